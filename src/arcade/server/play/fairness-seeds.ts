import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { FairnessState, RotatedSeeds } from '#arcade/game-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import { noncesOf, unsettledOf } from '../store/round-store.ts';
import { currentSeeds, insertSeeds, revealSeeds, type SeedPair } from '../store/seed-store.ts';
import type { Player } from '../store/session-store.ts';
import type { PlayParts } from './play-parts.ts';

/** The seeds that a player's next round is decided by; drawn when he has none. */
export function seedsOf({ store, secrets, clock }: PlayParts, player: Player): SeedPair {
  const known = currentSeeds(store, player);
  if (known !== undefined) return known;
  const drawn = { serverSeed: secrets.serverSeed(), clientSeed: secrets.clientSeed() };
  return insertSeeds(store, player, drawn, clock().getTime());
}

/** What a player sees before the round with this nonce. */
export function fairnessState({ serverSeed, clientSeed }: SeedPair, nonce: number): FairnessState {
  return { serverSeedHash: serverSeedHash(serverSeed), clientSeed, nonce };
}

/**
 * Reveals the server's seed and begins with a new one, which is bound by its digest before the player names his own.
 * @throws GameRefusal `round_pending` while a round of the old seeds is not settled: its outcome would be known before its bet is.
 */
export async function rotateSeeds(
  parts: PlayParts,
  player: Player,
  clientSeed: string | undefined,
): Promise<RotatedSeeds> {
  const { store, queue, secrets, clock } = parts;
  return queue.run(player, async () => {
    if (unsettledOf(store, player).length > 0)
      throw new GameRefusal('round_pending', 'A round is not settled yet: the seeds are shown after it.');
    return store.transaction(() => {
      const old = seedsOf(parts, player);
      const now = clock().getTime();
      revealSeeds(store, old.id, now);
      const drawn = { serverSeed: secrets.serverSeed(), clientSeed: clientSeed ?? secrets.clientSeed() };
      const next = insertSeeds(store, player, drawn, now);
      return {
        revealed: {
          serverSeed: old.serverSeed,
          serverSeedHash: serverSeedHash(old.serverSeed),
          clientSeed: old.clientSeed,
          nonces: noncesOf(store, old.id),
        },
        next: fairnessState(next, next.nextNonce),
      };
    });
  });
}
