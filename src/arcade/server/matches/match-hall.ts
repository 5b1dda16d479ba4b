import type { FastifyBaseLogger } from 'fastify';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { findMatchGame, type MatchGame } from '#arcade/games/match-games.ts';
import type { MatchEnd, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { MatchMove, MatchState, MatchWish, SeekMatch } from '#arcade/match-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { betLadder } from '../games/bet-ladder.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settleBefore } from '../play/settle-in-play.ts';
import { keepPulse, type SeatRecord } from '../store/match-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { TableSeeds } from '../tables/table-seeds.ts';
import { warnOfResignation } from './collusion-signs.ts';
import type { LiveMatch } from './live-match.ts';
import { botChance, moveBots } from './match-bots.ts';
import { decideMatch, settleMatch } from './match-money.ts';
import { type MatchPage, MatchPages, playerInGame } from './match-pages.ts';
import { MatchQueue } from './match-queue.ts';
import { MatchSeating } from './match-seating.ts';
import { balanceOfSeat, matchSight } from './match-sight.ts';
import { takeUpMatches } from './take-up-matches.ts';

const LOOK_EVERY_MS = 100;
const PULSE_EVERY_MS = 5_000;
/** Where nobody comes for so long, the demo offers a bot. */
const BOT_AFTER_MS = 6_000;
/** A match that is over stays on its players' pages for so long. */
const SHOWN_AFTER_MS = 10 * 60_000;

export interface HallParts {
  readonly real: PlayParts;
  readonly trial: PlayParts;
  readonly seeds: TableSeeds;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Bots may play for money. Trials always have them. */
  readonly hasMoneyBots: boolean;
  /** Replaced in tests alone. */
  readonly random?: DrawInteger;
}

/** Who seeks a match, from where. */
export interface Seeker {
  readonly tokenDigest: string;
  readonly address: string | null;
}

