import type { FastifyBaseLogger } from 'fastify';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { MatchGame } from '#arcade/games/match-games.ts';
import type { MatchEnd, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { MatchMove, MatchState, MatchWish, SeekMatch } from '#arcade/match-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { betLadder } from '../games/bet-ladder.ts';
import { lookRegularly } from '../look-regularly.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { settleBefore } from '../play/settle-in-play.ts';
import { keepPulse } from '../store/match-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import type { TableKey } from '../store/table-bets.ts';
import type { TableSeeds } from '../tables/table-seeds.ts';
import { warnOfResignation } from './collusion-signs.ts';
import type { LiveMatch } from './live-match.ts';
import { botChance, moveBots } from './match-bots.ts';
import { matchGameOf } from './match-game-of.ts';
import { decideMatch, settleMatch, voidMatch } from './match-money.ts';
import { type MatchPage, MatchPages, playerInGame } from './match-pages.ts';
import { MatchQueue, type Ticket } from './match-queue.ts';
import { MatchScreens } from './match-screens.ts';
import { MatchSeating } from './match-seating.ts';
import { keysOfMatch, ShownMatches } from './shown-matches.ts';
import { takeUpMatches } from './take-up-matches.ts';

const LOOK_EVERY_MS = 100;
const PULSE_EVERY_MS = 5_000;
/** Where nobody comes for so long, the demo offers a bot. */
const BOT_AFTER_MS = 6_000;
/** A search without a page of its player ends after so long: a page opens its stream at once. */
const ALONE_MS = 10_000;

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

/** All games between players: the search for opponents, the running matches, and the pages that show them. */
export class MatchHall {
  readonly #parts: HallParts;
  readonly #random: DrawInteger;
  readonly #queue = new MatchQueue();
  readonly #pages = new MatchPages();
  readonly #live = new Map<string, LiveMatch>();
  readonly #shown = new ShownMatches();
  readonly #screens: MatchScreens;
  readonly #seating: MatchSeating;
  /** Ends the regular look. */
  readonly stop: () => void;
  #pulseAt = 0;
  /** Work with wallets that is under way. */
  readonly #working = new Set<Promise<void>>();

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.#random = parts.random ?? botChance;
    this.#screens = new MatchScreens({
      queue: this.#queue,
      pages: this.#pages,
      shown: this.#shown,
      clock: parts.clock,
      isBotOffered: (place, session) => this.#isBotOffered(place, session),
    });
    this.#seating = new MatchSeating({
      ...parts,
      random: this.#random,
      queue: this.#queue,
      opened: (live) => this.#show(live),
      begun: (live) => this.#screens.tellMatch(live),
      voided: (live) => this.#hide(live),
      refused: (key, refusal) => this.#screens.refuse(key, refusal),
      failed: (error) => this.#failed(error),
      dropped: (live, error) => this.#drop(live, error),
      isHere: (key) => this.#pages.isOpen(key),
    });
    const taken = takeUpMatches(parts.real, parts.clock().getTime(), (error) => this.#failed(error));
    for (const live of taken.goingOn) this.#show(live);
    for (const record of taken.closed) {
      for (const { isBot, integration, userId } of record.seats)
        if (!isBot) this.#screens.refuse(playerInGame(parts.real, { ...record, integration, userId }), 'void');
      this.#work(settleMatch(parts.real, record));
    }
    this.stop = lookRegularly(
      LOOK_EVERY_MS,
      () => this.look(),
      (error) => this.#failed(error),
    );
  }

  /** Waits for the calls to wallets that are under way. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  add(page: MatchPage): void {
    this.#pages.add(page);
    const shown = this.#shown.of(playerInGame(page.place, page.session));
    if (shown === undefined) page.send(this.#screens.stateOf(page.place, page.session));
    else this.#screens.tellMatch(shown.live);
  }

  remove(page: MatchPage): void {
    if (!this.#pages.remove(page)) return;
    const key = playerInGame(page.place, page.session);
    // Nobody waits who is not there; a match that goes on waits for its player by the clock.
    if (this.#queue.remove(key) !== undefined) this.#screens.tellWaiting(page.session);
    this.#screens.forgetRefusal(key);
    const shown = this.#shown.of(key);
    if (shown !== undefined) this.#screens.tellMatch(shown.live);
  }

  /**
   * Seeks an opponent for a stake, or takes the offered bot.
   * @throws GameRefusal `invalid_request` for another stake or a bot that is not offered, `round_open` while a match of
   *   the game goes on, `round_pending` and what ended the session as for every round.
   */
  async seek(
    place: PlayParts,
    session: PlaySession,
    address: Ticket['address'],
    { stakeMinor, opponent }: SeekMatch,
  ): Promise<MatchState> {
    const game = matchGameOf(place, session);
    const key = playerInGame(place, session);
    const found = place.games.find(session.vendor, session.gameCode);
    if (found === undefined) throw new GameRefusal('not_found', 'There is no such game.');
    const { betsMinor } = betLadder(found, { code: session.currency, decimals: session.currencyDecimals });
    if (!betsMinor.includes(stakeMinor)) throw invalidRequest({ stakeMinor: `must be one of ${betsMinor.join(', ')}` });
    if (opponent === 'bot' && place.name === 'real' && !this.#isBotOffered(place, session))
      throw invalidRequest({ opponent: 'must be player: no bot is offered' });
    await place.queue.run(session, () => settleBefore(place, session));
    if (this.#shown.isPlaying(key)) throw new GameRefusal('round_open', 'A match of this game is not over.');
    this.#shown.forget(key);
    this.#screens.forgetRefusal(key);
    const since = this.#parts.clock().getTime();
    this.#queue.add({ place, session, key, stakeMinor, since, address });
    this.#seat(game, key, opponent === 'bot' || place.name === 'trial');
    this.#screens.tellWaiting(session);
    return this.#screens.stateOf(place, session);
  }

  /** Ends a player's search. No money has moved for it. */
  leave(place: PlayParts, session: PlaySession): MatchState {
    const key = playerInGame(place, session);
    this.#screens.forgetRefusal(key);
    if (this.#shown.of(key)?.live.record.state === 'over') this.#shown.forget(key);
    this.#queue.remove(key);
    this.#screens.tellWaiting(session);
    return this.#screens.stateOf(place, session);
  }

  /** @throws GameRefusal as `LiveMatch.move`; `not_found` for a match that is not the player's. */
  move(place: PlayParts, session: PlaySession, { matchId, step, move }: MatchMove): MatchState {
    const { live, seat } = this.#ownMatch(place, session, matchId);
    const now = this.#parts.clock().getTime();
    this.#endByClock(live, now);
    live.move(seat, step, move, now);
    this.#afterMove(live);
    return this.#screens.stateOf(place, session);
  }

  /**
   * @throws GameRefusal `choices_closed` for a match that is over, `not_found` for one that is not the player's,
   *   `draw_offered` for a draw that is offered again too soon.
   */
  wish(place: PlayParts, session: PlaySession, { matchId, wish }: MatchWish): MatchState {
    const { live, seat } = this.#ownMatch(place, session, matchId);
    this.#endByClock(live, this.#parts.clock().getTime());
    if (live.record.state !== 'playing') throw new GameRefusal('choices_closed', 'The match is over.');
    const { drawOffer } = live.record;
    if (wish === 'resign') this.#end(live, { winners: live.othersThan(seat), reason: 'resigned' });
    else if (!live.game.match.mayAgreeDraw) throw invalidRequest({ wish: 'must be resign in this game' });
    else if (wish === 'draw' && drawOffer !== null && drawOffer !== seat)
      this.#end(live, { winners: [], reason: 'agreed' });
    else if (wish === 'draw') live.offerDraw(seat);
    else if (drawOffer !== null && drawOffer !== seat) live.declineDraw();
    this.#screens.tellMatch(live);
    return this.#screens.stateOf(place, session);
  }

  /** People who wait or play for money in a game and currency, by stake in minor units. */
  seated(game: TableKey, currency: string): ReadonlyMap<number, number> {
    const people = new Map<number, number>();
    const count = (stake: number, more: number) => people.set(stake, (people.get(stake) ?? 0) + more);
    for (const { place, session, stakeMinor } of this.#queue.all())
      if (place.name === 'real' && isOfGame(session, game) && session.currency === currency) count(stakeMinor, 1);
    for (const { place, record } of this.#live.values())
      if (place.name === 'real' && isOfGame(record, game) && record.currency === currency)
        count(record.stake, record.seats.filter(({ isBot }) => !isBot).length);
    return people;
  }

  /** What a player's pages show. */
  stateOf(place: PlayParts, session: PlaySession): MatchState {
    return this.#screens.stateOf(place, session);
  }

  /** Brings all up to the clock: time that is up, moves of bots, offers of bots. Called several times a second. */
  look(): void {
    const now = this.#parts.clock().getTime();
    for (const live of this.#live.values()) {
      try {
        // A process that ended between the last move and the end leaves a match that its rules have decided.
        const end = live.endByRules;
        if (end !== null) this.#end(live, end);
        else this.#endByClock(live, now);
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
    this.#shown.forgetOld(now, (key) => this.#pages.isOpen(key));
    this.#lookAtSearches(now);
    if (this.#live.size > 0 && now >= this.#pulseAt + PULSE_EVERY_MS) {
      this.#pulseAt = now;
      keepPulse(this.#parts.real.store, now);
    }
  }

  /** Nobody has come for a while, and bots may play for money here. */
  #isBotOffered(place: PlayParts, session: PlaySession): boolean {
    const ticket = this.#queue.find(playerInGame(place, session));
    const hasWaited = ticket !== undefined && this.#parts.clock().getTime() >= ticket.since + BOT_AFTER_MS;
    return hasWaited && this.#parts.hasMoneyBots && matchGameOf(place, session).match.seats === 2;
  }

  /** Offers bots to those who have waited, and ends searches that no page shows. */
  #lookAtSearches(now: number): void {
    for (const { key, session, since } of [...this.#queue.all()])
      if (now >= since + ALONE_MS && !this.#pages.isOpen(key)) {
        this.#queue.remove(key);
        this.#screens.tellWaiting(session);
      } else if (now >= since + BOT_AFTER_MS && now < since + BOT_AFTER_MS + 3 * LOOK_EVERY_MS)
        this.#screens.tellPlayer(key);
  }

  #ownMatch(place: PlayParts, session: PlaySession, matchId: string): { live: LiveMatch; seat: Seat } {
    const shown = this.#shown.of(playerInGame(place, session));
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
    else this.#screens.tellMatch(live);
  }

  #end(live: LiveMatch, end: MatchEnd): void {
    if (live.record.state !== 'playing') return;
    live.closed(decideMatch(live.place, live.record, end));
    this.#live.delete(live.record.id);
    this.#work(settleMatch(live.place, live.record, () => this.#screens.tellMatch(live)));
    warnOfResignation(this.#parts.log, live.record);
    this.#screens.tellMatch(live);
  }

  /** When a player's time is up, the clock decides, not what arrives afterwards. */
  #endByClock(live: LiveMatch, now: number): void {
    const late = live.timeEnd(now);
    if (late !== null) this.#end(live, late);
  }

  #show(live: LiveMatch): void {
    this.#live.set(live.record.id, live);
    this.#shown.show(live);
    this.#screens.tellMatch(live);
  }

  #hide(live: LiveMatch): void {
    this.#live.delete(live.record.id);
    this.#shown.hide(live);
  }

  #work(work: Promise<void>): void {
    const done = work.catch((error: unknown) => this.#failed(error)).finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  /** A match that cannot go on is void and its stakes go back; where that cannot be written down, at the next start. */
  #drop(live: LiveMatch, error: unknown): void {
    this.#failed(error);
    if (live.record.state === 'over' || live.record.state === 'void') return;
    try {
      live.closed(voidMatch(live.place, live.record));
      this.#work(settleMatch(live.place, live.record));
    } catch (again) {
      this.#failed(again);
    }
    this.#hide(live);
    for (const key of keysOfMatch(live)) this.#screens.refuse(key, 'void');
  }

  #failed(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a match failed');
  }
}

const isOfGame = (one: TableKey, game: TableKey): boolean =>
  one.vendor === game.vendor && one.gameCode === game.gameCode;
