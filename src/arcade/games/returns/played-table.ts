import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';

/** A bet of a game, and its return. */
export interface KnownBet {
  /** For reports: `straight`, `main, by basic strategy`. */
  readonly name: string;
  /** The places of chips that it stands for; none where a game has no places. */
  readonly places: readonly string[];
  /** The exact return of a unit of the bet that a round begins with; null where it is not known. */
  readonly exactShare: number | null;
  /** The exact standard deviation of a round, in bets; null where it is not known. */
  readonly deviation: number | null;
}

/** Bets of a game that are played in the same rounds. */
export interface PlayedTable {
  readonly rules: Pick<GameRules, 'id' | 'returnBasisPoints'>;
  readonly bets: readonly KnownBet[];
  /** Its first round takes more than a second, to work out the best choices. Quick tests leave it out. */
  readonly startsSlowly?: boolean;
  /**
   * Plays a round on the rules. Answers the return of each bet, in the order of `bets`, in units of the bet that the
   * round began with; raises are taken off. `round` counts from 0, so that rounds can go through all places by turns.
   */
  readonly play: (draw: DrawInteger, round: number) => readonly number[];
}

/** A payout with its stake, in stakes, and its chance. */
export type PayChance = readonly [multiple: number, chance: number];

/** A bet from all that it pays. Losses can be left out. */
export function betOfPays(name: string, pays: readonly PayChance[], places: readonly string[] = []): KnownBet {
  const exactShare = pays.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0);
  const squares = pays.reduce((sum, [multiple, chance]) => sum + multiple ** 2 * chance, 0);
  return { name, places, exactShare, deviation: Math.sqrt(squares - exactShare ** 2) };
}

/** A bet of which the return alone is known, or not even that. */
export function betOfShare(name: string, exactShare: number | null, places: readonly string[] = []): KnownBet {
  return { name, places, exactShare, deviation: null };
}

/** The exact return of the bet on a place. @throws RangeError where no bet of the table has the place. */
export function shareOfPlace({ bets }: PlayedTable, place: string): number | null {
  const bet = bets.find(({ places }) => places.includes(place));
  if (bet === undefined) throw new RangeError(`No bet has the place ${place}.`);
  return bet.exactShare;
}
