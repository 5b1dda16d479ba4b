import { oneDecimal as f } from '../svg-number.ts';

/** Face and side of a chip. */
const CHIP_COLOURS = {
  teal: ['#21C9B0', '#0C7A6C'],
  violet: ['#8A5CFF', '#4C22B8'],
  red: ['#E0314F', '#8C0E2A'],
  gold: ['#F2B632', '#9A6505'],
  black: ['#2A2F42', '#0F1220'],
  blue: ['#3187F5', '#123F96'],
  green: ['#23A86A', '#0B5C38'],
} as const;

export type ChipColour = keyof typeof CHIP_COLOURS;

const SQUASH = 0.6;
const EDGE_SPOTS = [-0.75, -0.28, 0.28, 0.75];

function chip(x: number, y: number, r: number, face: string, side: string): string {
  const spots = EDGE_SPOTS.map((share) => {
    const top = f(Math.sqrt(1 - share * share) * r * SQUASH - 1);
    return `<path d="M${f(r * share - r * 0.1)} ${top}v${f(r * 0.24)}h${f(r * 0.2)}v${f(-r * 0.24)}Z"/>`;
  }).join('');
  const inlays = Array.from(
    { length: 8 },
    (_, index) =>
      `<rect x="${f(-r * 0.11)}" y="${f(-r)}" width="${f(r * 0.22)}" height="${f(r * 0.24)}" transform="rotate(${index * 45})"/>`,
  ).join('');
  return (
    `<g transform="translate(${f(x)} ${f(y)})"><path d="M${-r} 0V${f(r * 0.24)}A${r} ${f(r * SQUASH)} 0 0 0 ${r} ${f(r * 0.24)}V0Z" fill="${side}"/>` +
    `<g fill="#fff" opacity=".85">${spots}</g><ellipse rx="${r}" ry="${f(r * SQUASH)}" fill="${face}"/>` +
    `<g transform="scale(1 ${SQUASH})"><g fill="#fff">${inlays}</g><circle r="${f(r * 0.7)}" fill="${side}"/><circle r="${f(r * 0.66)}" fill="${face}"/>` +
    `<circle r="${f(r * 0.5)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${f(r * 0.05)}"/></g></g>`
  );
}

/** A stack of chips seen from above the table, with its shadow. */
export function chipStack(x: number, y: number, radius: number, colour: ChipColour, count: number): string {
  const [face, side] = CHIP_COLOURS[colour];
  let markup = `<ellipse cx="${f(x + radius * 0.1)}" cy="${f(y + radius * 0.4)}" rx="${f(radius * 1.1)}" ry="${f(radius * SQUASH)}" fill="#000" opacity=".35"/>`;
  for (let level = 0; level < count; level++) {
    markup += chip(x + (level % 2 ? radius * 0.03 : 0), y - level * radius * 0.26, radius, face, side);
  }
  return markup;
}
