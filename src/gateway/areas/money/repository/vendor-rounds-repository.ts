import { sql } from 'kysely';
import type { WalletRound } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Which rounds of an integration to list. */
export interface RoundsWindow {
  /** Rounds that were opened from this moment on. */
  readonly from: string;
  /** And before this one. */
  readonly to: string;
  /** Our number of the last round of the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface RoundRow {
  readonly round_id: string;
  readonly vendor_round_id: string;
  readonly vendor: string;
  readonly game_code: string;
  readonly user_id: string;
  readonly currency: string;
  readonly bet_minor: string;
  readonly win_minor: string;
  readonly rolled_back_minor: string;
  readonly status: string;
  readonly actions: ReadonlyArray<{
    readonly action: WalletRound['actions'][number]['action'];
    readonly action_id: string;
    readonly amount: number;
    readonly tx_id: string;
  }> | null;
}

/**
 * Rounds as the reconciliation list has them, in the order in which they were opened, and where the next page begins.
 */
export async function listRounds(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  { from, to, cursor, limit }: RoundsWindow,
): Promise<{ readonly rounds: WalletRound[]; readonly nextCursor: string | null }> {
  const { rows } = await sql<RoundRow>`
    select r.round_id, r.vendor_round_id, r.vendor, r.game_code, m.user_id, r.currency, r.bet_minor, r.win_minor,
      r.rolled_back_minor, r.status,
      (select jsonb_agg(jsonb_build_object('action', a.kind, 'action_id', a.action_id, 'amount', a.amount_minor,
          'tx_id', a.tx_id::text) order by a.tx_id)
        from wallet_action a where a.site_id = r.site_id and a.round_id = r.round_id) as actions
    from game_round r
      join vendor_member m
        on m.site_id = r.site_id and m.integration_id = r.integration_id and m.member_id = r.member_id
    where r.site_id = ${siteId} and r.integration_id = ${integrationId}
      and r.opened_at >= ${from}::timestamptz and r.opened_at < ${to}::timestamptz
      and r.round_id > ${cursor ?? '0'}::bigint
    order by r.round_id limit ${limit + 1}`.execute(tx);
  const page = rows.slice(0, limit);
  return {
    rounds: page.map((row) => ({
      game_id: row.vendor_round_id,
      game: `${row.vendor}:${row.game_code}`,
      user_id: row.user_id,
      currency: row.currency,
      bet: Number(row.bet_minor),
      win: Number(row.win_minor),
      rolled_back: Number(row.rolled_back_minor),
      finished: row.status === 'closed',
      actions: (row.actions ?? []).map((action) => ({ ...action })),
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.round_id ?? null) : null,
  };
}
