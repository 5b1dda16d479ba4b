import { type Fixture, findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { SEASON_RULES } from '#arcade/games/sportsbook/season/timeline.ts';
import type { SlipEnd, SlipLeg } from '#arcade/games/sportsbook/slip/slip.ts';
import { choiceOfEnd, slipIn, slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settleRound } from '../rounds/round-settler.ts';
import { findRound, type Round, roundById } from '../store/round-store.ts';
import type { Player } from '../store/session-store.ts';
import { openSlipRounds } from '../store/slip-rounds.ts';
import { keepChoice, settleSoon } from '../store/staked-rounds.ts';
import { eachWallet } from '../tables/each-wallet.ts';
import { playerKey } from '../tables/shared-seats.ts';
import type { Exposure } from './exposure.ts';
import { resultsOf } from './leg-result.ts';
import type { MatchCentre } from './match-centre.ts';
import { PendingWork } from './pending-work.ts';

/** A slip that waits for its results. */
interface OpenSlip {
  readonly place: PlayParts;
  readonly round: Pick<Round, 'id' | 'integration' | 'userId'>;
  readonly legs: readonly SlipLeg[];
  readonly worth: number;
}

interface OpenSlipsParts {
  readonly centre: MatchCentre;
  readonly exposure: Exposure;
  readonly onError: (error: unknown) => void;
  /** A slip was settled, and its wallet has answered or not. */
  readonly settled: (place: PlayParts, round: Round) => void;
}

/** The background settler tries rounds that are not settled by then. */
export const SETTLED_WITHIN_MS = 5_000;

/**
 * Slips whose matches are not over. They are in memory too, so that a look at them reads no table; those of an earlier
 * process are read from the store at the start.
 */
export class OpenSlips {
  readonly #parts: OpenSlipsParts;
  readonly #slips = new Map<string, OpenSlip>();
  /** Slips by the matches of their legs. */
  readonly #byFixture = new Map<string, { readonly fixture: Fixture; readonly slips: Set<OpenSlip> }>();
  /** The last state of each match that was looked at. */
  readonly #seen = new Map<string, string>();
  /** Slips to look at again, whatever their matches do: their wallet had not taken the bet, or settling them failed. */
  readonly #again = new Set<OpenSlip>();
  readonly #openOf = new Map<string, number>();
  readonly #pending = new PendingWork();

  constructor(parts: OpenSlipsParts, place: PlayParts) {
    this.#parts = parts;
    for (const round of openSlipRounds(place.store, slipRules.id)) this.add(place, round);
  }

  /** The number of open slips of a player. */
  countOf(place: PlayParts, player: Player): number {
    return this.#openOf.get(playerKey(place, player)) ?? 0;
  }

  add(place: PlayParts, round: Round): void {
    const [start] = round.choices;
    const { legs } = slipIn(start);
    // Play money costs the house nothing.
    const worth = place.name === 'real' && typeof start?.worth === 'number' ? start.worth : 0;
    const slip: OpenSlip = { place, round, legs, worth };
    this.#slips.set(round.id, slip);
    this.#count(slip, 1);
    this.#parts.exposure.add(legs, worth);
    for (const { fixtureId, rules } of legs) {
      const fixture = findFixture(fixtureId);
      // Such a leg is void whatever its match comes to.
      if (fixture === undefined || rules !== SEASON_RULES) this.#again.add(slip);
      if (fixture === undefined) continue;
      const entry = this.#byFixture.get(fixtureId) ?? { fixture, slips: new Set() };
      entry.slips.add(slip);
      this.#byFixture.set(fixtureId, entry);
      this.#seen.delete(fixtureId);
    }
  }

  /** Settles every slip whose last leg was decided. Slips of matches that stand as before are not looked at. */
  look(now: number): void {
    const ready = new Set(this.#again);
    this.#again.clear();
    for (const [id, { fixture, slips }] of this.#byFixture) {
      if (fixture.startsAt > now) continue;
      const { status, state } = this.#parts.centre.standingOf(fixture, now);
      const key = `${status} ${state.step}`;
      if (this.#seen.get(id) === key) continue;
      this.#seen.set(id, key);
      for (const slip of slips) ready.add(slip);
    }
    const decided = new Map<Round, PlayParts>();
    for (const slip of ready) {
      try {
        const round = this.#decidedRound(slip, now);
        if (round !== null) decided.set(round, slip.place);
      } catch (error) {
        // The next look tries again, and other slips go on.
        this.#again.add(slip);
        this.#parts.onError(error);
      }
    }
    if (decided.size === 0) return;
    const settling = eachWallet([...decided.keys()], async (round) => {
      const place = decided.get(round);
      if (place !== undefined) await this.#settle(place, round);
    });
    this.#pending.add(settling.catch(this.#parts.onError));
  }

  /** Ends a slip whose round is staked, and tells its wallet. */
  end(place: PlayParts, round: Round, end: SlipEnd): Promise<Round> {
    this.#keepEnd(place, round, end);
    return place.queue.run(round, () => settleRound(place, round.id, []));
  }

  /** Stops waiting for the results of a slip. */
  forget(roundId: string): void {
    const slip = this.#slips.get(roundId);
    if (slip === undefined) return;
    this.#slips.delete(roundId);
    this.#again.delete(slip);
    this.#count(slip, -1);
    this.#parts.exposure.add(slip.legs, -slip.worth);
    for (const { fixtureId } of slip.legs) {
      const entry = this.#byFixture.get(fixtureId);
      entry?.slips.delete(slip);
      if (entry?.slips.size !== 0) continue;
      this.#byFixture.delete(fixtureId);
      this.#seen.delete(fixtureId);
    }
  }

  /** Waits for the calls to wallets that are under way. */
  idle(): Promise<void> {
    return this.#pending.idle();
  }

  #count({ place, round }: OpenSlip, more: number): void {
    const key = playerKey(place, round);
    const count = (this.#openOf.get(key) ?? 0) + more;
    if (count > 0) this.#openOf.set(key, count);
    else this.#openOf.delete(key);
  }

  /** The round of a slip whose last leg is decided, with its results; null where there is nothing to settle yet. */
  #decidedRound(slip: OpenSlip, now: number): Round | null {
    const { place, legs } = slip;
    const results = resultsOf(this.#parts.centre, legs, now);
    if (results === null) return null;
    const round = findRound(place.store, slip.round.id);
    if (round?.state === 'staked') {
      this.#keepEnd(place, round, { results });
      return round;
    }
    // Its wallet has not answered, or there is nothing to settle: it was not taken, or its trial is over.
    if (round?.state === 'open') this.#again.add(slip);
    else this.forget(slip.round.id);
    return null;
  }

  #keepEnd({ store, clock }: PlayParts, round: Round, end: SlipEnd): void {
    const choices = [...round.choices.slice(0, 1), choiceOfEnd(end)];
    const { isOver, winMinor: win } = slipRules.play(() => 0, choices, round.bet);
    store.transaction(() => {
      keepChoice(store, round.id, { choices, isOver, win });
      settleSoon(store, round.id, clock().getTime() + SETTLED_WITHIN_MS);
    });
    this.forget(round.id);
  }

  async #settle(place: PlayParts, round: Round): Promise<void> {
    const settled = await place.queue
      .run(round, () => settleRound(place, round.id, []))
      .catch((error: unknown) => {
        this.#parts.onError(error);
        return roundById(place.store, round.id);
      });
    this.#parts.settled(place, settled);
  }
}
