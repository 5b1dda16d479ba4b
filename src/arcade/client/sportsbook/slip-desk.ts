import type { SportId } from '#arcade/games/sportsbook/data/sports.ts';
import type { OfferedPick, PlaceSlip, SlipAnswer } from '#arcade/sportsbook-api.ts';
import type { GameContext } from '../game-context.ts';
import { newRequestId } from '../new-request-id.ts';
import {
  agreed,
  betsOf,
  type DraftLeg,
  EMPTY_DRAFT,
  hasClosedLeg,
  hasSameMatch,
  type SlipDraft,
  type SlipMode,
  sizeOf,
  stakeMinorOf,
  toggled,
  withOdds,
  without,
} from './slip-draft.ts';
import type { SportsServer } from './sports-server.ts';
import { oddsKey, type SportsState } from './sports-state.ts';

interface DeskParts {
  readonly context: GameContext;
  readonly server: SportsServer;
  readonly state: () => SportsState;
  readonly set: (change: Partial<SportsState>) => void;
  readonly refuse: (cause: unknown) => void;
  /** Reads the player's slips again. */
  readonly readMine: () => Promise<void>;
}

/** What the player does with his slip: selections, stakes, placing it, and selling it back. */
export class SlipDesk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  toggle(leg: Omit<DraftLeg, 'now'>): void {
    this.#parts.context.sounds.play('press');
    this.#set({
      draft: toggled(this.#state.draft, { ...leg, now: leg.odds }),
      notice: null,
      receipt: null,
      panel: 'slip',
    });
  }

  remove(leg: DraftLeg): void {
    this.#set({ draft: without(this.#state.draft, leg), notice: null });
  }

  clear(): void {
    this.#set({
      draft: { ...EMPTY_DRAFT, stake: this.#state.draft.stake, accepts: this.#state.draft.accepts },
      notice: null,
    });
  }

  chooseMode(mode: SlipMode): void {
    this.#change({ mode });
  }

  chooseSize(systemSize: number): void {
    this.#change({ systemSize });
  }

  /** What to do where odds have changed meanwhile. */
  chooseAccepts(accepts: PlaceSlip['accepts']): void {
    this.#change({ accepts });
  }

  typeStake(stake: string): void {
    this.#change({ stake });
  }

  addStake(minor: number): void {
    const { decimals } = this.#parts.context.session.currency;
    this.#stakeOf((stakeMinorOf(this.#state.draft, decimals) ?? 0) + minor);
  }

  /** The highest stake that credit and the tile allow. */
  mostStake(): void {
    const { betsMinor } = this.#parts.context.session;
    const bets = Math.max(1, betsOf(this.#state.draft));
    const most = Math.min(this.#state.creditMinor, betsMinor.at(-1) ?? 0);
    this.#stakeOf(
      this.#state.draft.mode === 'single'
        ? Math.min(most, Math.floor(this.#state.creditMinor / bets))
        : Math.floor(most / bets),
    );
  }

  /** Places the slip, or each of its singles, at the odds that are shown. */
  async place(): Promise<void> {
    const { words, session, figures } = this.#parts.context;
    const { draft, isBusy, isEnded } = this.#state;
    const stakeMinor = stakeMinorOf(draft, session.currency.decimals);
    if (isBusy || isEnded || draft.legs.length === 0) return;
    const [least = 1] = session.betsMinor;
    const isCombined = draft.mode !== 'single';
    if (isCombined && hasSameMatch(draft.legs)) return this.#say(words.sports.sameMatch);
    if (draft.legs.length < { single: 1, accumulator: 2, system: 3 }[draft.mode]) return this.#say(words.sports.tooFew);
    if (hasClosedLeg(draft)) return this.#say(words.sports.legClosed);
    if (stakeMinor === null || stakeMinor * (isCombined ? betsOf(draft) : 1) < least)
      return this.#say(words.say('sports.leastStake', { amount: figures.money(least) }));
    this.#set({ draft: agreed(draft), isBusy: true, notice: null, receipt: null });
    const slips = isCombined
      ? [this.#state.draft]
      : this.#state.draft.legs.map((leg) => ({ ...this.#state.draft, legs: [leg] }));
    try {
      for (const slip of slips) if (!(await this.#placeOne(slip, stakeMinor))) break;
    } catch (cause) {
      this.#parts.refuse(cause);
    } finally {
      this.#set({ isBusy: false });
    }
    void this.#parts.readMine();
  }

  /** Sells a slip for what was offered. */
  async cashOut(slipId: string, amountMinor: number): Promise<void> {
    try {
      const answer = await this.#parts.server.cashOut(slipId, amountMinor);
      const { words, figures } = this.#parts.context;
      if (answer.outcome === 'moved') this.#say(words.sports.cashOutMoved);
      else {
        const { winMinor } = answer.slip;
        this.#set({
          receipt: words.say('sports.cashedOutFor', { amount: figures.money(winMinor) }),
          ...(answer.balanceMinor !== null && { creditMinor: answer.balanceMinor }),
        });
      }
    } catch (cause) {
      this.#parts.refuse(cause);
    }
    await this.#parts.readMine();
  }

  /**
   * Puts newer odds on the slip.
   * @param whole matches of which all main markets are in the list.
   */
  takeOdds(odds: ReadonlyMap<string, number | null>, whole: readonly string[] = []): void {
    const isOpen = new Set(
      whole.filter((id) => [...odds].some(([key, one]) => key.startsWith(`${id} `) && one !== null)),
    );
    const draft = withOdds(this.#state.draft, (leg) => {
      const known = odds.get(oddsKey(leg.fixtureId, leg.selection));
      if (known !== undefined) return known;
      if (!whole.includes(leg.fixtureId)) return undefined;
      // Markets that no list shows are suspended with those that are listed. Their new odds come with the next answer.
      if (!isOpen.has(leg.fixtureId)) return null;
      return leg.now === null ? leg.odds : undefined;
    });
    if (draft !== this.#state.draft) this.#set({ draft });
  }

  async #placeOne(slip: SlipDraft, stakeMinor: number): Promise<boolean> {
    const request: PlaceSlip = {
      requestId: newRequestId(),
      betMinor: stakeMinor * betsOf(slip),
      size: sizeOf(slip),
      legs: slip.legs.map(({ fixtureId, selection, odds }) => ({ fixtureId, selection, odds })),
      accepts: slip.accepts,
    };
    return this.#took(slip, await this.#parts.server.place(request));
  }

  /** What an answer does to the slip; false where it was not accepted. */
  #took(slip: SlipDraft, answer: SlipAnswer): boolean {
    const { words, figures, sounds } = this.#parts.context;
    switch (answer.outcome) {
      case 'accepted': {
        sounds.play('stop');
        const rest = slip.legs.reduce(without, this.#state.draft);
        const receipt = words.say('sports.accepted', { id: answer.slip.id.slice(0, 8) });
        this.#set({ draft: rest, creditMinor: answer.balanceMinor, receipt });
        return true;
      }
      case 'moved': {
        const odds = new Map(
          slip.legs.map(({ fixtureId, selection }, index) => [
            oddsKey(fixtureId, selection),
            answer.odds[index] ?? null,
          ]),
        );
        this.takeOdds(odds);
        this.#say(answer.odds.includes(null) ? words.sports.legClosed : words.sports.moved);
        return false;
      }
      case 'limited': {
        const { mostMinor } = answer;
        if (mostMinor === 0) this.#say(words.sports.closedToBets);
        else {
          this.#stakeOf(Math.floor(mostMinor / Math.max(1, betsOf(slip))));
          this.#say(words.say('sports.limited', { amount: figures.money(mostMinor) }));
        }
        return false;
      }
      case 'full':
        this.#say(words.say('sports.full', { count: answer.most }));
        return false;
    }
  }

  #stakeOf(minor: number): void {
    const { decimals } = this.#parts.context.session.currency;
    const major = Math.max(0, minor) / 10 ** decimals;
    this.#change({ stake: Number.isInteger(major) ? String(major) : major.toFixed(decimals) });
  }

  #change(change: Partial<SlipDraft>): void {
    this.#set({ draft: { ...this.#state.draft, ...change }, notice: null });
  }

  #say(text: string): void {
    this.#parts.context.sounds.play('refused');
    this.#set({ notice: { text, action: null } });
  }

  get #state(): SportsState {
    return this.#parts.state();
  }

  #set(change: Partial<SportsState>): void {
    this.#parts.set(change);
  }
}

/** The pick of a market as a leg of the slip. */
export function legOf(
  fixture: {
    readonly id: string;
    readonly sport: SportId;
    readonly league: { readonly name: string };
    readonly home: string;
    readonly away: string;
  },
  market: Pick<DraftLeg, 'count' | 'kind' | 'line'>,
  { pick, selection, odds }: OfferedPick & { readonly odds: number },
): Omit<DraftLeg, 'now'> {
  const { id: fixtureId, sport, league, home, away } = fixture;
  const { count, kind, line } = market;
  return { fixtureId, selection, count, kind, line, pick, sport, league: league.name, home, away, odds };
}