/** All games between players: the search for opponents, the running matches, and the pages that show them. */
export class MatchHall {
  readonly #parts: HallParts;
  readonly #random: DrawInteger;
  readonly #queue = new MatchQueue();
  readonly #pages = new MatchPages();
  readonly #live = new Map<string, LiveMatch>();
  /** The match that a player's pages show. */
  readonly #shown = new Map<string, { readonly live: LiveMatch; readonly seat: Seat; until: number }>();
  readonly #refusals = new Map<string, MatchState['refusal']>();
  readonly #seating: MatchSeating;
  readonly #timer: ReturnType<typeof setInterval>;
  #pulseAt = 0;
  /** Work with wallets that is under way. */
  readonly #working = new Set<Promise<void>>();

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.#random = parts.random ?? botChance;
    this.#seating = new MatchSeating({
      ...parts,
      random: this.#random,
      queue: this.#queue,
      opened: (live) => this.#show(live),
      begun: (live) => this.#tell(live),
      voided: (live) => this.#hide(live),
      refused: (key, refusal) => {
        this.#refusals.set(key, refusal);
        this.#tellPlayer(key);
      },
      isHere: (key) => this.#pages.isOpen(key),
    });
    const taken = takeUpMatches(parts.real, parts.clock().getTime(), (error) => this.#failed(error));
    for (const live of taken.goingOn) this.#show(live);
    for (const record of taken.closed) this.#work(settleMatch(parts.real, record, () => undefined));
    this.#timer = setInterval(() => {
      try {
        this.look();
      } catch (error) {
        // The next look tries again.
        this.#failed(error);
      }
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Waits for the calls to wallets that are under way. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  add(page: MatchPage): void {
    this.#pages.add(page);
    const shown = this.#shown.get(playerInGame(page.place, page.session));
    if (shown === undefined) page.send(this.stateOf(page.place, page.session));
    else this.#tell(shown.live);
  }

  remove(page: MatchPage): void {
    if (!this.#pages.remove(page)) return;
    const key = playerInGame(page.place, page.session);
    // Nobody waits who is not there; a match that goes on waits for its player by the clock.
    if (this.#queue.remove(key) !== undefined) this.#tellWaiting(page.session);
    const shown = this.#shown.get(key);
    if (shown !== undefined) this.#tell(shown.live);
  }

  /**
   * Seeks an opponent for a stake, or takes the offered bot.
   * @throws GameRefusal `invalid_request` for another stake or a bot that is not offered, `round_open` while a match of
   *   the game goes on, `round_pending` and what ended the session as for every round.
   */
  async seek(place: PlayParts, session: PlaySession, seeker: Seeker, wish: SeekMatch): Promise<MatchState> {
    const game = this.#gameOf(place, session);
    const { stakeMinor, opponent } = wish;
    const key = playerInGame(place, session);
    const found = place.games.find(session.vendor, session.gameCode);
    if (found === undefined) throw new GameRefusal('not_found', 'There is no such game.');
    const { betsMinor } = betLadder(found, { code: session.currency, decimals: session.currencyDecimals });
    if (!betsMinor.includes(stakeMinor)) throw invalidRequest({ stakeMinor: `must be one of ${betsMinor.join(', ')}` });
    if (opponent === 'bot' && !this.#mayPlayBot(place, session))
      throw invalidRequest({ opponent: 'must be player: no bot is offered' });
    await place.queue.run(session, () => settleBefore(place, session));
    if (this.#isPlaying(key)) throw new GameRefusal('round_open', 'A match of this game is not over.');
    this.#shown.delete(key);
    this.#refusals.delete(key);
    const since = this.#parts.clock().getTime();
    this.#queue.add({ place, session, key, stakeMinor, since, ...seeker });
    this.#seat(game, key, opponent === 'bot' || place.name === 'trial');
    this.#tellWaiting(session);
    return this.stateOf(place, session);
  }

  /** Ends a player's search. No money has moved for it. */
  leave(place: PlayParts, session: PlaySession): MatchState {
    const key = playerInGame(place, session);
    this.#refusals.delete(key);
    const shown = this.#shown.get(key);
    if (shown?.live.record.state === 'over') this.#shown.delete(key);
    this.#queue.remove(key);
    this.#tellWaiting(session);
    return this.stateOf(place, session);
  }

  /** @throws GameRefusal as `LiveMatch.move`; `not_found` for a match that is not the player's. */
  move(place: PlayParts, session: PlaySession, { matchId, step, move }: MatchMove): MatchState {
    const { live, seat } = this.#ownMatch(place, session, matchId);
    const now = this.#parts.clock().getTime();
    // The clock decides before the move that comes too late.
    const late = live.timeEnd(now);
    if (late !== null) this.#end(live, late);
    live.move(seat, step, move, now);
    this.#afterMove(live);
    return this.stateOf(place, session);
  }

  /** @throws GameRefusal `choices_closed` for a match that is over, `not_found` for one that is not the player's. */
  wish(place: PlayParts, session: PlaySession, { matchId, wish }: MatchWish): MatchState {
    const { live, seat } = this.#ownMatch(place, session, matchId);
    if (live.record.state !== 'playing') throw new GameRefusal('choices_closed', 'The match is over.');
    const { drawOffer } = live.record;
    if (wish === 'resign') this.#end(live, { winners: live.othersThan(seat), reason: 'resigned' });
    else if (!live.game.match.mayAgreeDraw) throw invalidRequest({ wish: 'must be resign in this game' });
    else if (wish === 'draw' && drawOffer !== null && drawOffer !== seat)
      this.#end(live, { winners: [], reason: 'agreed' });
    else if (wish === 'draw') live.offerDraw(seat);
    else if (drawOffer !== null && drawOffer !== seat) live.offerDraw(null);
    this.#tell(live);
    return this.stateOf(place, session);
  }

  /** What a player's pages show. */
  stateOf(place: PlayParts, session: PlaySession): MatchState {
    const key = playerInGame(place, session);
    const now = this.#parts.clock().getTime();
    const shown = this.#shown.get(key);
    const ticket = this.#queue.find(key);
    const match = shown === undefined ? null : this.#sightOf(shown.live, shown.seat, now);
    return {
      now,
      phase: shown === undefined ? (ticket === undefined ? 'idle' : 'seeking') : phaseOf(shown.live),
      stakeMinor: shown?.live.record.stake ?? ticket?.stakeMinor ?? null,
      seekingSince: ticket?.since ?? null,
      mayPlayBot: ticket !== undefined && now >= ticket.since + BOT_AFTER_MS && this.#mayPlayBot(place, session),
      waiting: this.#queue.waiting(session, session.currency),
      refusal: this.#refusals.get(key) ?? null,
      balanceMinor: shown === undefined ? null : balanceOfSeat(shown.live, shown.seat),
      match,
    };
  }

  /** Brings all up to the clock: time that is up, moves of bots, offers of bots. Called several times a second. */
  look(): void {
    const now = this.#parts.clock().getTime();
    for (const live of this.#live.values()) {
      try {
        const end = live.timeEnd(now);
        if (end !== null) this.#end(live, end);
      } catch (error) {
        this.#drop(live, error);
      }
    }
    moveBots(this.#live.values(), {
      random: this.#random,
      now: () => this.#parts.clock().getTime(),
      moved: (live) => this.#afterMove(live),
      failed: (live, error) => this.#drop(live, error),
    });
    for (const [key, { until, live }] of this.#shown)
      if (live.record.state === 'over' && until < now && !this.#pages.isOpen(key)) this.#shown.delete(key);
    for (const ticket of this.#queue.all())
      if (now >= ticket.since + BOT_AFTER_MS && now < ticket.since + BOT_AFTER_MS + 3 * LOOK_EVERY_MS)
        this.#tellPlayer(ticket.key);
    if (this.#live.size > 0 && now >= this.#pulseAt + PULSE_EVERY_MS) {
      this.#pulseAt = now;
      keepPulse(this.#parts.real.store, now);
    }
  }

  #gameOf(place: PlayParts, { vendor, gameCode }: PlaySession): MatchGame {
    const game = place.games.find(vendor, gameCode);
    const match = game === undefined || game.kind === 'slot' ? undefined : findMatchGame(game.rules.id);
    if (match === undefined) throw new GameRefusal('not_found', 'The game is not played against others.');
    return match;
  }

  #mayPlayBot(place: PlayParts, session: PlaySession): boolean {
    return this.#gameOf(place, session).match.seats === 2 && (place.name === 'trial' || this.#parts.hasMoneyBots);
  }

  #isPlaying(key: string): boolean {
    const state = this.#shown.get(key)?.live.record.state;
    return state === 'playing' || state === 'staking';
  }

  #ownMatch(place: PlayParts, session: PlaySession, matchId: string): { live: LiveMatch; seat: Seat } {
    const shown = this.#shown.get(playerInGame(place, session));
    if (shown === undefined || shown.live.record.id !== matchId)
      throw new GameRefusal('not_found', 'There is no such match.');
    return shown;
  }

  /** Starts a match for a ticket where it is full, or against a bot. */
  #seat(game: MatchGame, key: string, withBot: boolean): void {
    const work = this.#seating.seat(game, key, withBot);
    if (work !== null) this.#work(work);
  }

  #afterMove(live: LiveMatch): void {
    const end = live.endByRules;
    if (end !== null) this.#end(live, end);
    else this.#tell(live);
  }

  #end(live: LiveMatch, end: MatchEnd): void {
    if (live.record.state !== 'playing') return;
    live.closed(decideMatch(live.place, live.record, end));
    warnOfResignation(this.#parts.log, live.record);
    this.#live.delete(live.record.id);
    this.#tell(live);
    this.#work(settleMatch(live.place, live.record, () => this.#tell(live)));
  }

  #show(live: LiveMatch): void {
    this.#live.set(live.record.id, live);
    const until = this.#parts.clock().getTime() + SHOWN_AFTER_MS;
    for (const seat of live.record.seats)
      if (!seat.isBot) this.#shown.set(keyOfSeat(live, seat), { live, seat: seat.seat, until });
    this.#tell(live);
  }

  #hide(live: LiveMatch): void {
    this.#live.delete(live.record.id);
    for (const seat of live.record.seats) this.#shown.delete(keyOfSeat(live, seat));
  }

  #sightOf(live: LiveMatch, seat: Seat, now: number) {
    return matchSight(live, seat, now, (other) => {
      const player = live.record.seats[other];
      return player !== undefined && this.#pages.isOpen(keyOfSeat(live, player));
    });
  }

  #tell(live: LiveMatch): void {
    for (const seat of live.record.seats) if (!seat.isBot) this.#tellPlayer(keyOfSeat(live, seat));
  }

  #tellPlayer(key: string): void {
    for (const page of this.#pages.of(key)) page.send(this.stateOf(page.place, page.session));
  }

  /** The number of those who wait has changed: all who look at the game and do not play see it. */
  #tellWaiting({ vendor, gameCode }: PlaySession): void {
    for (const { place, session, send } of this.#pages.all())
      if (session.vendor === vendor && session.gameCode === gameCode && !this.#isPlaying(playerInGame(place, session)))
        send(this.stateOf(place, session));
  }

  #work(work: Promise<void>): void {
    const done = work.catch((error: unknown) => this.#failed(error)).finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  /** A match that cannot go on keeps no other waiting. The next start takes it up from the store, or voids it. */
  #drop(live: LiveMatch, error: unknown): void {
    this.#failed(error);
    this.#hide(live);
    this.#tell(live);
  }

  #failed(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a match failed');
  }
}

function phaseOf({ record: { state } }: LiveMatch): MatchState['phase'] {
  return state === 'void' ? 'idle' : state;
}

function keyOfSeat({ place, record }: LiveMatch, { integration, userId }: SeatRecord): string {
  return playerInGame(place, { integration, userId, vendor: record.vendor, gameCode: record.gameCode });
}
