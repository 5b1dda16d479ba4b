import type { MatchGame } from '#arcade/games/match-games.ts';
import { turnsUntilOffer } from '#arcade/games/matches/rules/draw-offer.ts';
import { MatchPlay } from '#arcade/games/matches/rules/match-play.ts';
import type { MatchEnd, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { drawOfRound } from '#arcade/games/tables/rules/table-round.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { keepProgress, type MatchProgress, type MatchRecord, markPlaying } from '../store/match-store.ts';
import { seedsById } from '../store/seed-store.ts';

/** A match in memory. All that counts is written down before anybody hears of it. */
export class LiveMatch {
  readonly place: PlayParts;
  readonly game: MatchGame;
  #record: MatchRecord;
  readonly #play: MatchPlay;

  /** Takes up a match where its record has it. */
  constructor(place: PlayParts, game: MatchGame, record: MatchRecord) {
    this.place = place;
    this.game = game;
    this.#record = record;
    const seeds = { ...seedsById(place.store, record.seedId), nonce: record.number };
    this.#play = new MatchPlay(game.match, drawOfRound(game.rules, seeds));
    for (const { move } of record.moves) this.#play.play(move);
  }

  get record(): MatchRecord {
    return this.#record;
  }

  /** The seat that moves; null before the stakes are taken and after the end. */
  get turn(): Seat | null {
    return this.#record.state === 'playing' ? this.#play.turn : null;
  }

  /** The end by the game's own rules; null while it goes on. */
  get endByRules(): MatchEnd | null {
    return this.#play.end;
  }

  legalFor(seat: Seat): readonly string[] {
    return this.turn === seat ? this.#play.legal : [];
  }

  viewOf(seat: Seat | null): unknown {
    return this.#play.viewOf(seat);
  }

  /** Thinking time left of each seat at a moment. */
  clocksAt(now: number): readonly number[] {
    const { clocks, turnSince } = this.#record;
    const { turn } = this;
    return clocks.map((left, seat) => (seat === turn ? Math.max(0, left - Math.max(0, now - turnSince)) : left));
  }

  /** The end that a clock brings; null where the player to move has time. Who could not win gets a draw by it. */
  timeEnd(now: number): MatchEnd | null {
    const { turn } = this;
    if (turn === null || (this.clocksAt(now)[turn] ?? 0) > 0) return null;
    return this.#play.timeEndOf(turn);
  }

  othersThan(seat: Seat): readonly Seat[] {
    return this.#record.seats.flatMap((other) => (other.seat === seat ? [] : [other.seat]));
  }

  begin(now: number): void {
    markPlaying(this.place.store, this.#record.id, now);
    this.#record = { ...this.#record, state: 'playing', turnSince: now };
  }

  /** The clock of the player to move starts anew at a moment, after time in which nobody could move. */
  restartTurn(at: number): void {
    this.#keep({ turnSince: at });
  }

  /**
   * Makes a move and stops the player's clock. A move that was made before changes nothing.
   * @throws GameRefusal `choices_closed` for a match that is over, `invalid_request` for a move that is not legal now.
   */
  move(seat: Seat, step: number, move: string, now: number): void {
    const made = this.#record.moves[step];
    if (made?.seat === seat && made.move === move) return;
    if (this.#record.state !== 'playing') throw new GameRefusal('choices_closed', 'The match is over.');
    if (this.turn !== seat) throw invalidRequest({ move: 'is the other player’s to make' });
    if (step !== this.#record.moves.length)
      throw invalidRequest({ step: `must be ${this.#record.moves.length}, the number of moves made` });
    if (!this.#play.legal.includes(move))
      throw invalidRequest({ move: `must be one of ${this.#play.legal.join(', ')}` });
    const clocks = this.clocksAt(now).map((left, at) => (at === seat ? left + this.game.match.pace.incrementMs : left));
    this.#play.play(move);
    const { drawOffer } = this.#record;
    // A move declines the other player's offer.
    this.#keep({
      moves: this.#play.moves.slice(),
      clocks,
      turnSince: now,
      drawOffer: drawOffer === seat ? drawOffer : null,
    });
  }

  /** How many more moves each side has to make before a seat may offer a draw again; 0 where it may. */
  turnsUntilOffer(seat: Seat): number {
    return turnsUntilOffer(this.#record.moves.length, this.#record.drawOfferedAt[seat] ?? null);
  }

  /**
   * Offers a draw. An offer that stands already changes nothing.
   * @throws GameRefusal `draw_offered` where the seat offered one a short while ago.
   */
  offerDraw(seat: Seat): void {
    const { drawOffer, drawOfferedAt, moves, seats } = this.#record;
    if (drawOffer === seat) return;
    const turns = this.turnsUntilOffer(seat);
    if (turns > 0)
      throw new GameRefusal('draw_offered', `A draw may be offered again after ${turns} more moves of each side.`);
    const at = seats.map((_, other) => (other === seat ? moves.length : (drawOfferedAt[other] ?? null)));
    this.#keep({ drawOffer: seat, drawOfferedAt: at });
  }

  declineDraw(): void {
    this.#keep({ drawOffer: null });
  }

  /** The match has ended, or is void; the record says so already. */
  closed(record: MatchRecord): void {
    this.#record = record;
  }

  #keep(changed: Partial<MatchProgress>): void {
    const next = { ...this.#record, ...changed };
    keepProgress(this.place.store, next.id, next);
    this.#record = next;
  }
}
