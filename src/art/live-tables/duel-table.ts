import { materialOf } from '#art/colour/materials.ts';
import { glyphOf } from '#art/heroes/hero-library.ts';
import { oneDecimal as f, fourDecimals } from '../svg-number.ts';
import { faceUpCard } from './playing-card.ts';
import type { TableSet } from './table-set.ts';

const GOLD = materialOf('gold');

/** A glyph cast in gold, simpler than a tile's hero: the picture is small and holds two of them. */
function goldEmblem(name: string, x: number, y: number, size: number, facePaint: string): string {
  const { path, box } = glyphOf(name);
  const [left, top, right, bottom] = box;
  const scale = fourDecimals(size / Math.max(right - left, bottom - top));
  const edge = (stroke: string, width: number, extra = '') =>
    `<path d="${path}" fill="${GOLD.extrude}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${extra}/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) translate(${f(-(left + right) / 2)} ${f(-(top + bottom) / 2)})">` +
    edge(GOLD.extrude, 40, ' transform="translate(0 14)"') +
    edge(GOLD.upper, 46) +
    edge(GOLD.extrude, 34) +
    `<path d="${path}" fill="${facePaint}"/></g>`
  );
}

/** Dragon against tiger: two halves, two emblems, one card each. */
export function duelTable({ goldPaint, glowPaint, shadowBlur }: TableSet): string {
  const glow = (x: number) => `<circle cx="${x}" cy="90" r="110" fill="${glowPaint}" opacity=".6"/>`;
  return (
    '<path d="M0 0H186L134 220H0Z" fill="#B0122E"/><path d="M186 0H320V220H134Z" fill="#0E3FA8"/>' +
    glow(70) +
    glow(250) +
    `<path d="M186 0L134 220" stroke="${goldPaint}" stroke-width="5"/>` +
    goldEmblem('dragon-head', 84, 92, 124, goldPaint) +
    goldEmblem('tiger-head', 240, 98, 118, goldPaint) +
    faceUpCard({ x: 124, y: 176, width: 38, turn: -10, shadowBlur }, 'Q', 'diamonds') +
    faceUpCard({ x: 196, y: 180, width: 38, turn: 9, shadowBlur }, '10', 'spades')
  );
}
