import { oneDecimal as f } from '#art/svg-number.ts';

/** A pointed arch: its middle, half its width, its tip and its foot in user units. */
export interface LatticeArch {
  x: number;
  half: number;
  tip: number;
  foot: number;
}

const LATTICE = 'M14 2L17.5 10.5L26 14L17.5 17.5L14 26L10.5 17.5L2 14L10.5 10.5ZM6 6H22V22H6Z';

/** The outline of an arch, widened by so much on every side. */
function outline({ x, half, tip, foot }: LatticeArch, widened: number): string {
  const scale = half / 60;
  const reach = half + widened;
  const top = tip - widened * 1.4;
  const spring = tip + 84 * scale;
  const bend = spring - 36 * scale;
  const near = 32 * scale;
  return (
    `M${f(x - reach)} ${f(foot)}V${f(spring)}C${f(x - reach)} ${f(bend)} ${f(x - near)} ${f(top + near)} ${f(x)} ${f(top)}` +
    `C${f(x + near)} ${f(top + near)} ${f(x + reach)} ${f(bend)} ${f(x + reach)} ${f(spring)}V${f(foot)}`
  );
}

/** Definitions that every arch of a picture shares: a lattice of stars, and the light behind it. */
export function archDefinitions(unit: number): string {
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return (
    `<defs><pattern id="lattice" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="scale(${unit})"><path d="${LATTICE}" fill="none" stroke="#EBCB82" stroke-opacity=".28"/></pattern>` +
    `<radialGradient id="lamplight">${stop(0, '#FFF4D0', 0.9)}${stop(0.5, '#F1D69A', 0.3)}${stop(1, '#F1D69A', 0)}</radialGradient></defs>`
  );
}

/**
 * A lit niche behind a lattice, in a golden frame with a fine line around it. What is inside is cut where the frame is.
 */
export function latticeArch(id: string, arch: LatticeArch, inside = ''): string {
  const { x, half, tip, foot } = arch;
  const opening = outline(arch, 0);
  const size = `x="${f(x - half)}" y="${f(tip)}" width="${f(half * 2)}" height="${f(foot - tip)}"`;
  return (
    `<clipPath id="${id}"><path d="${opening}Z"/></clipPath><g clip-path="url(#${id})"><rect ${size} fill="#0A4A3A"/>` +
    `<circle cx="${f(x)}" cy="${f(tip + (foot - tip) * 0.56)}" r="${f(half * 1.44)}" fill="url(#lamplight)" opacity=".8"/><rect ${size} fill="url(#lattice)"/>${inside}</g>` +
    `<path d="${opening}" fill="none" stroke="#EBCB82" stroke-width="${f(half / 15)}"/>` +
    `<path d="${outline(arch, half / 6)}" fill="none" stroke="#EBCB82" stroke-opacity=".5" stroke-width="${f(half / 40)}"/>`
  );
}
