import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { AgentPaymentTable } from '#gateway/database/schema/agent-contract-schema.ts';
import type { ContractRow } from './contract-repository.ts';

/** A payment by a contract. Amounts are in minor units, the rate in hundredths of a percent. */
export interface ContractPaymentRow {
  readonly payment_id: string;
  readonly from_at: string;
  readonly until_at: string;
  readonly due_at: string;
  readonly paid_at: string | null;
  readonly state: AgentPaymentTable['state'];
  readonly currency: string;
  readonly amount_minor: string;
  readonly gross_minor: string;
  readonly rate: number;
}

/** What was paid by a contract, the latest period first. @param before periods that begin earlier; null for all. */
export async function paymentsOfContract(
  tx: SiteTransaction,
  siteId: string,
  { contract_id, member_id, kind, from_at, until_at }: ContractRow,
  { before, limit }: { readonly before: Date | null; readonly limit: number },
): Promise<readonly ContractPaymentRow[]> {
  const { rows } = await sql<ContractPaymentRow>`
    select p.payment_id, p.from_at, p.until_at, p.due_at, p.paid_at, p.state, p.currency, p.amount_minor,
      s.gross_minor, least(s.tier_rate, s.cap_rate) as rate
    from agent_payment p
    cross join lateral (
      select s.gross_minor, s.tier_rate, s.cap_rate from agent_share s
      where s.site_id = ${siteId} and s.run_id = p.run_id and s.agent_id = ${member_id}
        and s.contract_id = ${contract_id}::bigint offset 0
    ) s
    where p.site_id = ${siteId} and p.agent_id = ${member_id} and p.kind = ${kind}
      and p.from_at >= ${from_at}::timestamptz and p.from_at < ${until_at}::timestamptz
      ${before === null ? sql`` : sql`and p.from_at < ${before.toISOString()}::timestamptz`}
    order by p.day desc, p.payment_id desc limit ${limit}`.execute(tx);
  return rows;
}
