import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { AgentPlanKind, StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';

/** A period to be settled, by the rules that the site has now. */
export interface DuePeriod {
  readonly kind: AgentPlanKind;
  readonly period: string;
  /** IANA name of the zone of the payments' days. */
  readonly zone: string;
  readonly currency: string;
  readonly from: Date;
  readonly until: Date;
  /** When it is paid. */
  readonly dueAt: Date;
  readonly minBetMinor: bigint;
  readonly isCarried: boolean;
  readonly houseTiers: readonly StoredTier[];
  readonly isAutomatic: boolean;
  readonly at: Date;
}

/**
 * Settles a period for all agents of a site at once.
 * @returns the id of the settlement; null where the period is not the next one, or not all counted.
 */
export async function settlePeriod(tx: SiteTransaction, siteId: string, due: DuePeriod): Promise<string | null> {
  const { rows } = await sql<{ run: string | null }>`select agent_settle(
    ${siteId}, ${due.kind}, ${due.period}, ${due.zone}, ${due.currency}, ${due.from.toISOString()}::timestamptz,
    ${due.until.toISOString()}::timestamptz, ${due.dueAt.toISOString()}::timestamptz, ${`${due.minBetMinor}`}::bigint,
    ${due.isCarried}, ${jsonText(due.houseTiers)}::jsonb, ${due.isAutomatic}, ${due.at.toISOString()}::timestamptz
  ) as run`.execute(tx);
  return rows[0]?.run ?? null;
}

/** A payment that was made. */
export interface MadePayment {
  readonly paymentId: string;
  readonly agentId: string;
  readonly kind: AgentPlanKind;
  readonly amountMinor: bigint;
}

/** Marks payments that are asked for and due as being paid. @returns how many there are. */
export async function beginPayments(
  tx: SiteTransaction,
  siteId: string,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update agent_payment p set state = 'processing'
    where p.site_id = ${siteId} and p.payment_id = any (array(
      select o.payment_id from agent_payment o
      where o.site_id = ${siteId} and o.state = 'requested' and o.due_at <= ${at.toISOString()}::timestamptz
      order by o.due_at, o.payment_id limit ${most} for no key update skip locked
    ))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Pays what is being paid: each once, in one transaction. */
export async function makePayments(
  tx: SiteTransaction,
  siteId: string,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<readonly MadePayment[]> {
  const { rows } = await sql<{ payment_id: string; agent_id: string; kind: AgentPlanKind; amount_minor: string }>`
    select payment_id, agent_id, kind, amount_minor
    from agent_pay(${siteId}, ${at.toISOString()}::timestamptz, ${most})`.execute(tx);
  return rows.map(({ payment_id, agent_id, kind, amount_minor }) => ({
    paymentId: payment_id,
    agentId: agent_id,
    kind,
    amountMinor: BigInt(amount_minor),
  }));
}

/**
 * Asks for what is ready for an agent and due: one payment, or all of a kind.
 * @returns the ids of the payments that are asked for by this.
 */
export async function requestPayments(
  tx: SiteTransaction,
  siteId: string,
  asked: {
    readonly agentId: string;
    readonly kind: AgentPlanKind;
    readonly paymentId: string | null;
    readonly at: Date;
  },
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('agent_payment')
    .set({ state: 'requested', requested_at: asked.at })
    .where('site_id', '=', siteId)
    .where('agent_id', '=', asked.agentId)
    .where('kind', '=', asked.kind)
    .where('state', '=', 'ready')
    .where('due_at', '<=', asked.at.toISOString())
    .$if(asked.paymentId !== null, (query) => query.where('payment_id', '=', asked.paymentId ?? ''))
    .returning('payment_id')
    .execute();
  return rows.map(({ payment_id }) => payment_id);
}
