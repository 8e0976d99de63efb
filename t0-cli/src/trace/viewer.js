// The page of `t0 trace`. All times, links and loops are in the data; this file decodes and shows them.
"use strict";

const trace = JSON.parse(document.getElementById("trace").textContent);
const element = (id) => document.getElementById(id);
const ROW = 22, WAVE = 36, AXIS = 24;

/** Creates an element with a class and a text. */
function make(tag, name, text) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text !== undefined) made.textContent = text;
  return made;
}

const number = (n) => n.toLocaleString("en-US");
const counted = (n, one) => `${number(n)} ${one}${n === 1 ? "" : "s"}`;
const offset = (n) => (n < 0 ? "-0x" : "0x") + Math.abs(n).toString(16).padStart(4, "0");

// --- Data -----------------------------------------------------------------------------------------------------------

const CLASSES = trace.classes.map(([key, label, memory]) => ({ key, label, memory }));
const PROGRAM = trace.program.map(([offset, text, kind, file, line]) => ({ offset, text, kind, file, line }));

/** Decodes a wave: see encode.rs for the format. */
function decode(wave) {
  const bytes = atob(wave.data);
  let at = 0;
  const unsigned = () => {
    let value = 0, scale = 1;
    for (;;) {
      const byte = bytes.charCodeAt(at++);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  const signed = () => {
    const value = unsigned();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  const count = unsigned();
  const open = {
    code: new Uint32Array(count), begin: new Float64Array(count), issue: new Float64Array(count),
    done: new Float64Array(count), lines: new Uint16Array(count),
    folds: [], waits: new Map(), waiters: new Map(), unfolded: new Set(), perLine: new Map(),
    stalls: new Map(), lineStalls: new Map(),
  };
  let expected = 0, issue = 0;
  for (let i = 0; i < count; i++) {
    open.begin[i] = i ? issue + 1 : 0;
    open.code[i] = expected + signed();
    issue += unsigned();
    open.issue[i] = issue;
    open.done[i] = issue + unsigned();
    if (CLASSES[PROGRAM[open.code[i]].kind].memory) open.lines[i] = unsigned();
    expected = open.code[i] + 1;
    const { file, line } = PROGRAM[open.code[i]];
    const key = `${file}:${line}`;
    // The clocks before the first instruction belong to no line: the wave waits for other waves.
    open.perLine.set(key, (open.perLine.get(key) || 0) + (i ? issue + 1 - open.begin[i] : 1));
  }
  let start = 0;
  for (let n = unsigned(); n > 0; n--) {
    start += unsigned();
    const iterations = Array.from({ length: unsigned() }, unsigned);
    const end = start + iterations.reduce((sum, steps) => sum + steps, 0);
    open.folds.push({ start, end, iterations, id: open.folds.length });
  }
  let wait = 0;
  const push = (map, key, value) => map.has(key) ? map.get(key).push(value) : map.set(key, [value]);
  for (let n = unsigned(); n > 0; n--) {
    wait += unsigned();
    const access = wait - unsigned(), counter = trace.counters[unsigned()];
    push(open.waits, wait, { step: access, counter });
    push(open.waiters, access, { step: wait, counter });
  }
  decodeStalls(open, unsigned);
  return open;
}

/** The visible items of a wave: steps, and loops with their further iterations folded. */
function itemsOf(open) {
  const items = [];
  const walk = (from, to, folds, depth) => {
    let at = from;
    for (let n = 0; n < folds.length;) {
      const fold = folds[n];
      let next = n + 1;
      while (next < folds.length && folds[next].start < fold.end) next++;
      const inner = folds.slice(n + 1, next);
      for (; at < fold.start; at++) items.push({ step: at, depth });
      const unfolded = open.unfolded.has(fold.id);
      if (unfolded) items.push({ fold, step: at, end: fold.end, depth, unfolded });
      for (const steps of unfolded ? fold.iterations : fold.iterations.slice(0, 1)) {
        const end = at + steps;
        walk(at, end, inner.filter((f) => f.start >= at && f.start < end), depth + 1);
        at = end;
      }
      if (!unfolded) items.push({ fold, step: at, end: fold.end, depth, unfolded });
      at = fold.end;
      n = next;
    }
    for (; at < to; at++) items.push({ step: at, depth });
  };
  walk(0, open.code.length, open.folds, 0);
  return items;
}

// --- State ----------------------------------------------------------------------------------------------------------

const decoded = new Map();
const view = { from: 0, to: Math.max(trace.end, 1) };
let current = 0, open, items, chosen = 0;

const waveName = (wave) => `workgroup ${wave.workgroup.join(",")} wave ${wave.wave}`;
const lastClock = (item) => open.issue[(item.fold && !item.unfolded ? item.end : item.step + 1) - 1] + 1;

/** Opens a wave; it is decoded the first time. */
function openWave(n) {
  current = n;
  if (!decoded.has(n)) decoded.set(n, decode(trace.waves[n]));
  open = decoded.get(n);
  items = open.items ??= itemsOf(open);
  [...element("waves").children].forEach((row, i) => row.setAttribute("aria-selected", i === n));
  element("waves").children[n].scrollIntoView({ block: "nearest" });
  element("wave-title").textContent = waveName(trace.waves[n]);
  showLongest();
  shownFile = undefined;
}

/** The visible item that shows a step. */
function itemAt(step) {
  let low = 0, high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (items[middle].step <= step) low = middle; else high = middle - 1;
  }
  return low;
}

/** Selects a step, and unfolds the loops that hide it. */
function reveal(step) {
  const folds = open.folds.filter((f) => f.start + f.iterations[0] <= step && step < f.end);
  if (folds.length) {
    folds.forEach((fold) => open.unfolded.add(fold.id));
    items = open.items = itemsOf(open);
  }
  select(itemAt(step));
}

function toggle() {
  const item = items[chosen];
  const inside = open.folds.filter((f) => f.start <= item.step && item.step < f.end).pop();
  const fold = item.fold || inside;
  if (!fold) return;
  if (!open.unfolded.delete(fold.id)) open.unfolded.add(fold.id);
  items = open.items = itemsOf(open);
  select(items.findIndex((other) => other.fold === fold));
}

function select(index) {
  chosen = Math.max(0, Math.min(items.length - 1, index));
  showItem();
}

/** Moves the timeline so that the selected item is visible. */
function follow() {
  const item = items[chosen], begin = open.begin[item.step], end = lastClock(item), width = view.to - view.from;
  if (begin < view.from || end > view.to) {
    const from = Math.max(0, Math.min(begin - width / 3, trace.end - width));
    view.from = from;
    view.to = from + width;
  }
}

// --- Text panes -----------------------------------------------------------------------------------------------------

let shownFile;

function showItem() {
  if (!items.length) return;
  follow();
  const list = element("list"), top = chosen * ROW;
  if (top < list.scrollTop + ROW) list.scrollTop = top - ROW;
  if (top > list.scrollTop + list.clientHeight - 3 * ROW) list.scrollTop = top - list.clientHeight + 3 * ROW;
  const item = items[chosen];
  element("position").textContent = `instruction ${number(item.step + 1)} of ${number(open.code.length)}`;
  showRows();
  showSource(PROGRAM[open.code[item.step]]);
  showFacts(item);
  draw();
}

/** The steps that the selected one is linked with. */
function linked() {
  const item = items[chosen];
  if (item.fold) return [];
  return [...(open.waits.get(item.step) || []), ...(open.waiters.get(item.step) || [])].map((link) => link.step);
}

function showRows() {
  const list = element("list"), rows = element("rows");
  rows.style.height = `${items.length * ROW}px`;
  const first = Math.max(0, Math.floor(list.scrollTop / ROW) - 5);
  const last = Math.min(items.length, Math.ceil((list.scrollTop + list.clientHeight) / ROW) + 5);
  const links = new Set(linked()), here = PROGRAM[open.code[items[chosen].step]];
  rows.replaceChildren();
  for (let n = first; n < last; n++) {
    const item = items[n], code = PROGRAM[open.code[item.step]], row = make("div", "row");
    row.id = `item-${n}`;
    row.style.top = `${n * ROW}px`;
    row.setAttribute("role", "option");
    row.setAttribute("aria-selected", n === chosen);
    const band = row.appendChild(make("span", "band"));
    if (item.fold) {
      const { fold } = item, hidden = fold.iterations.length - 1;
      const clocks = open.issue[fold.end - 1] + 1 - open.begin[item.step];
      row.classList.add("fold");
      const what = item.unfolded
        ? `\u25be loop of ${counted(fold.iterations.length, "iteration")}, ${counted(clocks, "clock")}`
        : `\u25b8 ${counted(hidden, "more iteration")}: ${counted(fold.end - item.step, "instruction")}, ${counted(clocks, "clock")}`;
      row.append(make("span", "text", "  ".repeat(item.depth) + what));
      row.ondblclick = toggle;
    } else {
      const stall = open.issue[item.step] - open.begin[item.step];
      band.style.background = `var(--${CLASSES[code.kind].key})`;
      if (!links.has(item.step) && code.file !== null && code.file === here.file && code.line === here.line) row.classList.add("same");
      if (links.has(item.step)) row.classList.add("linked");
      row.append(make("span", "num", number(open.issue[item.step])), make("span", "num", offset(code.offset)));
      row.append(make("span", "text", "  ".repeat(item.depth) + code.text));
      row.append(make("span", "num", stall ? `+${number(stall)}` : ""));
    }
    row.onclick = () => select(n);
    rows.append(row);
  }
  list.setAttribute("aria-activedescendant", `item-${chosen}`);
}

function showSource({ file, line }) {
  const pane = element("source"), known = file !== null;
  const key = `${file}:${line}`;
  element("where").textContent = known ? `${trace.files[file].name}:${line}` : "no source line";
  element("line-clocks").textContent = known ? lineClocks(key) : "";
  if (!known) return;
  if (shownFile !== file) {
    shownFile = file;
    const { text, name } = trace.files[file];
    pane.replaceChildren();
    if (text === null) pane.append(make("p", "absent", `${name} could not be read when the trace was made.`));
    (text || "").replace(/\n$/, "").split("\n").forEach((content, i) => {
      if (text === null) return;
      const row = pane.appendChild(make("div", "line")), spent = open.perLine.get(`${file}:${i + 1}`);
      const heat = row.appendChild(make("span", "heat", spent ? number(spent) : ""));
      const share = spent ? Math.min(60, Math.round(100 * spent / trace.waves[current].end)) : 0;
      if (share) heat.style.background = `color-mix(in srgb, var(--wait) ${share}%, transparent)`;
      row.append(make("span", "number", i + 1), make("span", "content", content));
    });
  }
  pane.querySelector(".current")?.classList.remove("current");
  const row = pane.children[line - 1];
  if (trace.files[file].text === null || !row) return;
  row.classList.add("current");
  const above = row.offsetTop - pane.offsetTop;
  if (above < pane.scrollTop + 20 || above > pane.scrollTop + pane.clientHeight - 60) pane.scrollTop = above - pane.clientHeight / 3;
}

function showFacts(item) {
  const facts = element("facts"), code = PROGRAM[open.code[item.step]], list = make("dl");
  const row = (name, ...values) => {
    const value = make("dd");
    value.append(...values);
    list.append(make("dt", "", name), value);
  };
  if (item.fold) {
    const { iterations, start, end } = item.fold;
    const steps = iterations.every((n) => n === iterations[0])
      ? counted(iterations[0], "instruction") : `${Math.min(...iterations)} to ${Math.max(...iterations)} instructions`;
    row("loop", `${counted(iterations.length, "iteration")} of ${steps}`);
    row("clocks", `${number(open.begin[start])} to ${number(open.issue[end - 1])}`);
    row("", "Enter folds and unfolds it.");
    facts.replaceChildren(make("p", "asm", "loop"), list);
    return;
  }
  const step = item.step, stall = open.issue[step] - open.begin[step], kind = CLASSES[code.kind];
  row("class", kind.label);
  row("issue", `clock ${number(open.issue[step])}` + (stall ? `, ${counted(stall, "clock")} after it was the next instruction` : ""));
  for (const { stall, clocks, producer } of open.stalls.get(step) || []) {
    row("waited", `${counted(clocks, "clock")} for ${STALLS[stall].label} `, ...(producer === undefined ? [] : [jump(producer)]));
  }
  const after = open.done[step] - open.issue[step];
  if (after) row(kind.memory ? "complete" : "executed", `clock ${number(open.done[step])}, ${counted(after, "clock")} after its issue`);
  if (open.lines[step]) {
    if (kind.key === "lds") row("occupies", "the banks for " + counted(open.lines[step], "clock"));
    else row("touches", counted(open.lines[step], "cache line") + " of 128 bytes");
  }
  const links = (name, all) => {
    if (!all) return;
    row(name, ...all.map(({ step, counter }) => {
      const target = PROGRAM[open.code[step]];
      return jump(step, `${counter} ${offset(target.offset)} ${target.text.split(" ")[0]}`);
    }));
  };
  links("requires", open.waits.get(step));
  links("awaited by", open.waiters.get(step));
  facts.replaceChildren(make("p", "asm", `${offset(code.offset)}  ${code.text}`), list);
}
