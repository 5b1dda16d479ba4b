import { textPath } from '#art/lettering/text-path.ts';
import { oneDecimal as f } from '#art/svg-number.ts';

/** The pockets of a single-zero wheel in their true order. */
export const POCKET_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

export const RED_NUMBERS: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export interface WheelWood {
  light: string;
  dark: string;
  edge: string;
}

const MAHOGANY: WheelWood = { light: '#7A3A16', dark: '#3A1607', edge: '#C77A34' };
const POCKET_COLOURS = { green: '#0E8F5B', red: '#C9163A', black: '#14161F' };
const GOLD_LINE = '#E9C26A';
const BALL_TURN = Math.PI * 0.74;

export interface RouletteWheel {
  x: number;
  y: number;
  radius: number;
  /** Height over width of the seen ellipse. */
  squash?: number;
  /** Degrees the rotor is turned. */
  turn?: number;
  wood?: WheelWood;
}

function definitions(id: string, wood: WheelWood): string {
  const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`;
  return (
    `<defs><radialGradient id="${id}a" cx=".5" cy=".4" r=".6">${stop(0.6, wood.dark)}${stop(0.8, wood.light)}${stop(0.9, wood.edge)}${stop(1, wood.dark)}</radialGradient>` +
    `<radialGradient id="${id}b" cx=".42" cy=".35" r=".8">${stop(0, '#E9A75B')}${stop(0.5, wood.light)}${stop(1, wood.dark)}</radialGradient>` +
    `<linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1">${stop(0, '#FFF3C4')}${stop(0.4, '#E9B44A')}${stop(0.6, '#FFE9A0')}${stop(1, '#8A5A12')}</linearGradient>` +
    `<filter id="${id}s" x="-30%" y="-30%" width="160%" height="180%"><feGaussianBlur stdDeviation="14"/></filter></defs>`
  );
}

function pocketColour(number: number): string {
  if (number === 0) return POCKET_COLOURS.green;
  return RED_NUMBERS.has(number) ? POCKET_COLOURS.red : POCKET_COLOURS.black;
}

/** One pocket: its number field outside, its hole inside, and the number upright to the rim. */
function pocket(radius: number, number: number, index: number): string {
  const at = (share: number, step: number) => {
    const angle = (step / POCKET_ORDER.length) * 2 * Math.PI;
    return `${f(radius * share * Math.sin(angle))} ${f(-radius * share * Math.cos(angle))}`;
  };
  const ring = (inner: number, outer: number, opacity: string) =>
    `<path d="M${at(inner, index - 0.5)}L${at(outer, index - 0.5)}A${f(radius * outer)} ${f(radius * outer)} 0 0 1 ${at(outer, index + 0.5)}L${at(inner, index + 0.5)}A${f(radius * inner)} ${f(radius * inner)} 0 0 0 ${at(inner, index - 0.5)}Z" fill="${pocketColour(number)}" stroke="${GOLD_LINE}" stroke-width="${f(radius * 0.006)}"${opacity}/>`;
  const label = textPath({
    text: String(number),
    face: 'cinzel',
    size: radius * 0.09,
    x: 0,
    y: -radius * 0.77,
    centred: true,
  });
  const turn = f((index / POCKET_ORDER.length) * 360);
  return `${ring(0.7, 0.9, '')}${ring(0.54, 0.7, ' opacity=".82"')}<path d="${label}" transform="rotate(${turn})" fill="#fff"/>`;
}

function rotor(id: string, radius: number, turn: number): string {
  const circle = (share: number, paint: string) => `<circle r="${f(radius * share)}" ${paint}/>`;
  const line = (width: number) => `fill="none" stroke="url(#${id}g)" stroke-width="${f(radius * width)}"`;
  const blade = `M0 0L${f(radius * 0.04)} ${f(-radius * 0.52)}L${f(-radius * 0.04)} ${f(-radius * 0.52)}Z`;
  const blades = Array.from({ length: 16 }, (_, index) => `<path d="${blade}" transform="rotate(${index * 22.5})"/>`);
  return (
    `<g transform="rotate(${f(turn)})">${POCKET_ORDER.map((number, index) => pocket(radius, number, index)).join('')}` +
    circle(0.7, line(0.014)) +
    circle(0.54, `fill="url(#${id}b)"`) +
    circle(0.54, line(0.016)) +
    circle(0.62, 'fill="#000" opacity=".16"') +
    `<g fill="#000" opacity=".09">${blades.join('')}</g></g>`
  );
}

