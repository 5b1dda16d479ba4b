import type { RoundSession } from '#arcade/game-api.ts';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import type { MatchState, MatchWish, SeenMatch } from '#arcade/match-api.ts';
import { betSteps } from '../controls/bet-steps.ts';
import { countUp } from '../controls/count-up.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { refusalNotice } from '../refusal-notice.ts';
import { firstMatchState, isOlder, isOwnTurn, type MatchClientState, secondsOf } from './match-client-state.ts';
import { outcomeOfMatch } from './match-record.tsx';

const TICK_MS = 200;
const WIN_COUNT_MS = 400;
/** The last seconds of the own clock are heard. */
const LAST_SECONDS = 10;

/** The state of an open game between players: what the server says, the chosen stake, and the clocks. */
export class MatchClient {
  readonly #context: GameContext<RoundSession>;
  readonly #board: MatchBoard<unknown>;
  readonly #render: (state: MatchClientState) => void;
  readonly #credit: ReturnType<typeof countUp>;
  readonly #now: () => number;
  #state: MatchClientState;
  /** The server's clock less ours. */
  #ahead = 0;
  #isPlaying = false;
  /** The connection was lost during a search. */
  #seeksAgain = false;

  constructor(parts: {
    readonly context: GameContext<RoundSession>;
    readonly board: MatchBoard<unknown>;
    readonly hasLessMotion: () => boolean;
    readonly render: (state: MatchClientState) => void;
    readonly now?: () => number;
  }) {
    const { session } = parts.context;
    this.#context = parts.context;
    this.#board = parts.board;
    this.#render = parts.render;
    this.#now = parts.now ?? Date.now;
    this.#credit = countUp((creditMinor) => this.#set({ creditMinor }), parts.hasLessMotion);
    this.#state = firstMatchState(session.balanceMinor, session.defaultBetMinor);
  }

  get state(): MatchClientState {
    return this.#state;
  }

  /** A search or a match goes on: the stake cannot be changed. */
  get isUnderWay(): boolean {
    const { server } = this.#state;
    return server !== null && server.phase !== 'idle' && server.phase !== 'over';
  }

