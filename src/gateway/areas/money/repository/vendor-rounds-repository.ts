import { sql } from 'kysely';
import type { WalletRound } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The clocks of gateways differ by less than five minutes, in ledger ids (`ledger_id_at`). */
const CLOCKS_APART = (5 * 60_000) << 12;

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
    select r.round_id, r.vendor_round_id, g.vendor, g.game_code, m.user_id, a.currency, r.bet_minor, r.win_minor,
      r.rolled_back_minor, case when r.closed_at is null then 'open' else 'closed' end as status,
      (select jsonb_agg(jsonb_build_object('action', t.kind, 'action_id', t.reference,
          'amount', coalesce(d.amount_minor, abs(t.amount)), 'tx_id', coalesce(f.former_id, t.transfer_id)::text)
          order by t.transfer_id)
        from ledger_transfer t
          left join wallet_action_detail d
            on d.site_id = ${siteId} and d.account_id = r.account_id and d.transfer_id = t.transfer_id
              and d.transfer_id between r.round_id - ${CLOCKS_APART} and r.last_id + ${CLOCKS_APART}
          left join ledger_former_id f on f.site_id = ${siteId} and f.transfer_id = t.transfer_id
        where t.site_id = ${siteId} and t.account_id = r.account_id and t.round_id = r.round_id
          and t.transfer_id between r.round_id - ${CLOCKS_APART} and r.last_id + ${CLOCKS_APART}) as actions
    from (
      select * from game_round
      where site_id = ${siteId} and round_id >= ledger_id_at(${from}::timestamptz)
        and round_id < ledger_id_at(${to}::timestamptz) and round_id > ${cursor ?? '0'}::bigint
        and game_no = any (array(
          select game_no from played_game where site_id = ${siteId} and integration_id = ${integrationId}))
      order by round_id limit ${limit + 1}
    ) r
      join played_game g on g.site_id = ${siteId} and g.game_no = r.game_no
      join ledger_account a on a.site_id = ${siteId} and a.account_id = r.account_id
      join vendor_member m
        on m.site_id = ${siteId} and m.integration_id = ${integrationId} and m.member_id = a.member_id
    order by r.round_id`.execute(tx);
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