function bowl(id: string, radius: number): string {
  const circle = (share: number, paint: string) => `<circle r="${f(radius * share)}" ${paint}/>`;
  const line = (width: number) => `fill="none" stroke="url(#${id}g)" stroke-width="${f(radius * width)}"`;
  const deflector = `M0 ${f(-radius * 0.05)}L${f(radius * 0.022)} 0L0 ${f(radius * 0.05)}L${f(-radius * 0.022)} 0Z`;
  const deflectors = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.3;
    const spin = f((angle * 180) / Math.PI + (index % 2 ? 90 : 0));
    return `<path d="${deflector}" transform="translate(${f(radius * Math.sin(angle))} ${f(-radius * Math.cos(angle))}) rotate(${spin})"/>`;
  });
  return (
    circle(1.08, `fill="url(#${id}a)"`) +
    circle(1.07, line(0.018)) +
    circle(0.93, 'fill="#2A0F06"') +
    circle(0.92, line(0.014)) +
    `<g fill="url(#${id}g)">${deflectors.join('')}</g>`
  );
}

function ball(radius: number): string {
  const x = radius * 0.63 * Math.sin(BALL_TURN);
  const y = -radius * 0.63 * Math.cos(BALL_TURN);
  const disc = (dx: number, dy: number, share: number, colour: string) =>
    `<circle cx="${f(x + radius * dx)}" cy="${f(y + radius * dy)}" r="${f(radius * share)}" fill="${colour}"/>`;
  return disc(0, 0, 0.048, '#fff') + disc(0.01, 0.015, 0.04, '#D8DCE8') + disc(-0.008, -0.01, 0.02, '#fff');
}

/** The turret in the middle, drawn upright over the squashed wheel. */
function turret(id: string, x: number, y: number, r: number, squash: number): string {
  const top = y - r * 0.06;
  const gold = `url(#${id}g)`;
  const knob = (dx: number, cy: number, share: number, colour: string) =>
    `<circle cx="${f(x + r * dx)}" cy="${f(cy)}" r="${f(r * share)}" fill="${colour}"/>`;
  return (
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r * 0.2)}" ry="${f(r * 0.2 * squash)}" fill="${gold}"/>` +
    `<ellipse cx="${f(x)}" cy="${f(y - r * 0.03)}" rx="${f(r * 0.13)}" ry="${f(r * 0.13 * squash)}" fill="#8A5A12"/>` +
    `<path d="M${f(x - r * 0.05)} ${f(y - r * 0.02)}L${f(x - r * 0.035)} ${f(top - r * 0.18)}H${f(x + r * 0.035)}L${f(x + r * 0.05)} ${f(y - r * 0.02)}Z" fill="${gold}"/>` +
    `<path d="M${f(x - r * 0.26)} ${f(top - r * 0.06)}L${f(x + r * 0.26)} ${f(top - r * 0.02)}M${f(x - r * 0.05)} ${f(top - r * 0.13)}L${f(x + r * 0.05)} ${f(top + r * 0.06)}" stroke="${gold}" stroke-width="${f(r * 0.04)}" stroke-linecap="round"/>` +
    knob(-0.26, top - r * 0.06, 0.042, '#FFE9A0') +
    knob(0.26, top - r * 0.02, 0.042, '#E9B44A') +
    knob(0, top - r * 0.2, 0.055, '#FFE9A0') +
    knob(-0.015, top - r * 0.215, 0.02, '#fff')
  );
}

/** A roulette wheel, drawn flat with its pockets in true order and then squashed into perspective. */
export function rouletteWheel(id: string, wheel: RouletteWheel): string {
  const { x, y, radius: r, squash = 0.62, turn = -20, wood = MAHOGANY } = wheel;
  return (
    definitions(id, wood) +
    `<ellipse cx="${f(x)}" cy="${f(y + r * 0.22)}" rx="${f(r * 1.1)}" ry="${f(r * squash * 1.08)}" fill="#000" opacity=".55" filter="url(#${id}s)"/>` +
    `<ellipse cx="${f(x)}" cy="${f(y + r * 0.1)}" rx="${f(r * 1.08)}" ry="${f(r * squash * 1.08)}" fill="${wood.dark}"/>` +
    `<g transform="translate(${f(x)} ${f(y)}) scale(1 ${squash})">${bowl(id, r)}${rotor(id, r, turn)}${ball(r)}</g>` +
    turret(id, x, y, r, squash) +
    `<path d="M${f(x - r * 1.02)} ${f(y - r * 0.1)}A${f(r * 1.03)} ${f(r * 1.03 * squash)} 0 0 1 ${f(x - r * 0.1)} ${f(y - r * squash * 1.02)}" fill="none" stroke="#fff" stroke-width="${f(r * 0.03)}" stroke-linecap="round" opacity=".4"/>`
  );
}
