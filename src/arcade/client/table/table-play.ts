import { refusalNotice } from '#arcade/client/refusal-notice.ts';
import type { RoundSession } from '#arcade/game-api.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { betsOfDraft, NO_BETS, totalOf } from '#arcade/games/tables/rules/placed-chips.ts';
import type { TableBets, TableChoice, TableState } from '#arcade/table-api.ts';
import { countUp } from '../controls/count-up.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import type { RoundBoard } from '../round-game/round-board.ts';
import type { TableEvent } from './table-events.ts';
import { tablePhase } from './table-phase.ts';
import { firstState, hasNewCards, isBefore, isTaken, shownRound, type TablePlayState } from './table-play-state.ts';

/** How often the time left is looked at. */
const TICK_MS = 200;
/** Chips that are placed one after the other go to the server in one call. */
const GATHER_MS = 150;
const WIN_COUNT_MS = 400;
/** Rounds whose hash is remembered. */
const MOST_PROMISES = 20;
/** Seconds that screen readers are told; the last five have words of their own. */
const SAID_SECONDS: ReadonlySet<number> = new Set([10]);

/** The state of an open table: what the server says of it, the player's chips, and the time. */
export class TablePlay {
  readonly #context: GameContext<RoundSession>;
  readonly #board: RoundBoard<unknown>;
  readonly #render: (state: TablePlayState) => void;
  readonly #credit: ReturnType<typeof countUp>;
  readonly #now: () => number;
  #state: TablePlayState;
  /** The wallet's balance as it was said last. */
  #balanceMinor: number;
  /** The server's clock less ours. */
  #ahead = 0;
  #revision = 0;
  #sending: ReturnType<typeof setTimeout> | undefined;
  /** Chips were changed and have not been sent yet. */
  #isDirty = false;
  /** The result came, and the player's own part of it has not come yet. */
  #drawn: TableState | null = null;
  #isPlaying = false;
  /** Of rounds that were open on this page: the hash that was shown while they were. */
  readonly #promised = new Map<number, string>();

  constructor(parts: {
    readonly context: GameContext<RoundSession>;
    readonly board: RoundBoard<unknown>;
    readonly hasLessMotion: () => boolean;
    readonly render: (state: TablePlayState) => void;
    readonly now?: () => number;
  }) {
    this.#context = parts.context;
    this.#board = parts.board;
    this.#render = parts.render;
    this.#now = parts.now ?? Date.now;
    this.#credit = countUp((creditMinor) => this.#set({ creditMinor }), parts.hasLessMotion);
    this.#balanceMinor = parts.context.session.balanceMinor;
    this.#state = firstState(this.#balanceMinor);
  }

  get state(): TablePlayState {
    return this.#state;
  }

  /** Chips lie on the table, or a result is being shown. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** The hash of a round's seed as it was shown before its result; undefined for a round that this page did not see. */
  promisedHash(number: number): string | undefined {
    return this.#promised.get(number);
  }

  /** The player's bets on the table, raises included once the wallet has accepted them. */
  get stakeMinor(): number {
    const { mine, draft } = this.#state;
    return mine !== null && isTaken(mine) ? mine.stakeMinor : totalOf(betsOfDraft(draft));
  }

