import type { RoundResult, SpinResult } from '#arcade/game-api.ts';
import type { GameServer } from '../game-server.ts';

/** Rounds that are fetched for one check at most: a player may have played thousands with one seed. */
const MOST_CHECKED = 100;

/**
 * The last rounds that were played with a server seed, whole: as they were seen where they were, else as the server
 * tells them now.
 */
export async function roundsOfSeed(
  server: GameServer,
  serverSeedHash: string,
  seen: ReadonlyMap<string, SpinResult | RoundResult>,
): Promise<Array<SpinResult | RoundResult>> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages && ids.length < MOST_CHECKED; page += 1) {
    const { rounds, totalPages } = await server.history(page);
    const ours = rounds.filter((round) => round.serverSeedHash === serverSeedHash);
    ids.push(...ours.map(({ roundId }) => roundId));
    // Rounds come newest first, so a page without any of this seed lies before it or after it.
    if (ours.length === 0 && ids.length > 0) break;
    pages = totalPages;
  }
  const rounds: Array<SpinResult | RoundResult> = [];
  for (const roundId of ids.slice(0, MOST_CHECKED)) rounds.push(seen.get(roundId) ?? (await server.round(roundId)));
  return rounds;
}
