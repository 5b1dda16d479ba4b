import type { Material } from '#art/colour/materials.ts';
import { oneDecimal as f, fourDecimals } from '#art/svg-number.ts';
import type { HeroSet } from './hero.ts';
import { glyphOf, objectMarkup } from './hero-library.ts';

export interface HeroAccent {
  set: HeroSet;
  name: string;
  x: number;
  y: number;
  size: number;
  /** Degrees. */
  turn: number;
  material: Material;
  opacity?: number;
  /** A filter reference, or empty for a sharp accent. */
  filter?: string;
}

/** A small companion of the hero, without the full treatment: near the edges it is blurred and only suggests depth. */
export function heroAccent(
  id: string,
  { set, name, x, y, size, turn, material, opacity = 1, filter = '' }: HeroAccent,
): string {
  const open = (board: number) =>
    `<g opacity="${opacity}"${filter && ` filter="${filter}"`} transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${fourDecimals(size / board)}) translate(${-board / 2} ${-board / 2})">`;
  if (set === 'object') return `${open(32)}${objectMarkup(name, id)}</g>`;
  const { path } = glyphOf(name);
  return `${open(512)}<path d="${path}" fill="${material.extrude}" stroke="${material.extrude}" stroke-width="34" stroke-linejoin="round"/><path d="${path}" fill="${material.middle}"/></g>`;
}
