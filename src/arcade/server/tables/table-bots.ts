import { createHash } from 'node:crypto';
import { type DrawInteger, drawFromWords } from '#arcade/engine/draw-integer.ts';
import type { TableKey } from '../store/table-bets.ts';
import { clientSeedOf } from './table-seeds.ts';

/** A guest of the demo that plays by itself. It has no money: it only shows how others would sit and bet. */
export interface TableBot {
  readonly name: string;
  /** The place that it bets on in this round; null where it sits the round out. */
  readonly place: string | null;
  /** The time of its bet, as a share of the betting time. */
  readonly placedAfter: number;
}

const NAMES = ['Nova', 'Kite', 'Juno', 'Pixel', 'Sable', 'Onyx', 'Rumba', 'Fjord', 'Tango', 'Maple'] as const;
const FEWEST = 3;
const MOST = 5;
/** Of five rounds a bot sits one out. */
const SITS_OUT = 5;

/** The bots at a table in a round: the same ones for an hour of rounds or so, with other bets in each round. */
export function tableBots(table: TableKey, number: number, places: readonly string[]): readonly TableBot[] {
  const name = clientSeedOf(table);
  const seated = drawsOf(`${name} bots ${Math.floor(number / 100)}`);
  const playing = drawsOf(`${name} bets ${number}`);
  const left: string[] = [...NAMES];
  return Array.from({ length: FEWEST + seated(MOST - FEWEST + 1) }, () => {
    const [chosen = ''] = left.splice(seated(left.length), 1);
    const place = places[playing(places.length)] ?? null;
    const sitsOut = playing(SITS_OUT) === 0;
    return { name: chosen, place: sitsOut ? null : place, placedAfter: 0.1 + playing(70) / 100 };
  });
}

/** Draws that follow from a text. Nothing that is paid depends on them. */
function drawsOf(text: string): DrawInteger {
  let block = createHash('sha256').update(text).digest();
  let offset = 0;
  return drawFromWords(() => {
    if (offset === block.length) {
      block = createHash('sha256').update(block).digest();
      offset = 0;
    }
    offset += 4;
    return block.readUInt32BE(offset - 4);
  });
}
