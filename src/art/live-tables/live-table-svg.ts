import { type PaletteName, paletteOf } from '#art/colour/palettes.ts';
import { fnv1a32, mulberry32 } from '#art/seeded-random.ts';
import { baccaratTable, blackjackTable, pokerTable } from './card-tables.ts';
import { diceTable } from './dice-table.ts';
import { duelTable } from './duel-table.ts';
import { moneyWheelTable } from './money-wheel-table.ts';
import { rouletteTable, speedRouletteTable } from './roulette-tables.ts';
import { bokeh, openTableSet, TABLE_HEIGHT, TABLE_WIDTH, type TableSet, tableDefinitions } from './table-set.ts';

const TABLES = {
  roulette: rouletteTable,
  speed: speedRouletteTable,
  blackjack: blackjackTable,
  baccarat: baccaratTable,
  dragontiger: duelTable,
  sicbo: diceTable,
  wheel: moneyWheelTable,
  poker: pokerTable,
} as const satisfies Record<string, (set: TableSet) => string>;

export type LiveTableKind = keyof typeof TABLES;

export const LIVE_TABLE_KINDS = Object.keys(TABLES) as LiveTableKind[];

export interface LiveTable {
  kind: LiveTableKind;
  palette: PaletteName;
  /** The seed of this table, such as its game code. */
  seed: string;
}

/** A live dealer's table as a standalone SVG of 320 x 220 user units, darkened below for the caption. */
export function liveTableSvg({ kind, palette: paletteName, seed }: LiveTable): string {
  const hash = fnv1a32(`${kind}|${paletteName}|${seed}`);
  const id = `v${hash.toString(36)}`;
  const palette = paletteOf(paletteName);
  const set = openTableSet(id, palette, mulberry32(hash));
  const size = `width="${TABLE_WIDTH}" height="${TABLE_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TABLE_WIDTH} ${TABLE_HEIGHT}" ${size} preserveAspectRatio="xMidYMid slice">` +
    `${tableDefinitions(id, palette)}<rect ${size} fill="url(#${id}bg)"/><g filter="url(#${id}b)">${bokeh(set, 18)}</g>` +
    TABLES[kind](set) +
    `<rect y="${TABLE_HEIGHT * 0.42}" width="${TABLE_WIDTH}" height="${TABLE_HEIGHT * 0.58}" fill="url(#${id}sc)"/></svg>`
  );
}
