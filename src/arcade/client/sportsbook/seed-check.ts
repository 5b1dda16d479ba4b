import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { Pair } from '#arcade/games/sportsbook/models/match-model.ts';
import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { timelineOf } from '#arcade/games/sportsbook/season/timeline.ts';

/** Plays a match again by its seed, with the code that decided it: true where the hash and the score agree. */
export function isResultOfSeed(
  fixtureId: string,
  {
    serverSeed,
    seedHash,
    score,
  }: { readonly serverSeed: string; readonly seedHash: string | null; readonly score: Pair },
): boolean {
  const fixture = findFixture(fixtureId);
  if (fixture === undefined) return false;
  if (seedHash !== null && serverSeedHash(serverSeed) !== seedHash) return false;
  const end = timelineOf(fixture, serverSeed).states.at(-1);
  return end !== undefined && end.score[0] === score[0] && end.score[1] === score[1];
}
