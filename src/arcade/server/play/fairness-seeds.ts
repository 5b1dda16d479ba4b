import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { FairnessState, OpenFairness, RotatedSeeds, RotateRequest } from '#arcade/game-api.ts';
import { GameRefusal } from '../game-refusal.ts';
import { noncesOf, unsettledOf } from '../store/round-store.ts';
import {
  currentSeeds,
  insertSeeds,
  nextServerSeed,
  putNextServerSeed,
  revealSeeds,
  type SeedPair,
} from '../store/seed-store.ts';
import type { Player } from '../store/session-store.ts';
import { stakedOf } from '../store/staked-rounds.ts';
import type { PlayParts } from './play-parts.ts';

/** The seeds that a player's next round is decided by; drawn when he has none. */
export function seedsOf({ store, secrets, clock }: PlayParts, player: Player): SeedPair {
  const known = currentSeeds(store, player);
  if (known !== undefined) return known;
  const drawn = { serverSeed: secrets.serverSeed(), clientSeed: secrets.clientSeed() };
  return insertSeeds(store, player, drawn, clock().getTime());
}

/** The public part of the seeds for the round with this nonce: the hash of the server seed, and the client seed. */
export function fairnessState({ serverSeed, clientSeed }: SeedPair, nonce: number): FairnessState {
  return { serverSeedHash: serverSeedHash(serverSeed), clientSeed, nonce };
}

/**
 * The public seeds of the player's next round, with the commitment to the server seed after this one. That seed is
 * drawn here where the player has none, and stays until it is used.
 */
export function openFairness(parts: PlayParts, player: Player): OpenFairness {
  return parts.store.transaction(() => {
    const seeds = seedsOf(parts, player);
    const nextHash = serverSeedHash(committedSeed(parts, player));
    return { ...fairnessState(seeds, seeds.nextNonce), nextServerSeedHash: nextHash };
  });
}

function committedSeed({ store, secrets, clock }: PlayParts, player: Player): string {
  const known = nextServerSeed(store, player);
  if (known !== undefined) return known;
  const drawn = secrets.serverSeed();
  putNextServerSeed(store, player, drawn, clock().getTime());
  return drawn;
}

/**
 * Reveals the server seed in use and starts the pair of the committed next server seed and the player's client seed.
 * The server cannot choose its seed after it learns the player's: the request names the hash that the player was shown
 * before.
 * @throws GameRefusal `round_pending` or `round_open` while a round of the old seeds is not over: its outcome would be
 *   known before its bet or its last choice is.
 * @throws GameRefusal `seeds_changed` when the named hash is not the committed one, such as after a change in another
 * window.
 */
export async function rotateSeeds(
  parts: PlayParts,
  player: Player,
  { clientSeed, nextServerSeedHash }: RotateRequest,
): Promise<RotatedSeeds> {
  const { store, queue, secrets, clock } = parts;
  return queue.run(player, async () => {
    if (stakedOf(store, player, null).length > 0)
      throw new GameRefusal('round_open', 'A round is not over yet: the seeds are shown after it.');
    if (unsettledOf(store, player).length > 0)
      throw new GameRefusal('round_pending', 'A round is not settled yet: the seeds are shown after it.');
    return store.transaction(() => {
      const old = seedsOf(parts, player);
      const serverSeed = committedSeed(parts, player);
      if (serverSeedHash(serverSeed) !== nextServerSeedHash)
        throw new GameRefusal('seeds_changed', 'Another server seed comes next. Look at its hash and choose again.');
      const now = clock().getTime();
      revealSeeds(store, old.id, now);
      insertSeeds(store, player, { serverSeed, clientSeed: clientSeed ?? secrets.clientSeed() }, now);
      putNextServerSeed(store, player, secrets.serverSeed(), now);
      return {
        revealed: {
          serverSeed: old.serverSeed,
          serverSeedHash: serverSeedHash(old.serverSeed),
          clientSeed: old.clientSeed,
          nonces: noncesOf(store, old.id),
        },
        next: openFairness(parts, player),
      };
    });
  });
}
