import { type Material, materialOf } from '#art/colour/materials.ts';
import { oneDecimal as f } from '#art/svg-number.ts';

export interface Coin {
  x: number;
  y: number;
  radius: number;
  /** Degrees. */
  turn: number;
  material?: Material;
  /** The mark struck into the face. */
  mark?: 'chevron' | 'star';
}

function struckMark(mark: 'chevron' | 'star', r: number): string {
  const p = (x: number, y: number) => `${f(r * x)} ${f(r * y)}`;
  if (mark === 'chevron') return `M${p(-0.18, -0.32)}L${p(0.2, 0)}L${p(-0.18, 0.32)}L${p(-0.36, 0)}Z`;
  return `M${p(0, -0.36)}L${p(0.12, -0.08)}L${p(0.38, 0)}L${p(0.12, 0.08)}L${p(0, 0.36)}L${p(-0.12, 0.08)}L${p(-0.38, 0)}L${p(-0.12, -0.08)}Z`;
}

/** A thick coin seen slightly from above. */
export function coin({ x, y, radius: r, turn, material = materialOf('gold'), mark = 'chevron' }: Coin): string {
  const disc = (lift: number, width: number, height: number, colour: string) =>
    `<ellipse cy="${f(r * lift)}" rx="${f(r * width)}" ry="${f(r * height)}" fill="${colour}"/>`;
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})">` +
    disc(0.16, 1, 0.82, material.extrude) +
    disc(0.1, 1, 0.82, material.shade) +
    disc(0, 1, 0.82, material.middle) +
    disc(0, 0.93, 0.76, material.upper) +
    disc(0, 0.74, 0.6, material.middle) +
    disc(0.04, 0.7, 0.56, material.lower) +
    `<path d="${struckMark(mark, r)}" fill="${material.shade}" opacity=".55"/>` +
    `<path d="M${f(-r * 0.8)} ${f(-r * 0.2)}A${f(r * 0.84)} ${f(r * 0.7)} 0 0 1 ${f(r * 0.1)} ${f(-r * 0.69)}" stroke="#fff" stroke-width="${f(r * 0.09)}" fill="none" stroke-linecap="round" opacity=".75"/></g>`
  );
}
