/** The filters of a lobby (specification, section 9, "Filters"). */
export const LOBBY_FILTERS = ['ALL', 'HOT', 'RECENT', 'FAV'] as const;
export type LobbyFilter = (typeof LOBBY_FILTERS)[number];

/**
 * Everything that a visitor chose in a lobby. The address holds it, so that back, forward and a shared link find it
 * again.
 */
export interface LobbyState {
  /** A vendor's code; null for all vendors. */
  readonly vassalage: string | null;
  /** The key of a kind of games; null for all kinds, and always under another filter than ALL. */
  readonly classify: string | null;
  readonly filter: LobbyFilter;
  /** Trimmed; empty under another filter than ALL. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** The query values of a lobby's page; its document declares them. */
export const LOBBY_QUERY = ['vassalage', 'classify', 'filter', 'search', 'page'] as const;

/** The longest text that the list can be searched for. */
export const LONGEST_SEARCH = 60;

const CODE = /^[A-Z0-9_]{1,40}$/;
const PAGE = /^[1-9][0-9]{0,4}$/;

/** Reads the state of an address. What means nothing is as if it were not there. */
export function lobbyStateOf(query: Readonly<Record<string, string | undefined>>): LobbyState {
  const filter = LOBBY_FILTERS.find((known) => known === query.filter) ?? 'ALL';
  const code = (value: string | undefined): string | null => (value !== undefined && CODE.test(value) ? value : null);
  const page = query.page ?? '';
  const isAll = filter === 'ALL';
  return {
    vassalage: code(query.vassalage),
    classify: isAll ? code(query.classify) : null,
    filter,
    search: isAll ? (query.search ?? '').trim().slice(0, LONGEST_SEARCH) : '',
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The query of a state, with its question mark. Defaults are left out, so that every state has one address. */
export function lobbyQuery({ vassalage, classify, filter, search, page }: LobbyState): string {
  const values: Record<string, string> = {};
  if (vassalage !== null) values.vassalage = vassalage;
  if (filter !== 'ALL') values.filter = filter;
  else {
    if (classify !== null) values.classify = classify;
    if (search !== '') values.search = search;
  }
  if (page > 1) values.page = String(page);
  return Object.keys(values).length > 0 ? `?${new URLSearchParams(values)}` : '';
}

/** One thing that a visitor changes in a lobby. */
export type LobbyChange =
  | { readonly vassalage: string | null }
  | { readonly classify: string | null }
  | { readonly filter: LobbyFilter }
  | { readonly search: string }
  | { readonly page: number };

/**
 * The state after a change. Choosing a vendor resets kind, filter and page (specification, section 4, "Navigation and
 * lobby") and keeps the search, which stays in view; every other change but that of the page begins at the first page.
 */
export function changeLobby(state: LobbyState, change: LobbyChange): LobbyState {
  if ('page' in change) return { ...state, page: change.page };
  const first = { ...state, page: 1 };
  if ('vassalage' in change) return { ...first, vassalage: change.vassalage, classify: null, filter: 'ALL' };
  if ('filter' in change) return { ...first, filter: change.filter, classify: null, search: '' };
  if ('search' in change) return { ...first, search: change.search.trim().slice(0, LONGEST_SEARCH) };
  return { ...first, classify: change.classify };
}

/** The state of a lobby that nothing was chosen in. */
export const WHOLE_LOBBY: LobbyState = lobbyStateOf({});
