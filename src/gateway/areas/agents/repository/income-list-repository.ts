import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { AgentPaymentTable, AgentPlanKind } from '#gateway/database/schema/agent-contract-schema.ts';

/** Which payments of an agent are asked for; days of the site, both included. */
export interface IncomeFilter {
  readonly agentId: string;
  readonly first: string;
  readonly last: string;
  readonly kind: AgentPlanKind | null;
  readonly state: AgentPaymentTable['state'] | null;
}

/** A payment, or those of an hour or five minutes of a day together. */
export interface IncomeRowOfDay {
  readonly kind: AgentPlanKind;
  readonly day: string;
  readonly from_at: string;
  readonly until_at: string;
  readonly due_at: string;
  readonly paid_at: string | null;
  readonly amount_minor: string;
  readonly payments: number;
  /** The least far of them. */
  readonly state: AgentPaymentTable['state'];
  /** Of one payment. */
  readonly payment_id: string | null;
  readonly contract_id: string | null;
  readonly version: number | null;
  /** Whether all are by the same version. */
  readonly is_one_version: boolean;
}

/** A page of the list of payments. */
export interface IncomePage {
  /** Puts the payments of a day together. */
  readonly byDay: boolean;
  readonly sort: 'time' | 'amount';
  readonly order: 'up' | 'down';
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of payments, and how many rows there are. */
export async function pageOfIncome(
  tx: SiteTransaction,
  siteId: string,
  { agentId, first, last, kind, state }: IncomeFilter,
  page: IncomePage,
): Promise<{ readonly rows: readonly IncomeRowOfDay[]; readonly totalCount: number }> {
  const way = page.order === 'up' ? sql`asc` : sql`desc`;
  const byAmount = page.sort === 'amount' ? sql`sum(amount_minor) ${way},` : sql``;
  const { rows } = await sql<IncomeRowOfDay & { readonly total: number }>`
    with mine as (
      select p.*, s.contract_id, c.version, case when ${page.byDay} and p.kind in ('hourly', 'realtime') then 0
        else p.payment_id end as part
      from agent_payment p
        join agent_share s on s.site_id = p.site_id and s.run_id = p.run_id and s.agent_id = p.agent_id
        left join agent_contract c on c.site_id = s.site_id and c.contract_id = s.contract_id
      where p.site_id = ${siteId} and p.agent_id = ${agentId} and p.day >= ${first}::date and p.day <= ${last}::date
        and (${kind}::text is null or p.kind = ${kind}) and (${state}::text is null or p.state = ${state})
    )
    select kind, day, min(from_at) as from_at, max(until_at) as until_at, max(due_at) as due_at,
      case when bool_and(paid_at is not null) then max(paid_at) end as paid_at, sum(amount_minor)::bigint as amount_minor,
      count(*)::integer as payments,
      (array['ready', 'requested', 'processing', 'paid'])[min(array_position(
        array['ready', 'requested', 'processing', 'paid'], state))] as state,
      case when count(*) = 1 then min(payment_id) end as payment_id, min(contract_id) as contract_id,
      min(version) as version, count(distinct coalesce(contract_id, 0)) = 1 as is_one_version,
      (count(*) over ())::integer as total
    from mine group by kind, day, part
    order by ${byAmount} day ${way}, max(until_at) ${way}, kind, part ${way}
    limit ${page.pageSize} offset ${(page.pageNo - 1) * page.pageSize}`.execute(tx);
  return { rows, totalCount: rows[0]?.total ?? 0 };
}

/** What a kind came to on a day, in minor units. */
export interface IncomeSum {
  readonly kind: AgentPlanKind;
  readonly day: string;
  readonly payments: number;
  readonly amount_minor: string;
  readonly paid_minor: string;
  /** What may be asked for at the moment. */
  readonly ready_minor: string;
}

/** The sums of an agent's payments by kind and day, whatever their state. */
export async function sumsOfIncome(
  tx: SiteTransaction,
  siteId: string,
  { agentId, first, last }: Pick<IncomeFilter, 'agentId' | 'first' | 'last'>,
  at: Date,
): Promise<readonly IncomeSum[]> {
  const { rows } = await sql<IncomeSum>`
    select kind, day, count(*)::integer as payments, sum(amount_minor)::bigint as amount_minor,
      coalesce(sum(amount_minor) filter (where state = 'paid'), 0)::bigint as paid_minor,
      coalesce(sum(amount_minor) filter (where state = 'ready' and due_at <= ${at.toISOString()}::timestamptz), 0)::bigint
        as ready_minor
    from agent_payment
    where site_id = ${siteId} and agent_id = ${agentId} and day >= ${first}::date and day <= ${last}::date
    group by kind, day order by day`.execute(tx);
  return rows;
}

/** How many payments of a kind are asked for and not made yet. */
export async function countOpen(
  tx: SiteTransaction,
  siteId: string,
  { agentId, kind }: { readonly agentId: string; readonly kind: AgentPlanKind },
): Promise<number> {
  const { count } = await tx
    .selectFrom('agent_payment')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where('state', 'in', ['requested', 'processing'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an agent has any payment of a kind. */
export async function hasPayments(
  tx: SiteTransaction,
  siteId: string,
  { agentId, kind }: { readonly agentId: string; readonly kind: AgentPlanKind },
): Promise<boolean> {
  const row = await tx
    .selectFrom('agent_payment')
    .select('payment_id')
    .where('site_id', '=', siteId)
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