  /** The view for the board; null before the cards are dealt. */
  get view(): unknown {
    return shownRound(this.#state).view;
  }

  /** The view is that of a result; true as well before there is any. */
  get isOver(): boolean {
    return shownRound(this.#state).isOver;
  }

  /** The player has a choice to make. */
  get mayChoose(): boolean {
    const { phase, mine, isChoosing } = this.#state;
    return phase === 'choosing' && mine?.mayChoose === true && !isChoosing;
  }

  /** Starts the clock of the screen. */
  start(): void {
    setInterval(() => this.#tick(), TICK_MS);
  }

  hear(event: TableEvent): void {
    if (event.kind === 'mine') this.#takeMine(event.bets);
    else this.#takeTable(event.state);
  }

  connected(isConnected: boolean): void {
    this.#set({ isConnected });
  }

  ended(): void {
    this.#refuse('session_ended');
    this.#set({ isEnded: true });
  }

  /** The player changes his chips. They go to the server a moment later. */
  setDraft(draft: Choice): void {
    if (this.#state.phase !== 'open' && this.#state.phase !== 'last') return;
    this.#set({ draft, isConfirmed: false, notice: null });
    this.#showCredit();
    clearTimeout(this.#sending);
    this.#isDirty = true;
    this.#sending = setTimeout(() => void this.#send(), GATHER_MS);
  }

  /** Makes the player's next choice. The server answers with the round as it stands then. */
  choose(choice: Choice): void {
    const { table, mine, isConnected } = this.#state;
    if (!this.mayChoose || !isConnected || table === null || mine === null) return;
    this.#context.sounds.play('press');
    this.#set({ isChoosing: true, notice: null });
    void this.#sendChoice({ number: table.number, step: mine.step, choice });
  }

  /** The board has shown the result: the win is counted up and said. */
  shown(): void {
    const { mine, isShown } = this.#state;
    if (isShown) return;
    const { words, sounds } = this.#context;
    const winMinor = this.#winMinor();
    const told = mine?.isOver === true ? this.#toldWin(winMinor) : '';
    this.#set({
      isShown: true,
      lastWinMinor: winMinor,
      status: `${this.#board.outcome(this.view, words)} ${told}`.trim(),
    });
    if (winMinor > 0) sounds.play(winMinor >= 10 * this.stakeMinor ? 'bigWin' : 'win');
    void this.#credit.run(this.#state.creditMinor, this.#balanceMinor, WIN_COUNT_MS);
    this.#noteRound(false);
    if (mine?.state !== 'settled') void this.refreshBalance();
  }

  async refreshBalance(): Promise<void> {
    if (this.#isPlaying) return;
    try {
      const { balanceMinor } = await this.#context.server.balance();
      if (this.#isPlaying) return;
      this.#balanceMinor = balanceMinor;
      this.#showCredit();
    } catch {
      // The figure stays as it was; the next round brings the wallet's own.
    }
  }

  #takeTable(state: TableState): void {
    const { table, past } = this.#state;
    this.#ahead = state.now - this.#now();
    if (state.result === null && !this.#promised.has(state.number)) this.#promised.set(state.number, state.seedHash);
    for (const number of [...this.#promised.keys()].slice(0, -MOST_PROMISES)) this.#promised.delete(number);
    const isNew = table?.number !== state.number;
    if (isNew) this.#begin(state);
    else if (hasNewCards(table, state)) this.#drawn = state;
    else this.#set({ table: state });
    this.#set({ past: state.past ?? past });
    this.#tick();
  }

  #begin(state: TableState): void {
    clearTimeout(this.#sending);
    this.#isDirty = false;
    this.#drawn = null;
    this.#revision = 0;
    this.#noteRound(false);
    const { isShown, mine } = this.#state;
    // A result that was not shown to its end, such as in a page that slept, is told as figures.
    if (!isShown && mine?.isOver === true) this.#set({ lastWinMinor: this.#winMinor() });
    // The player's own cards are shown once they are known.
    if (state.result === null && state.deal !== null) this.#drawn = state;
    const table = this.#drawn === null ? state : { ...state, deal: null };
    // A page that opens after the draw shows the result at once, without its animation.
    this.#set({
      table,
      mine: null,
      isChoosing: false,
      draft: { ...NO_BETS },
      isConfirmed: true,
      isShown: true,
      notice: null,
    });
    this.#showCredit();
  }

  #takeMine(mine: TableBets): void {
    if (mine.number !== this.#state.table?.number || isBefore(mine, this.#state.mine)) return;
    const hadChips = this.stakeMinor > 0;
    const isOlder = mine.state === 'placed' && mine.revision < this.#revision;
    if (!isOlder && mine.state !== 'refused') {
      this.#revision = Math.max(this.#revision, mine.revision);
      if (!this.#isDirty) this.#set({ draft: { bets: mine.chips }, isConfirmed: true });
    }
    if (mine.state === 'refused' && this.#state.mine?.state !== 'refused') this.#flyBack(mine);
    if (mine.balanceMinor !== null) this.#balanceMinor = mine.balanceMinor;
    this.#set({ mine });
    const hasChips = Object.keys(mine.chips).length > 0;
    if (this.#state.isShown && !mine.isOver && mine.state !== 'refused') this.#noteRound(hasChips);
    if (this.#drawn !== null) {
      // Chips that never became a round: the session had ended when the bets were closed.
      if (mine.roundId === null && hadChips && mine.state === 'placed')
        this.#flyBack({ ...mine, refusal: 'session_ended' });
      this.#showCards(this.#drawn);
    }
    if (this.#state.isShown) this.#showCredit();
    else this.#set({ creditMinor: this.#balanceMinor - (mine.state === 'settled' ? mine.winMinor : 0) });
  }

  /** The board shows cards with their animation: the first ones, or the result. */
  #showCards(table: TableState): void {
    this.#drawn = null;
    this.#set({ table, isShown: table.result === null });
    this.#context.sounds.play('turn');
    this.#tick();
  }

  /** The wallet has not taken the bet: its chips go, and the reason is said. */
  #flyBack(mine: TableBets): void {
    const { words, session, sounds } = this.#context;
    const { text, action } = refusalNotice({ code: mine.refusal ?? 'bet_refused' }, words, session.mode);
    const notice = { text: words.say('table.notTaken', { reason: text }), action };
    sounds.play('refused');
    this.#set({ notice, status: notice.text, draft: { ...NO_BETS }, isConfirmed: true });
    this.#noteRound(false);
  }

  async #send(): Promise<void> {
    const { table, draft } = this.#state;
    this.#isDirty = false;
    if (table === null) return;
    this.#revision += 1;
    const asked = { number: table.number, revision: this.#revision, chips: betsOfDraft(draft) };
    try {
      this.#takeMine(await this.#context.server.placeBets(asked));
    } catch (cause) {
      if (this.#state.table?.number !== asked.number) return;
      this.#refuse(cause instanceof GameRefusal ? cause.code : 'unreachable');
      const { mine } = this.#state;
      this.#set({ draft: { bets: mine?.chips ?? {} }, isConfirmed: true });
      this.#showCredit();
    }
  }

  async #sendChoice(asked: TableChoice): Promise<void> {
    try {
      this.#takeMine(await this.#context.server.chooseAtTable(asked));
    } catch (cause) {
      if (this.#state.table?.number !== asked.number) return;
      this.#refuse(cause instanceof GameRefusal ? cause.code : 'unreachable');
    } finally {
      if (this.#state.table?.number === asked.number) this.#set({ isChoosing: false });
    }
  }

  #refuse(code: GameRefusal['code']): void {
    const { words, session, sounds, channel } = this.#context;
    sounds.play('refused');
    if (code === 'session_ended') channel.send({ type: 'sessionEnded' });
    const notice = refusalNotice({ code }, words, session.mode);
    this.#set({ notice, status: notice.text });
  }

  #tick(): void {
    const { table, isShown, phase, secondsLeft } = this.#state;
    if (table === null) return;
    const now = this.#now() + this.#ahead;
    const next = tablePhase(table, now, isShown);
    if (next.phase === phase && next.secondsLeft === secondsLeft) return;
    const { words } = this.#context;
    this.#set(next);
    // The outcome of the round stays until the next one opens.
    if (next.phase !== phase && next.phase !== 'settled') this.#set({ status: words.table[next.phase] });
    else if (next.phase === 'open' && SAID_SECONDS.has(next.secondsLeft))
      this.#set({ status: words.say('table.seconds', { seconds: next.secondsLeft }) });
  }

  #winMinor(): number {
    const { mine } = this.#state;
    return mine === null || mine.state === 'refused' ? 0 : mine.winMinor;
  }

  #toldWin(winMinor: number): string {
    const { words, figures } = this.#context;
    return winMinor === 0 ? words.toldNoWin : words.say('toldWin', { amount: figures.money(winMinor) });
  }

  /** Chips lie on the board until the wallet has taken them. */
  #showCredit(): void {
    const { mine } = this.#state;
    this.#credit.finish();
    this.#set({ creditMinor: this.#balanceMinor - (mine !== null && isTaken(mine) ? 0 : this.stakeMinor) });
  }

  /** Tells the portal that a round of the player's goes on, or is over. */
  #noteRound(isPlaying: boolean): void {
    if (isPlaying === this.#isPlaying) return;
    this.#isPlaying = isPlaying;
    this.#context.channel.send({ type: isPlaying ? 'roundStarted' : 'roundEnded' });
  }

  #set(change: Partial<TablePlayState>): void {
    this.#state = { ...this.#state, ...change };
    this.#render(this.#state);
  }
}
