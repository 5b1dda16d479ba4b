import { type RefusalNotice, refusalNotice } from '#arcade/client/refusal-notice.ts';
import type { RoundResult, RoundSession } from '#arcade/game-api.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { betSteps } from '../controls/bet-steps.ts';
import { countUp } from '../controls/count-up.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { newRequestId } from '../new-request-id.ts';
import type { RoundBoard } from './round-board.ts';
import { raiseOfChoice, stakeOfRound } from './stake-of-round.ts';

/** Everything that the screen of a round game shows. */
export interface RoundPlayState {
  /** The last round; null before the first. */
  readonly round: RoundResult | null;
  readonly draft: Choice;
  readonly betMinor: number;
  /** As it is shown: a bet is taken off at once, a win is added once it was seen. */
  readonly creditMinor: number;
  readonly lastWinMinor: number;
  /** A call is under way, or the portal's page lies over the game. */
  readonly isBusy: boolean;
  /** The end of the last round was seen. */
  readonly isShown: boolean;
  /** Nothing can be played any more. */
  readonly isEnded: boolean;
  readonly notice: RefusalNotice | null;
  /** Said to screen readers. */
  readonly status: string;
}

const WIN_COUNT_MS = 500;

/** The state of an open game: starts rounds, sends choices, shows results, refusals and the balance. */
export class RoundPlay {
  readonly #context: GameContext<RoundSession>;
  readonly #board: RoundBoard<unknown>;
  readonly #rules: GameRules;
  readonly #render: (state: RoundPlayState) => void;
  readonly #settled: (result: RoundResult) => void;
  readonly #credit: ReturnType<typeof countUp>;
  #state: RoundPlayState;
  /** The last balance that the server sent. The credit on the screen counts up to it. */
  #balanceMinor: number;
  #hasStaleBalance = false;
  #startDraft: Choice;
  #isPaused = false;

