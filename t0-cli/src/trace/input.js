// The input of the page of `t0 trace`, and its start.

const clockAt = (event) => view.from + event.offsetX / canvas.clientWidth * (view.to - view.from);
const waveAt = (event) => Math.floor((event.offsetY - AXIS) / WAVE);

/** The last step of a decoded wave that begins at or before a clock. */
function stepAt(wave, clock) {
  let low = 0, high = wave.begin.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (wave.begin[middle] <= clock) low = middle; else high = middle - 1;
  }
  return low;
}

canvas.addEventListener("wheel", (event) => {
  event.preventDefault();
  const width = view.to - view.from;
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan((event.deltaX || event.deltaY) / canvas.clientWidth * width);
  else zoom(Math.exp(event.deltaY * 0.0015), clockAt(event));
}, { passive: false });

let drag;
canvas.addEventListener("pointerdown", (event) => { drag = { x: event.offsetX, moved: false }; canvas.setPointerCapture(event.pointerId); });
canvas.addEventListener("pointermove", (event) => {
  const tip = element("tip"), n = waveAt(event), wave = decoded.get(n);
  if (drag) {
    if (Math.abs(event.offsetX - drag.x) > 3) drag.moved = true;
    if (drag.moved) {
      pan((drag.x - event.offsetX) / canvas.clientWidth * (view.to - view.from));
      drag.x = event.offsetX;
    }
  }
  tip.hidden = !!drag || !(n >= 0 && n < trace.waves.length);
  if (tip.hidden) return;
  if (!wave) tip.textContent = "click to open this wave";
  else {
    const step = stepAt(wave, clockAt(event)), code = PROGRAM[wave.code[step]];
    tip.textContent = `${code.text}\nclock ${number(wave.issue[step])}`;
  }
  const box = element("timeline").getBoundingClientRect();
  tip.style.left = `${Math.min(event.clientX - box.left + 14, box.width - tip.offsetWidth - 8)}px`;
  tip.style.top = `${event.clientY - box.top + element("timeline").scrollTop + 16}px`;
});
canvas.addEventListener("pointerleave", () => { element("tip").hidden = true; });
canvas.addEventListener("pointerup", (event) => {
  const clicked = drag && !drag.moved, n = waveAt(event);
  drag = undefined;
  if (!clicked || n < 0 || n >= trace.waves.length) return;
  openWave(n);
  select(itemAt(stepAt(open, clockAt(event))));
});

function nextWait(direction) {
  for (let n = chosen + direction; n >= 0 && n < items.length; n += direction) {
    if (!items[n].fold && open.waits.has(items[n].step)) return select(n);
  }
}

/** Opens another wave at the clock of the selected item. */
function changeWave(n) {
  if (n < 0 || n >= trace.waves.length) return;
  const clock = open.begin[items[chosen].step];
  openWave(n);
  select(itemAt(stepAt(open, clock)));
}

const KEYS = {
  ArrowRight: () => select(chosen + 1),
  ArrowLeft: () => select(chosen - 1),
  ArrowDown: () => changeWave(current + 1),
  ArrowUp: () => changeWave(current - 1),
  Home: () => select(0),
  End: () => select(items.length - 1),
  Enter: toggle,
  s: toggleLongest,
  w: () => nextWait(1),
  W: () => nextWait(-1),
  "+": () => zoom(0.6, open.begin[items[chosen].step]),
  "=": () => zoom(0.6, open.begin[items[chosen].step]),
  "-": () => zoom(1 / 0.6, open.begin[items[chosen].step]),
  0: fit,
  a: () => pan(-(view.to - view.from) / 5),
  d: () => pan((view.to - view.from) / 5),
  "?": () => element("help").showModal(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || element("help").open) return;
  const onButton = event.key === "Enter" && event.target.closest("button");
  if (onButton || !Object.hasOwn(KEYS, event.key) || !items.length) return;
  event.preventDefault();
  KEYS[event.key]();
});

element("list").addEventListener("scroll", showRows);
element("help-button").onclick = () => element("help").showModal();
element("fit").onclick = fit;
element("stalls-button").onclick = toggleLongest;
element("unfold").onclick = (event) => {
  const step = items[chosen].step, all = open.folds.length > open.unfolded.size;
  open.unfolded = new Set(all ? open.folds.map((fold) => fold.id) : []);
  items = open.items = itemsOf(open);
  event.target.textContent = all ? "Fold all loops" : "Unfold all loops";
  select(itemAt(step));
};
new ResizeObserver(() => { showRows(); draw(); }).observe(element("timeline"));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { readColours(); draw(); });

// --- Start ----------------------------------------------------------------------------------------------------------

element("kernel").textContent = trace.kernel;
element("launch").textContent = trace.launch;
element("statement").textContent = trace.statement;
const used = new Set(PROGRAM.map(({ kind }) => kind));
CLASSES.forEach(({ key, label }, kind) => {
  if (!used.has(kind)) return;
  const chip = make("span", "chip");
  chip.style.background = `var(--${key})`;
  const entry = make("li");
  entry.append(chip, label);
  element("legend").append(entry);
});
trace.waves.forEach((wave, n) => {
  const row = make("div", "wave", waveName(wave).replace("workgroup ", "group "));
  row.setAttribute("role", "option");
  row.append(make("small", "", `SIMD ${wave.simd}, ${number(wave.steps)} instructions`));
  row.onclick = () => { openWave(n); select(0); };
  element("waves").append(row);
});
readColours();
openWave(0);
select(0);
