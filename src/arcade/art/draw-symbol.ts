import { type MaterialName, materialOf } from '#art/colour/materials.ts';
import { lightRays } from '#art/scenery/light-rays.ts';
import type { TileSpec } from '#art/tiles/tile-spec.ts';
import type { SymbolId } from '../symbol-id.ts';
import { castOf, type GameCast } from './game-cast.ts';
import { closeSymbolBoard, openSymbolBoard, type SymbolBoard } from './symbol-board.ts';

/** Every symbol that a game has a picture of, whether or not its machine uses it. */
export const SYMBOL_IDS = [
  'wild',
  'wild2',
  'wild3',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
] as const satisfies readonly SymbolId[];

const LETTERS = ['A', 'K', 'Q', 'J', '10'] as const;

/** A jewel of the lettering's metal with a burst of light: what wilds are written on. */
function wildPlaque({ id, palette }: SymbolBoard, metal: MaterialName): string {
  const { upper, middle, shade, extrude } = materialOf(metal);
  return (
    `<defs><radialGradient id="${id}w" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="${palette.pale}"/><stop offset=".35" stop-color="${palette.glow}"/><stop offset=".75" stop-color="${palette.bright}"/><stop offset="1" stop-color="${palette.mid}"/></radialGradient>` +
    `<linearGradient id="${id}r" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${upper}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    `<clipPath id="${id}wc"><rect x="20" y="20" width="160" height="160" rx="34"/></clipPath></defs>` +
    `<rect x="12" y="17" width="176" height="176" rx="40" fill="${extrude}"/><rect x="12" y="12" width="176" height="176" rx="40" fill="url(#${id}r)"/>` +
    `<rect x="20" y="20" width="160" height="160" rx="34" fill="url(#${id}w)"/>` +
    `<g clip-path="url(#${id}wc)">${lightRays({ x: 100, y: 92, innerRadius: 14, outerRadius: 150, count: 16, colour: palette.pale, opacity: 0.45 })}</g>` +
    `<rect x="20" y="20" width="160" height="160" rx="34" fill="none" stroke="${palette.ink}" stroke-width="2.5" opacity=".55"/>`
  );
}

function wild(board: SymbolBoard, cast: GameCast, spec: TileSpec, multiplier: number): string {
  const plaque = wildPlaque(board, spec.lmat);
  const hero = board.picture(cast.highs[0], { x: 100, y: 84, size: 118 });
  const word = board.text('WILD', spec.lmat, { x: 10, y: 112, width: 180, height: 74, align: 'bottom' }, 62);
  if (multiplier === 1) return plaque + hero + word;
  return plaque + hero + word + board.text(`x${multiplier}`, 'ivory', { x: 118, y: 6, width: 76, height: 56 }, 46);
}

/** The scatter, which starts the free spins: in a ring of the accent, above its name. */
function scatter(board: SymbolBoard, cast: GameCast, spec: TileSpec): string {
  const { id, palette } = board;
  const ring = (radius: number, colour: string, width: number) =>
    `<circle cx="100" cy="92" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<defs><radialGradient id="${id}g"><stop offset="0" stop-color="${palette.pale}"/><stop offset=".55" stop-color="${palette.accent}"/><stop offset="1" stop-color="${palette.accentDeep}"/></radialGradient></defs>` +
    `<circle cx="100" cy="97" r="88" fill="${palette.ink}"/><circle cx="100" cy="92" r="86" fill="url(#${id}g)"/>` +
    lightRays({ x: 100, y: 92, innerRadius: 20, outerRadius: 80, count: 18, colour: '#fff', opacity: 0.35 }) +
    ring(84, palette.accentDeep, 10) +
    ring(84, palette.rim, 5) +
    ring(77, palette.ink, 1.5) +
    board.picture(cast.scatter, { x: 100, y: 84, size: 112 }) +
    board.text('SCATTER', spec.lmat, { x: 4, y: 128, width: 192, height: 62, align: 'bottom' }, 46)
  );
}

function letter(board: SymbolBoard, cast: GameCast, index: number): string {
  const material = cast.letters[index] ?? 'silver';
  return board.text(LETTERS[index] ?? '', material, { x: 34, y: 34, width: 132, height: 128, align: 'middle' }, 112);
}

function high(board: SymbolBoard, cast: GameCast, index: number): string {
  const member = cast.highs[index] ?? cast.highs[0];
  return board.picture(member, { x: 100, y: 96, size: index === 0 ? 164 : 146 });
}

/** Takes the number at the end of an id such as `low3`; 0 is the first. */
function rankOf(symbolId: SymbolId): number {
  return Number(symbolId.at(-1)) - 1;
}

function markupOf(board: SymbolBoard, cast: GameCast, spec: TileSpec, symbolId: SymbolId): string {
  if (symbolId === 'scatter') return scatter(board, cast, spec);
  if (symbolId.startsWith('wild')) return wild(board, cast, spec, symbolId === 'wild' ? 1 : rankOf(symbolId) + 1);
  return symbolId.startsWith('low') ? letter(board, cast, rankOf(symbolId)) : high(board, cast, rankOf(symbolId));
}

/**
 * One symbol of a game as a standalone SVG of 200 x 200 user units without a ground, from the spec of the game's tile.
 */
export function drawSymbol(spec: TileSpec, symbolId: SymbolId): string {
  const board = openSymbolBoard(spec, symbolId);
  return closeSymbolBoard(board, markupOf(board, castOf(spec), spec, symbolId));
}
