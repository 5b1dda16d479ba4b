import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { MatchEnd, MatchRules, Seat } from './match-rules.ts';

/** A move and who made it. */
export interface MadeMove {
  readonly seat: Seat;
  readonly move: string;
}

/** A match from its start, move by move. */
export class MatchPlay {
  readonly #rules: MatchRules;
  readonly #draw: DrawInteger;
  readonly #moves: MadeMove[] = [];
  #position: unknown;
  #legal: readonly string[] | null = null;
  /** Undefined until it is asked for: a running match is looked at several times a second. */
  #end: MatchEnd | null | undefined;

  /** @param draw the chance of the match. It is drawn from in the order of the moves. */
  constructor(rules: MatchRules, draw: DrawInteger) {
    this.#rules = rules;
    this.#draw = draw;
    this.#position = rules.start(draw);
  }

  get moves(): readonly MadeMove[] {
    return this.#moves;
  }

  /** Null once the match is over by its own rules. */
  get turn(): Seat | null {
    return this.end === null ? this.#rules.turnOf(this.#position) : null;
  }

  /** By the rules alone: resignation and time are not known here. */
  get end(): MatchEnd | null {
    if (this.#end === undefined) this.#end = this.#rules.endOf(this.#position);
    return this.#end;
  }

  get legal(): readonly string[] {
    this.#legal ??= this.end === null ? this.#rules.legalMoves(this.#position) : [];
    return this.#legal;
  }

  viewOf(seat: Seat | null): unknown {
    return this.#rules.view(this.#position, seat);
  }

  /** The end where a player has run out of time: the others have won, as far as they still could. */
  timeEndOf(late: Seat): MatchEnd {
    const others = Array.from({ length: this.#rules.seats }, (_, seat) => seat).filter((seat) => seat !== late);
    const winners = others.filter((seat) => this.#rules.canWin?.(this.#position, seat) ?? true);
    return { winners, reason: 'time' };
  }

  /** @throws Error for a move that the rules do not allow. */
  play(move: string): void {
    const seat = this.turn;
    if (seat === null || !this.legal.includes(move)) throw new Error(`The move ${move} is not legal.`);
    this.#position = this.#rules.play(this.#position, move, this.#draw);
    this.#moves.push({ seat, move });
    this.#legal = null;
    this.#end = undefined;
  }
}
