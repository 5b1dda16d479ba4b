import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { SEASON_RULES } from '#arcade/games/sportsbook/season/timeline.ts';
import type { LegResult } from '#arcade/games/sportsbook/slip/slip.ts';
import { choiceOfEnd, slipIn, slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settleRound } from '../rounds/round-settler.ts';
import { replaceWin } from '../store/replaced-wins.ts';
import { findRound, type Round } from '../store/round-store.ts';
import { recentSlips } from '../store/slip-rounds.ts';
import { resultsOf } from './leg-result.ts';
import type { MatchCentre } from './match-centre.ts';

interface CorrectionParts {
  readonly centre: MatchCentre;
  readonly onError: (error: unknown) => void;
  /** A slip was settled anew, and its wallet has answered or not. */
  readonly corrected: (place: PlayParts, round: Round) => void;
}

const SETTLED_WITHIN_MS = 5_000;
/** A slip that was settled before had its correction, unless no process ran since. */
const LOOKED_BACK_MS = 24 * 3_600_000;

/** Slips that were settled by a result which is corrected later: they are settled anew, their first win goes back. */
export class CorrectedSlips {
  readonly #parts: CorrectionParts;
  /** When the last result of a slip is official. */
  readonly #due = new Map<string, { readonly place: PlayParts; readonly at: number }>();
  readonly #working = new Set<Promise<void>>();

  /** Takes up the slips that an earlier process settled last. */
  constructor(parts: CorrectionParts, place: PlayParts) {
    this.#parts = parts;
    const since = place.clock().getTime() - LOOKED_BACK_MS;
    for (const round of recentSlips(place.store, slipRules.id, since)) this.note(place, round);
  }

  /** Remembers a settled slip until its results are official, where one of them will be corrected. */
  note(place: PlayParts, round: Round): void {
    const { legs } = slipIn(round.choices[0]);
    // What other rules decided stays.
    if (legs.some(({ rules }) => rules !== SEASON_RULES)) return;
    const moments = legs.flatMap(({ fixtureId }) => {
      const fixture = findFixture(fixtureId);
      return fixture === undefined ? [] : (this.#parts.centre.correctedAt(fixture) ?? []);
    });
    if (moments.length > 0 && storedResults(round) !== null)
      this.#due.set(round.id, { place, at: Math.max(...moments) });
  }

  look(now: number): void {
    for (const [id, { place, at }] of this.#due) {
      if (at > now) continue;
      try {
        this.#correct(place, id, now);
      } catch (error) {
        // The next look tries again, and other slips go on.
        this.#parts.onError(error);
      }
    }
  }

  /** Waits for the calls to wallets that are under way. */
  async idle(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  #correct(place: PlayParts, id: string, now: number): void {
    const round = findRound(place.store, id);
    // Its first win is on its way: it is corrected after it.
    if (round?.state === 'open') return;
    const before = round === undefined ? null : storedResults(round);
    const results =
      round?.state === 'settled' && before !== null
        ? resultsOf(this.#parts.centre, slipIn(round.choices[0]).legs, now)
        : null;
    if (round === undefined || before === null || results === null || isSame(before, results)) {
      this.#due.delete(id);
      return;
    }
    const choices = [...round.choices.slice(0, 1), choiceOfEnd({ results })];
    const { winMinor: win } = slipRules.play(() => 0, choices, round.bet);
    replaceWin(place.store, round, { choices, win }, now + SETTLED_WITHIN_MS);
    this.#due.delete(id);
    const work = place.queue
      .run(round, () => settleRound(place, id, []))
      .then((settled) => this.#parts.corrected(place, settled), this.#parts.onError)
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
  }
}

/** The results that a slip was settled by; null where it was cashed out. */
function storedResults({ choices }: Round): readonly LegResult[] | null {
  const results = choices.at(-1)?.results;
  return Array.isArray(results) ? (results as readonly LegResult[]) : null;
}

function isSame(before: readonly LegResult[], after: readonly LegResult[]): boolean {
  const figures = (results: readonly LegResult[]): string =>
    JSON.stringify(results.map(({ pair, score }) => [pair, score]));
  return figures(before) === figures(after);
}
