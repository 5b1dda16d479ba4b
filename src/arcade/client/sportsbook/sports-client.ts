import { isSportId, type SportId } from '#arcade/games/sportsbook/data/sports.ts';
import type { BoardView, LiveUpdate, MineUpdate } from '#arcade/sportsbook-api.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { refusalNotice } from '../refusal-notice.ts';
import { isOddsFormat, type OddsFormat } from './odds-text.ts';
import { SlipDesk } from './slip-desk.ts';
import type { SportsServer } from './sports-server.ts';
import {
  firstState,
  isStale,
  movesBetween,
  type OddsMove,
  oddsIn,
  type SportsState,
  updatedBoard,
} from './sports-state.ts';

const MOVE_SHOWN_MS = 3_000;
/** Matches in play change every few seconds: lists are read again so often at most. */
const BOARD_AGAIN_MS = 1_000;
const MINE_AGAIN_MS = 3_000;

interface ClientParts {
  readonly context: GameContext;
  readonly server: SportsServer;
  readonly sport: SportId;
  readonly format: OddsFormat;
  readonly render: (state: SportsState) => void;
  readonly keepFormat?: (format: OddsFormat) => void;
  readonly after?: (ms: number, work: () => void) => void;
}

/** The state of an open sportsbook: boards and matches as the server says them, and the slip. */
export class SportsClient {
  readonly slip: SlipDesk;
  readonly #parts: ClientParts;
  #state: SportsState;
  /** The last board that was asked for: an older answer is dropped. */
  #boardAsked = 0;
  #detailAsked = 0;
  readonly #due = new Set<string>();

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#state = firstState(parts.sport, parts.context.session.balanceMinor, parts.format);
    this.slip = new SlipDesk({
      context: parts.context,
      server: parts.server,
      state: () => this.#state,
      set: (change) => this.#set(change),
      refuse: (cause) => this.#refuse(cause),
      readMine: () => this.#readMine(),
    });
  }

  get state(): SportsState {
    return this.#state;
  }

  async start(): Promise<void> {
    await this.#readBoard();
    // A sport without a match in play opens with those that come next.
    if (this.#state.board?.fixtures.length === 0) this.show({ view: 'soon' });
  }

  /** Shows another sport, span or league. */
  show(wish: Partial<{ readonly sport: string; readonly view: BoardView; readonly league: string | null }>): void {
    const { sport = this.#state.sport, view = this.#state.view, league = null } = wish;
    if (!isSportId(sport)) return;
    const isOther = sport !== this.#state.sport || view !== this.#state.view;
    this.#set({ sport, view, league, detail: null, table: null, ...(isOther && { board: null }) });
    void this.#readBoard();
  }

  /** Opens the page of a match, or closes it where it is open. */
  toggleFixture(id: string): void {
    if (this.#state.detail?.fixture.id === id) this.closeFixture();
    else this.openFixture(id);
  }

  openFixture(id: string): void {
    this.#set({ table: null });
    void this.#readDetail(id);
  }

  closeFixture(): void {
    this.#detailAsked += 1;
    this.#set({ detail: null, table: null });
  }

  async openTable(leagueId: string): Promise<void> {
    await this.#ask(async () => this.#set({ table: await this.#parts.server.league(leagueId) }));
  }

  closeTable(): void {
    this.#set({ table: null });
  }

  chooseFormat(format: string): void {
    if (!isOddsFormat(format)) return;
    this.#set({ format });
    this.#parts.keepFormat?.(format);
  }

  togglePanel(isPanelOpen: boolean): void {
    this.#set({ isPanelOpen });
  }

  showPanel(panel: SportsState['panel']): void {
    this.#set({ panel });
    if (panel === 'mine') void this.#readMine();
  }

  showMine(mineTab: SportsState['mineTab'], settledPage = 1): void {
    this.#set({ mineTab, settledPage });
    void this.#readMine();
  }

  async refreshBalance(): Promise<void> {
    try {
      const { balanceMinor } = await this.#parts.context.server.balance();
      this.#set({ creditMinor: balanceMinor });
    } catch {
      // The figure stays as it was; the next slip brings the wallet's own.
    }
  }

  hearLive({ now, fixtures }: LiveUpdate): void {
    const { board, detail } = this.#state;
    if (board !== null) {
      const before = new Map(board.fixtures.flatMap(({ id, main }) => [...oddsIn(id, main)]));
      const after = new Map(fixtures.flatMap(({ id, main }) => [...oddsIn(id, main)]));
      this.#note(movesBetween(before, after));
      this.slip.takeOdds(
        after,
        fixtures.map(({ id }) => id),
      );
      this.#set({ board: updatedBoard(board, fixtures, now) });
      if (isStale(board, this.#state, fixtures)) this.#soon('board', BOARD_AGAIN_MS, () => this.#readBoard());
    }
    if (detail !== null && fixtures.some(({ id }) => id === detail.fixture.id))
      void this.#readDetail(detail.fixture.id);
    if (this.#state.panel === 'mine' && this.#state.open.length > 0)
      this.#soon('mine', MINE_AGAIN_MS, () => this.#readMine());
  }

  hearMine({ balanceMinor }: MineUpdate): void {
    if (balanceMinor !== null) this.#set({ creditMinor: balanceMinor });
    void this.#readMine();
  }

  /** After a break in the connection everything is read anew, since matches went on meanwhile. */
  connected(isConnected: boolean): void {
    const isBack = isConnected && !this.#state.isConnected;
    this.#set({ isConnected });
    if (!isBack) return;
    const { detail } = this.#state;
    void this.#readBoard();
    void this.#readMine();
    if (detail !== null) void this.#readDetail(detail.fixture.id);
  }

  ended(): void {
    this.#refuse(new GameRefusal('session_ended', ''));
    this.#set({ isEnded: true });
  }

  async #readBoard(): Promise<void> {
    this.#boardAsked += 1;
    const asked = this.#boardAsked;
    const { sport, view, league } = this.#state;
    await this.#ask(async () => {
      const board = await this.#parts.server.board({ sport, view, league });
      if (asked === this.#boardAsked) this.#set({ board });
    });
  }

  /** Reads something once after a while, however often it is asked for: many matches may change at once. */
  #soon(what: string, ms: number, read: () => Promise<void>): void {
    if (this.#due.has(what)) return;
    this.#due.add(what);
    this.#after(ms, () => {
      this.#due.delete(what);
      void read();
    });
  }

  async #readDetail(id: string): Promise<void> {
    this.#detailAsked += 1;
    const asked = this.#detailAsked;
    await this.#ask(async () => {
      const detail = await this.#parts.server.fixture(id);
      if (asked !== this.#detailAsked) return;
      const before = this.#state.detail;
      const odds = oddsIn(id, detail.markets);
      if (before?.fixture.id === id) this.#note(movesBetween(oddsIn(id, before.markets), odds));
      this.slip.takeOdds(odds);
      this.#set({ detail });
    });
  }

  async #readMine(): Promise<void> {
    const { mineTab, settledPage } = this.#state;
    await this.#ask(async () => {
      const { slips: open } = await this.#parts.server.slips('open', 1);
      this.#set({ open });
      if (mineTab === 'settled') this.#set({ settled: await this.#parts.server.slips('settled', settledPage) });
    });
  }

  async #ask(call: () => Promise<void>): Promise<void> {
    try {
      await call();
    } catch (cause) {
      this.#refuse(cause);
    }
  }

  #note(moves: ReadonlyMap<string, OddsMove>): void {
    if (moves.size === 0) return;
    this.#set({ moves: new Map([...this.#state.moves, ...moves]) });
    this.#after(MOVE_SHOWN_MS, () => {
      const left = [...this.#state.moves].filter(([key, move]) => moves.get(key) !== move);
      this.#set({ moves: new Map(left) });
    });
  }

  #after(ms: number, work: () => void): void {
    if (this.#parts.after === undefined) setTimeout(work, ms);
    else this.#parts.after(ms, work);
  }

  #refuse(cause: unknown): void {
    const { words, session, channel, sounds } = this.#parts.context;
    const code = cause instanceof GameRefusal ? cause.code : 'unreachable';
    if (!(cause instanceof GameRefusal)) reportError(cause);
    sounds.play('refused');
    if (code === 'session_ended') channel.send({ type: 'sessionEnded' });
    this.#set({ notice: refusalNotice({ code }, words, session.mode) });
  }

  #set(change: Partial<SportsState>): void {
    this.#state = { ...this.#state, ...change };
    this.#parts.render(this.#state);
  }
}
