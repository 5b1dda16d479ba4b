import { setTimeout as pause } from 'node:timers/promises';
import { hearEvents } from '#arcade/client/hear-events.ts';
import type { GameSession } from '#arcade/game-api.ts';
import type { GameApiError } from '#arcade/game-api-errors.ts';
import type { MatchState, SeenMatch } from '#arcade/match-api.ts';
import { siteRequest } from '#tests/harness/site-request.ts';

/** How a match is to end: by its rules, by a resignation, or by a draw. */
type Plan = 'rules' | 'resign' | 'draw';
const PLANS: readonly Plan[] = ['rules', 'resign', 'draw'];
/** A match that its rules have not ended is resigned after so many moves. */
const LONGEST_MATCH = 70;
const BETWEEN_ACTS_MS = 4;
const AWAY_MS = 100;

/** Both players of a match make the same of it, without a word between them. */
function planOf({ id, moves }: SeenMatch): { readonly plan: Plan; readonly isDue: boolean } {
  const number = [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  const plan = PLANS[number % PLANS.length] ?? 'rules';
  return { plan, isDue: moves.length >= (plan === 'rules' ? LONGEST_MATCH : 4 + (number % 9)) };
}

/** A player of matches who seeks, moves and ends them, one after the other. */
export interface MatchDriver {
  /** Begins no other match, and resigns the one that goes on; resolves when it is over. */
  readonly finish: () => Promise<void>;
}

/** Plays matches as a page does, which is opened again whenever the arcade was away. */
export function driveMatches(port: number, { token, betsMinor }: GameSession): MatchDriver {
  let last: MatchState | undefined;
  let isFinishing = false;
  const { stop } = hearEvents({
    token,
    path: '/api/match',
    hear: ({ kind, data }) => {
      if (kind === 'match') last = JSON.parse(data) as MatchState;
    },
    connected: () => undefined,
    ended: () => undefined,
    fetcher: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    wait: () => pause(AWAY_MS),
  });

  async function post(path: string, body: object = {}): Promise<void> {
    const answer = await siteRequest({
      ...{ port, host: 'arcade.localhost', path: `/api/match/${path}`, method: 'POST', body },
      headers: { authorization: `Bearer ${token}` },
    });
    const state = answer.json() as MatchState | GameApiError;
    // After a refusal the next state of the stream decides what is sent.
    if (!('code' in state)) last = state;
    else await pause(AWAY_MS / 4);
  }

  async function playOn(match: SeenMatch): Promise<void> {
    const { id, seat, turn, drawOffer, legal, moves } = match;
    const wish = (kind: 'resign' | 'draw') => post('wishes', { matchId: id, wish: kind });
    const { plan, isDue } = planOf(match);
    if (drawOffer !== null && drawOffer !== seat) return wish('draw');
    if (isFinishing || (isDue && plan === 'resign' && turn === seat)) return wish('resign');
    if (turn !== seat) return;
    if (isDue && plan === 'draw' && drawOffer === null && match.turnsUntilOffer === 0) await wish('draw');
    if (moves.length >= LONGEST_MATCH) return wish('resign');
    // Not always the same one, so that positions do not repeat.
    const move = legal[(moves.length * 7 + seat) % legal.length];
    if (move !== undefined) await post('moves', { matchId: id, step: moves.length, move });
  }

  async function act(state: MatchState): Promise<void> {
    const isOpen = state.phase === 'idle' || state.phase === 'over';
    if (state.phase === 'playing' && state.match !== null) await playOn(state.match);
    else if (isFinishing && state.phase === 'seeking') await post('leave');
    else if (!isFinishing && isOpen) await post('seek', { stakeMinor: betsMinor[0] ?? 0, opponent: 'player' });
  }

  async function drive(): Promise<void> {
    for (;;) {
      const state = last;
      if (isFinishing && (state?.phase === 'idle' || state?.phase === 'over')) return;
      // The arcade is away, or answers that it cannot: the next state says what is to be done.
      if (state !== undefined) await act(state).catch(() => pause(AWAY_MS));
      await pause(state === undefined ? AWAY_MS : BETWEEN_ACTS_MS);
    }
  }
  const driving = drive();

  return {
    async finish() {
      // A state from before the last restart of the arcade is out of date.
      last = undefined;
      isFinishing = true;
      await driving;
      stop();
    },
  };
}
