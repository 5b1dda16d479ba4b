import type { Round } from '../store/round-store.ts';

/** Calls to one operator's wallet at a time: as many as `gatewayTransport` has connections. */
const AT_ONCE = 64;

/**
 * Does the work for every round, so many of each operator at a time: one that is silent keeps no other waiting. Rejects
 * with the first error once all have been tried.
 */
export async function eachWallet(rounds: readonly Round[], work: (round: Round) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  const byOperator = new Map<string, Round[]>();
  for (const round of rounds) byOperator.set(round.integration, [...(byOperator.get(round.integration) ?? []), round]);
  const workers = [...byOperator.values()].flatMap((own) => {
    const left = own.values();
    const worker = async (): Promise<void> => {
      for (const round of left) await work(round).catch((error: unknown) => errors.push(error));
    };
    return Array.from({ length: Math.min(AT_ONCE, own.length) }, worker);
  });
  await Promise.all(workers);
  if (errors.length > 0) throw errors[0];
}
