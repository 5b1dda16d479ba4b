import type { FreeSpinsAnswer } from '../free-spins-api.ts';
import type {
  BalanceAnswer,
  ChoiceRequest,
  GameSession,
  OpenFairness,
  OpenRound,
  RotatedSeeds,
  RotateRequest,
  RoundHistory,
  RoundResult,
  SessionRequest,
  SpinRequest,
  SpinResult,
  StartRequest,
} from '../game-api.ts';
import type { GameApiError, GameApiErrorCode } from '../game-api-errors.ts';
import type { JackpotState } from '../jackpot-api.ts';
import type { MatchMove, MatchState, MatchWish, SeekMatch } from '../match-api.ts';
import type { RoundView, RoundViewRequest } from '../round-view-api.ts';
import type { PlaceTableBets, TableBets, TableChoice, TableProof } from '../table-api.ts';

/** `unreachable` is ours: no answer came, or none that could be read. */
export type RefusalCode = GameApiErrorCode | 'unreachable';

/** A refusal of the server: a code, which the game says in its own words, and a message for developers. */
export class GameRefusal extends Error {
  readonly code: RefusalCode;
  readonly balanceMinor: number | null;
  /** How long to wait before asking again; null when the server did not say. */
  readonly retryAfterMs: number | null;

  constructor(
    code: RefusalCode,
    message: string,
    balanceMinor: number | null = null,
    retryAfterMs: number | null = null,
  ) {
    super(message);
    this.code = code;
    this.balanceMinor = balanceMinor;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The calls of one session. The token lives in this closure and nowhere else. */
export interface GameServer {
  spin(request: SpinRequest): Promise<SpinResult>;
  openRound(): Promise<OpenRound>;
  start(request: StartRequest): Promise<RoundResult>;
  choose(roundId: string, request: ChoiceRequest): Promise<RoundResult>;
  balance(): Promise<BalanceAnswer>;
  freeSpins(): Promise<FreeSpinsAnswer>;
  jackpots(): Promise<JackpotState>;
  history(page: number): Promise<RoundHistory>;
  round(roundId: string): Promise<SpinResult | RoundResult>;
  fairness(): Promise<OpenFairness>;
  rotate(request: RotateRequest): Promise<RotatedSeeds>;
  placeBets(request: PlaceTableBets): Promise<TableBets>;
  chooseAtTable(request: TableChoice): Promise<TableBets>;
  proof(number: number): Promise<TableProof>;
  seekMatch(request: SeekMatch): Promise<MatchState>;
  leaveMatch(): Promise<MatchState>;
  moveInMatch(request: MatchMove): Promise<MatchState>;
  wishInMatch(request: MatchWish): Promise<MatchState>;
}

type Fetch = typeof fetch;

/** A round may be decided while its answer is lost on the way: the same request asks for it this often. */
const SPIN_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 400;

async function ask<Answer>(fetcher: Fetch, path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetcher(path, { ...init, cache: 'no-store', credentials: 'omit' });
    body = await response.json();
  } catch {
    throw new GameRefusal('unreachable', '');
  }
  if (response.ok) return body as Answer;
  throw refusalIn(body, response.headers.get('retry-after'));
}

function refusalIn(body: unknown, retryAfter: string | null): GameRefusal {
  const { code, message, balanceMinor } = (body ?? {}) as Partial<GameApiError>;
  if (code === undefined) return new GameRefusal('unreachable', '');
  const waitMs = retryAfter === null ? null : Number(retryAfter) * 1000;
  return new GameRefusal(code, message ?? '', balanceMinor ?? null, Number.isFinite(waitMs) ? waitMs : null);
}

function post(body: unknown, headers: Record<string, string> = {}, method = 'POST'): RequestInit {
  return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Exchanges the one-use launch code for a session. */
export function openSession(request: SessionRequest, fetcher: Fetch = fetch): Promise<GameSession> {
  return ask<GameSession>(fetcher, '/api/session', post(request));
}

/** Exchanges the code of a round's page for the round. */
export function fetchRoundView(request: RoundViewRequest, fetcher: Fetch = fetch): Promise<RoundView> {
  return ask<RoundView>(fetcher, '/api/round-view', post(request));
}

const isWorthAskingAgain = (refusal: unknown): refusal is GameRefusal =>
  refusal instanceof GameRefusal && ['unreachable', 'round_pending', 'too_many_requests'].includes(refusal.code);

/**
 * A spin, a start or a choice is sent again under the same id until it has an answer: the server gives the same round,
 * so nothing is bet twice. Any other refusal is the answer.
 */
async function untilAnswered<Answer>(ask: () => Promise<Answer>, wait: (ms: number) => Promise<void>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (refusal) {
      if (!isWorthAskingAgain(refusal) || attempt === SPIN_ATTEMPTS) throw refusal;
      await wait(refusal.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Calls with the token of a session. `play` asks again until it is answered: its requests may be repeated. */
export interface SessionCalls {
  get<Answer>(path: string): Promise<Answer>;
  send<Answer>(path: string, request: object, method?: 'POST' | 'PUT'): Promise<Answer>;
  play<Answer>(path: string, request: object): Promise<Answer>;
}

export function sessionCalls(
  token: string,
  fetcher: Fetch = fetch,
  wait: (ms: number) => Promise<void> = sleep,
): SessionCalls {
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: (path) => ask(fetcher, path, { headers }),
    send: (path, request, method) => ask(fetcher, path, post(request, headers, method)),
    play: (path, request) => untilAnswered(() => ask(fetcher, path, post(request, headers)), wait),
  };
}

export function gameServer(token: string, fetcher?: Fetch, wait?: (ms: number) => Promise<void>): GameServer {
  const { get, send, play } = sessionCalls(token, fetcher, wait);
  return {
    spin: (request) => play<SpinResult>('/api/spin', request),
    start: (request) => play<RoundResult>('/api/rounds', request),
    choose: (roundId, request) => play<RoundResult>(`/api/rounds/${encodeURIComponent(roundId)}/choices`, request),
    openRound: () => get('/api/rounds/open'),
    balance: () => get('/api/balance'),
    freeSpins: () => get('/api/free-spins'),
    jackpots: () => get('/api/jackpots'),
    history: (page) => get(`/api/history?page=${page}`),
    round: (roundId) => get(`/api/rounds/${encodeURIComponent(roundId)}`),
    fairness: () => get('/api/fairness'),
    rotate: (request) => send('/api/fairness/rotate', request),
    placeBets: (request) => send('/api/table/bets', request, 'PUT'),
    chooseAtTable: (request) => play<TableBets>('/api/table/choices', request),
    seekMatch: (request) => send('/api/match/seek', request),
    leaveMatch: () => send('/api/match/leave', {}),
    moveInMatch: (request) => play<MatchState>('/api/match/moves', request),
    wishInMatch: (request) => send('/api/match/wishes', request),
    proof: (number) => get(`/api/table/rounds/${number}`),
  };
}