  /** Starts the clocks of the screen. */
  start(): void {
    setInterval(() => this.#tick(), TICK_MS);
  }

  hear(server: MatchState): void {
    if (!isOlder(server, this.#state.server)) this.#take(server);
  }

  connected(isConnected: boolean): void {
    // The search ends with the connection. It is taken up again with the first state of the next one.
    const { server } = this.#state;
    if (!isConnected && server?.phase === 'seeking') this.#seeksAgain = true;
    this.#set({ isConnected });
  }

  ended(): void {
    this.#refuse('session_ended');
    this.#set({ isEnded: true });
  }

  chooseStake(stakeMinor: number): void {
    if (!this.isUnderWay) this.#set({ stakeMinor });
  }

  lessStake(): void {
    this.chooseStake(betSteps(this.#context.session.betsMinor, this.#state.stakeMinor).less);
  }

  moreStake(): void {
    this.chooseStake(betSteps(this.#context.session.betsMinor, this.#state.stakeMinor).more);
  }

  /** Seeks an opponent, or ends the search. */
  press(): void {
    const { server, isBusy, isEnded } = this.#state;
    if (isBusy || isEnded || server === null) return;
    if (server.phase === 'seeking') void this.#ask(() => this.#context.server.leaveMatch());
    else if (!this.isUnderWay) this.#seek('player');
  }

  playBot(): void {
    if (this.#state.server?.mayPlayBot === true) this.#seek('bot');
  }

  move(move: string): void {
    const match = this.#state.server?.match ?? null;
    if (!isOwnTurn(match) || this.#state.isBusy) return;
    const asked = { matchId: match.id, step: match.moves.length, move };
    void this.#ask(() => this.#context.server.moveInMatch(asked));
  }

  /** Declares something with the next move, or no longer. */
  declare(declared: string): void {
    this.#set({ declared: this.#state.declared === declared ? null : declared });
  }

  /** Asks whether the player really resigns; `isResigning` false takes the question back. */
  askResign(isResigning: boolean): void {
    this.#set({ isResigning });
  }

  wish(wish: MatchWish['wish']): void {
    const match = this.#state.server?.match ?? null;
    if (match === null) return;
    this.#set({ isResigning: false });
    void this.#ask(() => this.#context.server.wishInMatch({ matchId: match.id, wish }));
  }

  async refreshBalance(): Promise<void> {
    if (this.#isPlaying) return;
    try {
      const { balanceMinor } = await this.#context.server.balance();
      if (!this.#isPlaying) this.#set({ creditMinor: balanceMinor });
    } catch {
      // The figure stays as it was; the next match brings the wallet's own.
    }
  }

  #seek(opponent: 'player' | 'bot'): void {
    const { stakeMinor } = this.#state;
    this.#context.sounds.play('press');
    void this.#ask(() => this.#context.server.seekMatch({ stakeMinor, opponent }));
  }

  async #ask(call: () => Promise<MatchState>): Promise<void> {
    this.#set({ isBusy: true, notice: null });
    try {
      this.hear(await call());
    } catch (cause) {
      this.#refuse(cause instanceof GameRefusal ? cause.code : 'unreachable');
    } finally {
      this.#set({ isBusy: false });
    }
  }

  #take(server: MatchState): void {
    const before = this.#state.server;
    this.#ahead = server.now - this.#now();
    this.#set({ server, stakeMinor: this.#stakeAfter(server) });
    this.#notePlaying(server.phase === 'playing' || server.phase === 'staking');
    if (server.refusal !== null && server.refusal !== before?.refusal) this.#sayRefusal(server.refusal);
    const { match } = server;
    // A declaration counts for one move.
    if (match?.moves.length !== before?.match?.moves.length) this.#set({ declared: null });
    const isNew = match !== null && before?.match?.id !== match.id;
    if (match !== null && match.end !== null && (isNew || before?.match?.end == null)) this.#over(match);
    else if (match !== null && match.moves.length > (before?.match?.moves.length ?? 0)) this.#moved(match);
    else if (match !== null && server.phase === 'playing' && before?.phase !== 'playing') this.#began(match);
    if (server.balanceMinor !== null && server.balanceMinor !== before?.balanceMinor)
      void this.#credit.run(this.#state.creditMinor, server.balanceMinor, WIN_COUNT_MS);
    if (this.#seeksAgain) {
      this.#seeksAgain = false;
      if (server.phase === 'idle') this.#seek('player');
    }
    this.#tick();
  }

  /** The stake of a search or a match; after it the chosen one, as far as the game was opened with it. */
  #stakeAfter({ phase, stakeMinor }: MatchState): number {
    if (stakeMinor !== null && phase !== 'idle' && phase !== 'over') return stakeMinor;
    const { betsMinor, defaultBetMinor } = this.#context.session;
    return betsMinor.includes(this.#state.stakeMinor) ? this.#state.stakeMinor : defaultBetMinor;
  }

  #began(match: SeenMatch): void {
    const { words, sounds } = this.#context;
    sounds.play('stop');
    const name = this.#board.seatName(match.seat, words);
    this.#set({ status: `${words.say('match.youPlay', { side: name })} ${this.#turnText(match)}` });
  }

  #moved(match: SeenMatch): void {
    const { sounds, words } = this.#context;
    sounds.play('turn');
    const last = match.moves.length - 1;
    const made = match.moves[last];
    const text =
      this.#board.said?.(match.view, match.seat, words) ??
      (made === undefined ? null : this.#board.moveText(made, last, match.moves, words));
    this.#set({ status: `${text ?? ''} ${this.#turnText(match)}`.trim() });
  }

  #over(match: SeenMatch): void {
    const { words, sounds, figures } = this.#context;
    const { winMinor } = match;
    const isWon = match.end?.winners.includes(match.seat) === true;
    sounds.play(isWon ? 'win' : 'stop');
    const told = winMinor > 0 ? words.say('toldWin', { amount: figures.money(winMinor) }) : '';
    this.#set({ lastWinMinor: winMinor, isResigning: false, status: `${outcomeOfMatch(match, words)} ${told}`.trim() });
  }

  #turnText(match: SeenMatch): string {
    const { words } = this.#context;
    return isOwnTurn(match) ? words.table.yourTurn : words.match.theirTurn;
  }

  #sayRefusal(refusal: NonNullable<MatchState['refusal']>): void {
    const { words } = this.#context;
    if (refusal === 'opponent') this.#say(words.match.opponentGone);
    else if (refusal === 'void') this.#say(words.match.voided);
    else this.#refuse(refusal);
  }

  #say(text: string): void {
    this.#set({ notice: { text, action: null }, status: text });
  }

  #refuse(code: GameRefusal['code']): void {
    const { words, session, sounds, channel } = this.#context;
    sounds.play('refused');
    if (code === 'session_ended') channel.send({ type: 'sessionEnded' });
    const notice = refusalNotice({ code }, words, session.mode);
    this.#set({ notice, status: notice.text });
  }

  #tick(): void {
    const { server, secondsLeft, soughtSeconds } = this.#state;
    if (server === null) return;
    const at = this.#now() + this.#ahead;
    const next = secondsOf(server, at);
    const sought = server.seekingSince === null ? 0 : Math.max(0, Math.floor((at - server.seekingSince) / 1_000));
    if (sought === soughtSeconds && next.join() === secondsLeft.join()) return;
    const own = server.match !== null && isOwnTurn(server.match) ? next[server.match.seat] : undefined;
    if (own !== undefined && own < LAST_SECONDS && own !== secondsLeft[server.match?.seat ?? 0])
      this.#context.sounds.play('press');
    this.#set({ secondsLeft: next, soughtSeconds: sought });
  }

  /** Tells the portal that a match of the player's goes on, or is over. */
  #notePlaying(isPlaying: boolean): void {
    if (isPlaying === this.#isPlaying) return;
    this.#isPlaying = isPlaying;
    this.#context.channel.send({ type: isPlaying ? 'roundStarted' : 'roundEnded' });
  }

  #set(change: Partial<MatchClientState>): void {
    this.#state = { ...this.#state, ...change };
    this.#render(this.#state);
  }
}
