import type { QueryClient } from '@tanstack/react-query';
import type { HotGames } from '#contracts/generated/contracts.ts';
import { readValue } from '../gateway-client.ts';
import { asksForHotGames, type HotGamesPath } from './hot-games-call.ts';

/** The session's key of the hot games (specification, section 3, "Session storage keys"). */
const KEY = 'HOT_GAMES';

/** More lists than one language has categories are of a language that was left. */
const MOST_LISTS = 12;

type KeptLists = Record<string, HotGames>;

/** The hot games of a call, as the session keeps them; asked for when it keeps none. */
export async function readHotGames(path: HotGamesPath): Promise<HotGames> {
  return keptLists()[path] ?? askForHotGames(path);
}

/** Asks for the hot games, and keeps them for the session. */
export async function askForHotGames(path: HotGamesPath): Promise<HotGames> {
  const answer = await readValue(path);
  keepHotGames(path, answer);
  return answer;
}

/** Keeps the hot games that a page brought along: they spare the session a call. */
export function keepBroughtHotGames(queryClient: QueryClient): void {
  for (const [[path], games] of queryClient.getQueriesData<HotGames>({}))
    if (typeof path === 'string' && asksForHotGames(path) && games) keepHotGames(path, games);
}

/** Keeps the hot games of a call. */
export function keepHotGames(path: string, answer: HotGames): void {
  const others = Object.entries(keptLists()).filter(([other]) => other !== path);
  const kept = Object.fromEntries([...others.slice(1 - MOST_LISTS), [path, answer]]);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs a call more, and nothing else.
  }
}

function keptLists(): KeptLists {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    return isKeptLists(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Any script may write into the session's storage: a value without the form of lists is ignored. */
const isKeptLists = (value: unknown): value is KeptLists =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry: unknown) => Array.isArray((entry as { list?: unknown } | null)?.list));
