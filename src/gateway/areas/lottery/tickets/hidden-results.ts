import type { SiteTransaction } from '#gateway/database/database.ts';
import { RACE_SHOWN_MS, raceCodes } from '../draws/result-shown.ts';
import { ticketsDrawnSince } from '../repository/lottery-repository.ts';

/** Tickets that are settled, and whose result is not told yet. */
export interface HiddenResults {
  readonly ticketIds: readonly string[];
  /** The rounds of these tickets, as the wallet names them. */
  readonly roundNames: readonly string[];
  /** Nothing of them was paid before. */
  readonly since: Date;
}

/**
 * A member's tickets whose race is still being shown. They are paid, but nothing that the member reads tells it yet:
 * neither the tickets nor any record.
 */
export async function hiddenResults(
  tx: SiteTransaction,
  siteId: string,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<HiddenResults> {
  const drawnAfter = new Date(at.getTime() - RACE_SHOWN_MS);
  const rows = await ticketsDrawnSince(tx, siteId, { memberId, gameCodes: raceCodes, drawnAfter });
  return {
    ticketIds: rows.map(({ ticket_id }) => ticket_id),
    roundNames: rows.map(({ round_name }) => round_name),
    since: drawnAfter,
  };
}
