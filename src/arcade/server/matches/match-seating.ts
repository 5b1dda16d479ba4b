import type { FastifyBaseLogger } from 'fastify';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { MatchGame } from '#arcade/games/match-games.ts';
import type { MatchState } from '#arcade/match-api.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { endOf } from '../store/ended-session-store.ts';
import { lastMatchStart, type MatchRecord } from '../store/match-store.ts';
import { type Round, roundById } from '../store/round-store.ts';
import type { TableSeeds } from '../tables/table-seeds.ts';
import { warnOfMeeting } from './collusion-signs.ts';
import { LiveMatch } from './live-match.ts';
import { botName } from './match-bots.ts';
import { settleRounds, takeMatchStakes, voidMatch } from './match-money.ts';
import { playerInGame } from './match-pages.ts';
import type { MatchQueue, Ticket } from './match-queue.ts';
import { openMatch } from './open-match.ts';

type Refusal = NonNullable<MatchState['refusal']>;

interface SeatingParts {
  readonly real: PlayParts;
  readonly seeds: TableSeeds;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly random: DrawInteger;
  readonly queue: MatchQueue;
  /** A match was written down, and its stakes are asked for. */
  readonly opened: (live: LiveMatch) => void;
  /** Its stakes were taken: it begins. */
  readonly begun: (live: LiveMatch) => void;
  /** Its stakes were not all taken: it is void. */
  readonly voided: (live: LiveMatch) => void;
  /** Why a player's search came to nothing, or goes on anew. */
  readonly refused: (key: string, refusal: Refusal) => void;
  readonly failed: (error: unknown) => void;
  /** A match cannot begin for a fault of this side. */
  readonly dropped: (live: LiveMatch, error: unknown) => void;
  readonly isHere: (key: string) => boolean;
}

/** Brings players who seek together, and takes their stakes. */
export class MatchSeating {
  readonly #parts: SeatingParts;
  readonly #lastStarts = new Map<string, number>();

  constructor(parts: SeatingParts) {
    this.#parts = parts;
  }

  /**
   * Starts a match for a ticket that waits, where it is full or played against a bot. Seats go by lot.
   * @returns the work with the wallets; null where the ticket waits on.
   */
  seat(game: MatchGame, key: string, withBot: boolean): Promise<void> | null {
    const { queue, random } = this.#parts;
    const ticket = queue.find(key);
    if (ticket === undefined) return null;
    const { seats } = game.match;
    if (withBot) {
      queue.remove(key);
      const own = random(seats);
      const all = Array.from({ length: seats }, (_, seat) => (seat === own ? ticket : null));
      return this.#start(game, ticket.place, all);
    }
    const full = queue.take(ticket, seats);
    if (full === null) return null;
    const left = [...full];
    const seated = full.map(() => left.splice(random(left.length), 1)[0] ?? null);
    return this.#start(game, ticket.place, seated);
  }

  async #start(game: MatchGame, place: PlayParts, seats: readonly (Ticket | null)[]): Promise<void> {
    const { clock, seeds, log, random, failed, dropped } = this.#parts;
    const tickets = seats.flatMap((ticket) => ticket ?? []);
    const ended = tickets.filter(({ session }) => endOf(place.store, session) !== undefined);
    if (ended.length > 0)
      return this.#seekAgain(game, tickets, new Map(ended.map(({ key }) => [key, 'session_ended' as const])));
    const startedAt = this.#startOf(place, tickets);
    const record = this.#open(tickets, () =>
      openMatch(place, seeds, { game, seats, botName: botName(random), startedAt }),
    );
    if (place.name === 'real') warnOfMeeting(log, place.store, record, tickets, clock().getTime());
    const live = new LiveMatch(place, game, record);
    this.#parts.opened(live);
    try {
      const rounds = await takeMatchStakes(place, record, failed);
      if (rounds.some(({ state }) => state !== 'staked')) return await this.#giveBack(game, live, tickets, rounds);
      live.begin(clock().getTime());
    } catch (error) {
      return dropped(live, error);
    }
    this.#parts.begun(live);
  }

  /** Tells the players where a match cannot be written down. */
  #open(tickets: readonly Ticket[], open: () => MatchRecord): MatchRecord {
    try {
      return open();
    } catch (error) {
      for (const { key } of tickets) this.#parts.refused(key, 'wallet_unavailable');
      throw error;
    }
  }

  /**
   * Ends a match whose stakes were not all taken. Who has paid seeks on once he has his stake back: without it he might
   * not be able to pay for the next match.
   */
  async #giveBack(
    game: MatchGame,
    live: LiveMatch,
    tickets: readonly Ticket[],
    rounds: readonly Round[],
  ): Promise<void> {
    const { failed, voided } = this.#parts;
    const { place } = live;
    const record = voidMatch(place, live.record);
    const reasons = new Map<string, Refusal>(
      rounds.flatMap((round) =>
        round.state === 'staked' ? [] : [[playerInGame(place, round), round.refusal?.code ?? 'wallet_unavailable']],
      ),
    );
    const paid = rounds.filter(({ state }) => state === 'staked');
    const others = settleRounds(
      place,
      rounds.filter(({ state }) => state !== 'staked'),
    ).catch(failed);
    await settleRounds(place, paid).catch(failed);
    for (const { id } of paid) {
      const round = roundById(place.store, id);
      if (round.state !== 'rolledBack') reasons.set(playerInGame(place, round), 'round_pending');
    }
    live.closed(record);
    voided(live);
    await Promise.all([others, this.#seekAgain(game, tickets, reasons)]);
  }

  /** Puts the tickets back that have no reason of their own, as long as their players are there. All are told why. */
  async #seekAgain(game: MatchGame, tickets: readonly Ticket[], reasons: ReadonlyMap<string, Refusal>): Promise<void> {
    const { queue, isHere, refused } = this.#parts;
    const again = tickets.filter(({ key }) => !reasons.has(key) && isHere(key));
    for (const ticket of again) queue.add(ticket);
    for (const { key } of tickets) refused(key, reasons.get(key) ?? 'opponent');
    await Promise.all(again.map(({ key }) => this.seat(game, key, false)));
  }

  /** No two matches of a game start at the same moment, in both places together: their seeds follow from it. */
  #startOf({ store }: PlayParts, [ticket]: readonly Ticket[]): number {
    const { real, clock } = this.#parts;
    const { vendor = '', gameCode = '' } = ticket?.session ?? {};
    const name = `${vendor}:${gameCode}`;
    const last = this.#lastStarts.get(name) ?? lastMatchStart(real.store, vendor, gameCode);
    const startedAt = Math.max(clock().getTime(), last + 1, lastMatchStart(store, vendor, gameCode) + 1);
    this.#lastStarts.set(name, startedAt);
    return startedAt;
  }
}
