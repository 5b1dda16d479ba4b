import type { SportId } from '#arcade/games/sportsbook/data/sports.ts';
import type {
  BoardView,
  FixtureDetail,
  LeagueTable,
  ListedFixture,
  OfferedMarket,
  Slip,
  SlipList,
  SportsBoard,
} from '#arcade/sportsbook-api.ts';
import type { RefusalNotice } from '../refusal-notice.ts';
import type { OddsFormat } from './odds-text.ts';
import type { SlipDraft } from './slip-draft.ts';
import { EMPTY_DRAFT } from './slip-draft.ts';

/** How odds have changed lately. */
export type OddsMove = 'up' | 'down';

/** Everything that the sportsbook's page shows. */
export interface SportsState {
  readonly sport: SportId;
  readonly view: BoardView;
  readonly league: string | null;
  /** Null until it was read. */
  readonly board: SportsBoard | null;
  /** The match that is opened; null for none. */
  readonly detail: FixtureDetail | null;
  /** The table of a league; null where none is shown. */
  readonly table: LeagueTable | null;
  readonly draft: SlipDraft;
  /** What stands beside the matches. */
  readonly panel: 'slip' | 'mine';
  /** On narrow pages the panel is a sheet. */
  readonly isPanelOpen: boolean;
  readonly open: readonly Slip[];
  readonly settled: SlipList | null;
  readonly mineTab: 'open' | 'settled';
  readonly settledPage: number;
  readonly format: OddsFormat;
  readonly creditMinor: number;
  readonly isBusy: boolean;
  readonly isConnected: boolean;
  readonly isEnded: boolean;
  readonly notice: RefusalNotice | null;
  /** Good news, such as a receipt. */
  readonly receipt: string | null;
  /** Moves of the last seconds, by match and selection. */
  readonly moves: ReadonlyMap<string, OddsMove>;
}

export function firstState(sport: SportId, creditMinor: number, format: OddsFormat): SportsState {
  return {
    sport,
    view: 'live',
    league: null,
    board: null,
    detail: null,
    table: null,
    draft: EMPTY_DRAFT,
    panel: 'slip',
    isPanelOpen: false,
    open: [],
    settled: null,
    mineTab: 'open',
    settledPage: 1,
    format,
    creditMinor,
    isBusy: false,
    isConnected: true,
    isEnded: false,
    notice: null,
    receipt: null,
    moves: new Map(),
  };
}

export function oddsKey(fixtureId: string, selection: string): string {
  return `${fixtureId} ${selection}`;
}

/** The odds of markets by `oddsKey`. */
export function oddsIn(fixtureId: string, markets: readonly OfferedMarket[]): ReadonlyMap<string, number | null> {
  return new Map(
    markets.flatMap(({ picks }) => picks.map(({ selection, odds }) => [oddsKey(fixtureId, selection), odds] as const)),
  );
}

/** How odds have moved between two lists. */
export function movesBetween(
  before: ReadonlyMap<string, number | null>,
  after: ReadonlyMap<string, number | null>,
): ReadonlyMap<string, OddsMove> {
  const moves = new Map<string, OddsMove>();
  for (const [key, odds] of after) {
    const known = before.get(key);
    if (known == null || odds === null || known === odds) continue;
    moves.set(key, odds > known ? 'up' : 'down');
  }
  return moves;
}

/** A board with the newer state of some matches. */
export function updatedBoard(board: SportsBoard, fixtures: readonly ListedFixture[], now: number): SportsBoard {
  const newer = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return { ...board, now, fixtures: board.fixtures.map((fixture) => newer.get(fixture.id) ?? fixture) };
}

/** Whether the board has to be read again: a match of its list has begun or ended. */
export function isStale(
  { fixtures }: SportsBoard,
  { sport, view }: SportsState,
  changed: readonly ListedFixture[],
): boolean {
  const known = new Map(fixtures.map(({ id, status }) => [id, status]));
  return changed.some((fixture) => {
    if (fixture.sport !== sport) return false;
    const status = known.get(fixture.id);
    return status === undefined ? view === 'live' && fixture.status === 'live' : status !== fixture.status;
  });
}