  constructor(parts: {
    readonly context: GameContext<RoundSession>;
    readonly board: RoundBoard<unknown>;
    readonly rules: GameRules;
    readonly hasLessMotion: () => boolean;
    readonly render: (state: RoundPlayState) => void;
    /** A round is over, and can be checked. */
    readonly settled: (result: RoundResult) => void;
  }) {
    this.#context = parts.context;
    this.#board = parts.board;
    this.#rules = parts.rules;
    this.#render = parts.render;
    this.#settled = parts.settled;
    this.#credit = countUp((creditMinor) => this.#set({ creditMinor }), parts.hasLessMotion);
    const { openRound, betsMinor, defaultBetMinor, balanceMinor } = parts.context.session;
    this.#startDraft = parts.board.firstDraft(null);
    this.#balanceMinor = balanceMinor;
    const openBet = betsMinor.find((bet) => bet === openRound?.betMinor);
    this.#state = {
      round: openRound,
      draft: openRound === null ? this.#startDraft : parts.board.firstDraft(openRound.view),
      betMinor: openBet ?? defaultBetMinor,
      creditMinor: balanceMinor,
      lastWinMinor: 0,
      isBusy: false,
      isShown: true,
      isEnded: false,
      notice: null,
      status: '',
    };
  }

  get state(): RoundPlayState {
    return this.#state;
  }

  get betMinor(): number {
    return this.#state.betMinor;
  }

  /** The chips of the round are placed on the board itself. */
  get hasChips(): boolean {
    return this.#rules.betOf !== undefined;
  }

  /** The bet of the next round, in minor units; 0 while no chip is placed. */
  get nextBetMinor(): number {
    const { draft, betMinor } = this.#state;
    if (this.#rules.betOf === undefined) return betMinor;
    return this.#rules.choiceProblem([], draft) === null ? this.#rules.betOf(draft) : 0;
  }

  /** The bet as it is shown: of a round that goes on with all its raises, else of the next one. */
  get shownBetMinor(): number {
    const { round, isShown } = this.#state;
    return round === null || (round.isOver && isShown) ? this.nextBetMinor : stakeOfRound(this.#rules, round);
  }

  /** A round goes on, or its end is still being shown. */
  get isPlaying(): boolean {
    const { round, isBusy, isShown } = this.#state;
    return isBusy || !isShown || (round !== null && !round.isOver);
  }

  /** The main button: starts a round, makes the composed choice, or cuts short what is shown. */
  press(): void {
    const { round, draft, isShown, isEnded, isBusy } = this.#state;
    if (isEnded || isBusy || this.#isPaused) return;
    if (!isShown) this.shown();
    else if (!this.mainButton().isAllowed) return;
    else if (round === null || round.isOver) void this.#start();
    else this.choose(draft);
  }

  mainButton(): { readonly label: string; readonly isAllowed: boolean } {
    const { round, draft } = this.#state;
    const { words, figures } = this.#context;
    return this.#board.mainButton({
      view: round?.view ?? null,
      isOver: round?.isOver ?? true,
      draft,
      words,
      money: figures.money,
    });
  }

  /** Makes a choice of the open round. One that raises the bet above the credit is refused here. */
  choose(choice: Choice): void {
    const { round, isBusy, isEnded } = this.#state;
    if (round === null || round.isOver || isBusy || isEnded || this.#isPaused) return;
    const { server, sounds } = this.#context;
    if (raiseOfChoice(this.#rules, round, choice) > this.#balanceMinor) {
      this.#refuse(new GameRefusal('insufficient_funds', ''));
      return;
    }
    sounds.play('press');
    void this.#play(() => server.choose(round.roundId, { step: round.choices.length, choice }), round.roundId);
  }

  setDraft(draft: Choice): void {
    if (this.#state.isBusy) return;
    this.#set({ draft });
  }

  chooseBet(betMinor: number): void {
    if (this.isPlaying) return;
    this.#context.sounds.play('press');
    this.#set({ betMinor });
  }

  lessBet(): void {
    this.chooseBet(betSteps(this.#context.session.betsMinor, this.betMinor).less);
  }

  moreBet(): void {
    this.chooseBet(betSteps(this.#context.session.betsMinor, this.betMinor).more);
  }

  /** The end of the round was seen: its win is counted up and said. */
  shown(): void {
    const { round, isShown } = this.#state;
    if (isShown || round === null) return;
    const { words, figures, sounds, channel } = this.#context;
    const { winMinor, betMinor, balanceMinor, view } = round;
    const amount = figures.money(winMinor);
    const told = winMinor === 0 ? words.toldNoWin : words.say('toldWin', { amount });
    this.#set({ isShown: true, lastWinMinor: winMinor, status: `${this.#board.outcome(view, words)} ${told}` });
    if (winMinor > 0) sounds.play(winMinor >= 10 * betMinor ? 'bigWin' : 'win');
    this.#balanceMinor = balanceMinor;
    void this.#credit.run(balanceMinor - winMinor, balanceMinor, WIN_COUNT_MS);
    channel.send({ type: 'roundEnded' });
    if (this.#hasStaleBalance) void this.refreshBalance();
  }

  /** Shows a round of the history as it ended. */
  replay(round: RoundResult): void {
    if (this.isPlaying) return;
    this.#set({ round, lastWinMinor: round.winMinor, notice: null });
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#context.sounds.hush(isPaused);
  }

  async refreshBalance(): Promise<void> {
    this.#hasStaleBalance = this.isPlaying;
    if (this.isPlaying) return;
    try {
      const { balanceMinor } = await this.#context.server.balance();
      if (this.isPlaying) this.#hasStaleBalance = true;
      else this.#setBalance(balanceMinor);
    } catch {
      // The figure stays as it was; the next round brings the wallet's own.
    }
  }

  async #start(): Promise<void> {
    const { server, sounds, channel } = this.#context;
    const { draft } = this.#state;
    const betMinor = this.nextBetMinor;
    if (this.#balanceMinor < betMinor) {
      this.#refuse(new GameRefusal('insufficient_funds', ''));
      return;
    }
    this.#startDraft = draft;
    sounds.play('turn');
    channel.send({ type: 'roundStarted' });
    this.#credit.finish();
    this.#set({ creditMinor: this.#balanceMinor - betMinor, lastWinMinor: 0 });
    const request = { requestId: newRequestId(), betMinor, ...(this.#rules.startChoices === 1 && { choice: draft }) };
    const isPlayed = await this.#play(() => server.start(request), null);
    if (isPlayed || this.isPlaying) return;
    channel.send({ type: 'roundEnded' });
    this.#setBalance(this.#balanceMinor);
    void this.refreshBalance();
  }

  /** @param openRoundId the round that the call goes on with; null where it starts one. */
  async #play(call: () => Promise<RoundResult>, openRoundId: string | null): Promise<boolean> {
    this.#set({ isBusy: true, notice: null });
    try {
      this.#take(await call(), openRoundId === null);
      return true;
    } catch (cause) {
      this.#refuse(cause);
      await this.#takeAsItStands(cause, openRoundId);
      this.#set({ isBusy: false });
      return false;
    }
  }

  /** Shows a round as the server has it. Within a round only raises and its end move the credit. */
  #take(round: RoundResult, isStart: boolean): void {
    if (round.isOver) this.#settled(round);
    const before = this.#state.round;
    const raisedMinor =
      before?.roundId === round.roundId ? stakeOfRound(this.#rules, round) - stakeOfRound(this.#rules, before) : 0;
    this.#balanceMinor -= raisedMinor;
    const next = this.#board.keepsDraft ? this.#startDraft : this.#board.firstDraft(null);
    if (isStart) this.#balanceMinor = round.balanceMinor;
    this.#set({
      round,
      isBusy: false,
      isShown: !round.isOver,
      draft: round.isOver ? next : this.#board.firstDraft(round.view),
      creditMinor: this.#state.creditMinor - raisedMinor,
      ...((isStart || round.isOver) && { creditMinor: round.balanceMinor - round.winMinor }),
    });
  }

  /**
   * After a refusal the server may be further than the game: it took a bet or a choice whose answer was lost, here or
   * in another window. The round goes on where it stands.
   */
  async #takeAsItStands(cause: unknown, openRoundId: string | null): Promise<void> {
    const { server } = this.#context;
    const code = cause instanceof GameRefusal ? cause.code : 'unreachable';
    if (code === 'session_ended') return;
    try {
      const standing =
        openRoundId !== null
          ? await server.round(openRoundId)
          : code === 'round_open'
            ? (await server.openRound()).round
            : null;
      if (standing !== null && 'view' in standing) this.#take(standing, false);
    } catch {
      // The screen keeps its state, and the next press tries again.
    }
  }

  #setBalance(balanceMinor: number): void {
    // A count-up that is still running would write the old balance at its end.
    this.#credit.finish();
    this.#balanceMinor = balanceMinor;
    this.#set({ creditMinor: balanceMinor });
  }

  #refuse(cause: unknown): void {
    const { sounds, channel, words, session } = this.#context;
    const refusal = cause instanceof GameRefusal ? cause : new GameRefusal('unreachable', '');
    sounds.play('refused');
    const isEnded = refusal.code === 'session_ended';
    if (isEnded) channel.send({ type: 'sessionEnded' });
    const notice = refusalNotice(refusal, words, session.mode);
    if (refusal.balanceMinor !== null) this.#setBalance(refusal.balanceMinor);
    this.#set({
      notice,
      status: notice.text,
      isEnded: isEnded || this.#state.isEnded,
    });
  }

  #set(change: Partial<RoundPlayState>): void {
    this.#state = { ...this.#state, ...change };
    this.#render(this.#state);
  }
}
