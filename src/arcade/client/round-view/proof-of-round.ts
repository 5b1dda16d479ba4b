import type { RoundView } from '#arcade/round-view-api.ts';
import { checkRounds, type FairnessVerdict } from '../fairness/check-rounds.ts';

/** `hidden`: the server seed is not shown yet, so nothing can be checked. */
export type ProofVerdict = FairnessVerdict['kind'] | 'hidden';

/** Decides the round anew from its seeds, by the code that decided it on the server. */
export function proofOfRound({ round, revealed }: Pick<RoundView, 'round' | 'revealed'>): ProofVerdict {
  if (revealed === null) return 'hidden';
  return checkRounds({ ...round.fairness, ...revealed }, [round]).kind;
}

/**
 * The page on which anybody decides the round himself; null where there is none: it decides rounds of slots, and needs
 * the server seed.
 */
export function checkPageOf({ kind, round, revealed }: RoundView, language: string): string | null {
  if (kind !== 'slot' || revealed === null) return null;
  const { clientSeed, nonce } = round.fairness;
  const { serverSeed } = revealed;
  const query = { language, machine: round.machineId, serverSeed, clientSeed, nonce: String(nonce) };
  return `/fairness?${new URLSearchParams(query)}`;
}
