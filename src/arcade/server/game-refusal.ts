import type { GameApiError, GameApiErrorCode } from '../game-api-errors.ts';

const STATUS: Readonly<Record<GameApiErrorCode, number>> = {
  insufficient_funds: 422,
  session_ended: 401,
  wallet_unavailable: 503,
  round_pending: 503,
  limit_reached: 422,
  player_excluded: 403,
  site_maintenance: 503,
  game_closed: 422,
  bet_refused: 422,
  round_open: 409,
  bets_closed: 409,
  choices_closed: 409,
  draw_offered: 409,
  free_spins_over: 409,
  seeds_changed: 409,
  invalid_request: 400,
  not_found: 404,
  too_many_requests: 429,
};

/** A call of the game that is refused, as its API says it. */
export class GameRefusal extends Error {
  readonly code: GameApiErrorCode;
  readonly status: number;
  readonly #details: Pick<GameApiError, 'balanceMinor' | 'fields'>;

  constructor(code: GameApiErrorCode, message: string, details: Pick<GameApiError, 'balanceMinor' | 'fields'> = {}) {
    super(message);
    this.name = 'GameRefusal';
    this.code = code;
    this.status = STATUS[code];
    this.#details = details;
  }

  get body(): GameApiError {
    return { code: this.code, message: this.message, ...this.#details };
  }
}

/** A body or a query that is not what it must be; names each field and what is wrong with it. */
export function invalidRequest(fields: Readonly<Record<string, string>>): GameRefusal {
  const named = Object.entries(fields).map(([field, problem]) => `${field} ${problem}`);
  return new GameRefusal('invalid_request', `The request is not valid: ${named.join('; ')}.`, { fields });
}
