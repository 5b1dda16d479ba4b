import { objectMarkup } from '#art/heroes/hero-library.ts';

/** A red paper lantern, its middle at the given point. */
export function paperLantern(id: string, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32}) translate(-16 -16)">${objectMarkup('red-paper-lantern', id)}</g>`;
}
