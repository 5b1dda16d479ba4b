import { processInside, type SettledCall, type WalletCall } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { HeldTicket } from './house-players.ts';
import { requestOf, settledOf, settledTerms } from './wallet-calls.ts';

/** A win, a rollback or an end of a ticket's round. */
export interface TicketCall extends HeldTicket {
  readonly call: WalletCall;
}

/**
 * Applies calls of tickets, those of one currency at once: a site that changed its currency has tickets of both.
 * @throws Error where the wallet refuses one, which no call that settles a bet can cause.
 */
export async function applyCalls(
  tx: SiteTransaction,
  calls: readonly TicketCall[],
  { zone, at }: { readonly zone: string; readonly at: Date },
): Promise<SettledCall[]> {
  const told: SettledCall[] = [];
  for (const currency of new Set(calls.map(({ ticket }) => ticket.currency))) {
    const ofCurrency = calls.filter(({ ticket }) => ticket.currency === currency);
    const terms = settledTerms(currency, zone);
    const outcomes = await processInside(
      tx,
      ofCurrency.map(({ integration, call }) => requestOf(integration, { call, terms, at })),
    );
    for (const [index, { integration, call }] of ofCurrency.entries()) {
      const outcome = outcomes[index];
      if (outcome?.kind !== 'applied') throw new Error(`the wallet refused to end the round ${call.vendorRoundId}`);
      const settled = settledOf(integration, call, outcome);
      if (settled !== null) told.push(settled);
    }
  }
  return told;
}
