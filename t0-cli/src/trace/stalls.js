// What the steps of the open wave wait for, and the list of its longest stalls.

const STALLS = trace.stalls.map(([key, label]) => ({ key, label }));

/** Decodes the waits of a wave, and adds up those of each line. */
function decodeStalls(open, unsigned) {
  let step = 0;
  for (let n = unsigned(); n > 0; n--) {
    step += unsigned();
    const stall = unsigned(), clocks = unsigned(), back = unsigned();
    const wait = { stall, clocks, producer: back ? step - back : undefined };
    if (open.stalls.has(step)) open.stalls.get(step).push(wait); else open.stalls.set(step, [wait]);
    // The clocks before the first instruction belong to no line.
    if (step === 0) continue;
    const { file, line } = PROGRAM[open.code[step]], key = `${file}:${line}`;
    if (!open.lineStalls.has(key)) open.lineStalls.set(key, new Map());
    const sums = open.lineStalls.get(key);
    sums.set(stall, (sums.get(stall) || 0) + clocks);
  }
}

/** The clocks of a line and the parts of its reasons. */
function lineClocks(key) {
  const clocks = open.perLine.get(key), sums = [...(open.lineStalls.get(key) || [])].sort((a, b) => b[1] - a[1]);
  if (!clocks) return "";
  const parts = sums.slice(0, 2).map(([stall, of]) => `${STALLS[stall].label} ${Math.round(100 * of / clocks)} %`);
  return [`${counted(clocks, "clock")} of this wave in this line`, ...parts].join(", ");
}

/** A button that selects a step. */
function jump(step, text) {
  const target = PROGRAM[open.code[step]];
  const button = make("button", "access", text ?? `${offset(target.offset)} ${target.text.split(" ")[0]}`);
  button.title = `${target.text}, issued at clock ${number(open.issue[step])}`;
  button.dataset.step = step;
  button.onclick = (event) => { event.stopPropagation(); reveal(step); };
  return button;
}

/** Fills the list of the longest stalls of the open wave. */
function showLongest() {
  const list = element("longest");
  const cells = (row, ...all) => all.forEach(([name, content]) => row.appendChild(make("span", name)).append(content));
  const names = make("div", "stall names");
  cells(names, ["num", "clocks"], ["num", "waits"], ["", "reason"], ["", "instruction"], ["", "waits for"]);
  list.replaceChildren(names);
  for (const [step, stall, producer, count, clocks] of trace.waves[current].longest) {
    const row = list.appendChild(make("div", "stall")), code = PROGRAM[open.code[step]];
    row.dataset.step = step;
    row.title = `${code.text}: the longest wait is at clock ${number(open.issue[step])}`;
    cells(row, ["num", number(clocks)], ["num", number(count)], ["", STALLS[stall].label],
      ["text", `${offset(code.offset)} ${code.text}`], ["", producer === null ? "" : jump(producer)]);
    row.onclick = () => reveal(step);
  }
}

/** Shows the longest stalls in place of the source, or the source again. */
function toggleLongest() {
  const shown = element("longest").hidden;
  element("longest").hidden = !shown;
  element("source").hidden = shown;
  element("stalls-button").setAttribute("aria-pressed", shown);
  if (!shown) { shownFile = undefined; showItem(); }
}
