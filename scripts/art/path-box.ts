/** Left, top, right and bottom of a path's points, in its own units. */
export type PathBox = [left: number, top: number, right: number, bottom: number];

/** The number of arguments of each path command, and the index of its end point among them. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const TOKEN = /([a-zA-Z])|(-?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?)/g;

/** Arc flags may be written without separators, so an arc is read number by number. */
function readNumbers(source: string, command: string): number[] {
  if (command.toUpperCase() !== 'A') return [...source.matchAll(TOKEN)].map(([token]) => Number(token));
  const number = String.raw`\s*,?\s*(-?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?)`;
  const flag = String.raw`\s*,?\s*([01])`;
  const arc = new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), 'g');
  return [...source.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}

/**
 * The box of a path's end points. Curves may bulge past it by a few units, which centring a hero forgives; control
 * points would overshoot by far more.
 */
export function pathBox(path: string): PathBox {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const box: PathBox = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, command = 'M', source = ''] of path.matchAll(/([a-zA-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kind = command.toUpperCase();
    const relative = command !== kind;
    if (kind === 'Z') {
      x = startX;
      y = startY;
      continue;
    }
    const arity = ARITY[kind];
    if (!arity) throw new Error(`A path has the unknown command ${command}.`);
    const values = readNumbers(source, command);
    for (let index = 0; index + arity <= values.length; index += arity) {
      const last = values[index + arity - 1] ?? 0;
      const beforeLast = values[index + arity - 2] ?? 0;
      if (kind === 'H') x = relative ? x + last : last;
      else if (kind === 'V') y = relative ? y + last : last;
      else {
        x = relative ? x + beforeLast : beforeLast;
        y = relative ? y + last : last;
      }
      if (kind === 'M' && index === 0) {
        startX = x;
        startY = y;
      }
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box.map((value) => Math.round(value)) as PathBox;
}
