// The timeline of the page of `t0 trace`: draws the waves of `viewer.js` on a canvas.

const canvas = element("canvas"), context = canvas.getContext("2d");
let colours = {}, drawing = false;

function readColours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name) => style.getPropertyValue(`--${name}`).trim();
  colours = { kinds: CLASSES.map(({ key }) => of(key)) };
  for (const name of ["text", "dim", "edge", "grid", "open", "panel", "select", "link"]) colours[name] = of(name);
}

function draw() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => { drawing = false; paint(); });
}

function paint() {
  const width = canvas.clientWidth, height = AXIS + WAVE * trace.waves.length, ratio = devicePixelRatio || 1;
  canvas.style.height = `${height}px`;
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const scale = width / (view.to - view.from), x = (clock) => (clock - view.from) * scale;
  trace.waves.forEach((wave, n) => {
    const top = AXIS + n * WAVE;
    if (n === current) {
      context.fillStyle = colours.open;
      context.fillRect(0, top, width, WAVE);
    }
    context.fillStyle = colours.grid;
    context.fillRect(0, top, width, 1);
  });
  axis(width, height, x);
  trace.waves.forEach((wave, n) => {
    const top = AXIS + n * WAVE;
    if (decoded.has(n)) boxes(decoded.get(n), top, width, x, scale); else overview(wave, top, x);
  });
  selection(width, x);
}

function axis(width, height, x) {
  const least = (view.to - view.from) * 90 / Math.max(width, 1), power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= least));
  context.font = "11px system-ui, sans-serif";
  context.textBaseline = "middle";
  for (let clock = Math.ceil(view.from / step) * step; clock <= view.to; clock += step) {
    context.fillStyle = colours.grid;
    context.fillRect(Math.round(x(clock)), AXIS - 5, 1, height);
    context.fillStyle = colours.dim;
    const label = clock === Math.ceil(view.from / step) * step ? `clock ${number(clock)}` : number(clock);
    const at = Math.round(x(clock)) + 4;
    if (at + context.measureText(label).width < width) context.fillText(label, at, AXIS / 2);
  }
}

/** A wave that is not decoded: the class that takes most clocks in each part of the time. */
function overview(wave, top, x) {
  const part = trace.end / wave.overview.length;
  context.globalAlpha = 0.4;
  [...wave.overview].forEach((letter, i) => {
    if (letter === ".") return;
    context.fillStyle = colours.kinds[letter.charCodeAt(0) - 97];
    const left = Math.round(x(i * part));
    context.fillRect(left, top + 8, Math.round(x((i + 1) * part)) - left, 14);
  });
  context.globalAlpha = 1;
}

function boxes(wave, top, width, x, scale) {
  wave.items ??= itemsOf(wave);
  let covered = -1;
  context.font = "11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";
  for (const item of wave.items) {
    const folded = item.fold && !item.unfolded;
    if (item.fold && item.unfolded) continue;
    const i = item.step, end = (folded ? wave.issue[item.end - 1] : wave.issue[i]) + 1;
    const left = x(wave.begin[i]), right = x(end);
    if (folded) {
      if (right < 0 || left > width) continue;
      hatch(left, top + 4, right - left, 20);
      label(counted(item.fold.iterations.length - 1, "more iteration"), left, right, top + 14, width, colours.text);
      continue;
    }
    const { kind, text } = PROGRAM[wave.code[i]], colour = colours.kinds[kind];
    if (CLASSES[kind].memory) {
      const [from, to] = [x(wave.issue[i]), x(wave.done[i])];
      if (to > 0 && from < width) {
        context.globalAlpha = 0.75;
        context.fillStyle = colour;
        context.fillRect(from, top + 26 + (i % 3) * 3, Math.max(1, to - from), 2);
        context.globalAlpha = 1;
      }
    }
    // Boxes that end within a pixel that is covered already are not visible.
    if (right < 0 || left > width || right <= covered) continue;
    const strong = Math.max(left, Math.min(x(wave.issue[i]), right - 1)), gap = scale > 6 ? 1 : 0;
    context.fillStyle = colour;
    if (strong > left) {
      context.globalAlpha = 0.3;
      context.fillRect(left, top + 4, strong - left, 20);
      context.globalAlpha = 1;
    }
    context.fillRect(strong, top + 4, Math.max(1, right - strong - gap), 20);
    label(text, left, strong, top + 14, width, colours.text);
    covered = Math.floor(right);
  }
}

function label(text, left, right, middle, width, colour) {
  const from = Math.max(left, 0) + 4, room = Math.min(right, width) - from - 3;
  const fits = Math.floor(room / 6.7);
  if (fits < 4) return;
  context.fillStyle = colour;
  context.fillText(text.length > fits ? `${text.slice(0, fits - 1)}\u2026` : text, from, middle);
}

function hatch(left, top, width, height) {
  context.save();
  context.beginPath();
  context.rect(left, top, Math.max(1, width), height);
  context.clip();
  context.fillStyle = colours.grid;
  context.fillRect(left, top, width, height);
  context.strokeStyle = colours.edge;
  context.lineWidth = 2;
  context.beginPath();
  const first = Math.max(left, -20), last = Math.min(left + width, canvas.clientWidth + 20);
  for (let at = first - height; at < last; at += 8) {
    context.moveTo(at, top + height);
    context.lineTo(at + height, top);
  }
  context.stroke();
  context.restore();
}

/** The selected item, and lines to the steps that it is linked with. */
function selection(width, x) {
  if (!items.length) return;
  const top = AXIS + current * WAVE, item = items[chosen];
  const left = x(open.begin[item.step]), right = x(lastClock(item));
  context.strokeStyle = colours.select;
  context.lineWidth = 2;
  context.strokeRect(left - 1, top + 3, Math.max(3, right - left + 1), 22);
  context.strokeStyle = context.fillStyle = colours.link;
  context.lineWidth = 1.5;
  const middle = x(open.issue[item.step] + 0.5);
  for (const step of linked()) {
    const other = x(open.issue[step] + 0.5);
    context.beginPath();
    context.moveTo(middle, top + 25);
    context.bezierCurveTo(middle, top + 38, other, top + 38, other, top + 25);
    context.stroke();
    context.fillRect(other - 2, top + 22, 4, 4);
  }
}

function zoom(factor, at) {
  const width = Math.min(Math.max((view.to - view.from) * factor, 20), trace.end * 1.05);
  const share = (at - view.from) / (view.to - view.from);
  view.from = Math.max(-width * 0.02, Math.min(at - share * width, trace.end - width * 0.5));
  view.to = view.from + width;
  draw();
}

function pan(clocks) {
  const width = view.to - view.from;
  view.from = Math.max(-width * 0.02, Math.min(view.from + clocks, trace.end - width * 0.5));
  view.to = view.from + width;
  draw();
}

function fit() {
  view.from = 0;
  view.to = Math.max(trace.end, 1);
  draw();
}
