import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { SEASON_RULES } from '#arcade/games/sportsbook/season/timeline.ts';
import type { LegResult } from '#arcade/games/sportsbook/slip/slip.ts';
import { choiceOfEnd, slipIn, slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settleRound } from '../rounds/round-settler.ts';
import { replaceWin } from '../store/replaced-wins.ts';
import { findRound, type Round } from '../store/round-store.ts';
import { keepResults, recentSlips } from '../store/slip-rounds.ts';
import { resultsOf } from './leg-result.ts';
import type { MatchCentre } from './match-centre.ts';
import { SETTLED_WITHIN_MS } from './open-slips.ts';
import { PendingWork } from './pending-work.ts';

interface CorrectionParts {
  readonly centre: MatchCentre;
  readonly onError: (error: unknown) => void;
  /** A slip was settled anew, and its wallet has answered or not. */
  readonly corrected: (place: PlayParts, round: Round) => void;
}

/**
 * Slips whose results are not official yet. When they are, a slip gets the seeds of its matches; one that was settled
 * by a result which is corrected is settled anew, and its first win goes back.
 */
export class CorrectedSlips {
  readonly #parts: CorrectionParts;
  /** When the last result of a slip is official. */
  readonly #due = new Map<string, { readonly place: PlayParts; readonly at: number }>();
  readonly #pending = new PendingWork();

  /** Reads the slips that an earlier process settled last. */
  constructor(parts: CorrectionParts, place: PlayParts) {
    this.#parts = parts;
    for (const round of recentSlips(place.store, slipRules.id)) this.note(place, round);
  }

  /** Remembers a settled slip until its results are official. */
  note(place: PlayParts, round: Round): void {
    const { legs } = slipIn(round.choices[0]);
    // Results by other rules are never corrected.
    if (legs.some(({ rules }) => rules !== SEASON_RULES)) return;
    const results = storedResults(round);
    if (results === null || results.every(({ serverSeed }) => serverSeed !== null)) return;
    const moments = legs.map(({ fixtureId }) => {
      const fixture = findFixture(fixtureId);
      return fixture === undefined ? 0 : this.#parts.centre.officialAt(fixture);
    });
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
  idle(): Promise<void> {
    return this.#pending.idle();
  }

  #correct(place: PlayParts, id: string, now: number): void {
    const round = findRound(place.store, id);
    // Its first win is not paid yet. It is corrected afterwards.
    if (round?.state === 'open') return;
    const before = round === undefined ? null : storedResults(round);
    const results =
      round?.state === 'settled' && before !== null
        ? resultsOf(this.#parts.centre, slipIn(round.choices[0]).legs, now)
        : null;
    if (round === undefined || before === null || results === null) {
      this.#due.delete(id);
      return;
    }
    const choices = [...round.choices.slice(0, 1), choiceOfEnd({ results })];
    if (isSame(before, results)) {
      keepResults(place.store, id, choices);
      this.#due.delete(id);
      return;
    }
    const { winMinor: win } = slipRules.play(() => 0, choices, round.bet);
    replaceWin(place.store, round, { choices, win }, now + SETTLED_WITHIN_MS);
    this.#due.delete(id);
    const settling = place.queue.run(round, () => settleRound(place, id, []));
    this.#pending.add(settling.then((settled) => this.#parts.corrected(place, settled)).catch(this.#parts.onError));
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
