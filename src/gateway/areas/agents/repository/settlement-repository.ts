import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { AgentPlanKind, StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';

/** A period to be settled, by the rules that the site has now. */
export interface DuePeriod {
  readonly kind: AgentPlanKind;
  readonly period: string;
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

/** Up to when a kind is settled. The first time it is settled up to `from`. */
export async function settledTo(tx: SiteTransaction, siteId: string, kind: AgentPlanKind, from: Date): Promise<Date> {
  const row = await tx
    .insertInto('agent_progress')
    .values({ site_id: siteId, kind, settled_to: from })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind']).doNothing())
    .returning('settled_to')
    .executeTakeFirst();
  if (row !== undefined) return new Date(row.settled_to);
  const { settled_to } = await tx
    .selectFrom('agent_progress')
    .select('settled_to')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return new Date(settled_to);
}

/**
 * Has a kind settled from the first period on that begins at a moment or later, before or after now. Nothing happens
 * once anything of the kind was settled: no period is paid twice.
 */
export async function settleFrom(tx: SiteTransaction, siteId: string, kind: AgentPlanKind, from: Date): Promise<void> {
  await settledTo(tx, siteId, kind, from);
  await tx
    .updateTable('agent_progress')
    .set({ settled_to: from })
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where((one) =>
      one.not(
        one.exists(
          one.selectFrom('agent_run').select('run_id').where('site_id', '=', siteId).where('kind', '=', kind).limit(1),
        ),
      ),
    )
    .execute();
}

/** Passes over the periods that end while a site does not pay by their kind. */
export async function passOver(tx: SiteTransaction, siteId: string, kind: AgentPlanKind, from: Date): Promise<void> {
  await tx
    .updateTable('agent_progress')
    .set({ settled_to: from })
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('settled_to', '<', from.toISOString())
    .execute();
}

/**
 * Settles a period for all agents of a site at once.
 * @returns the id of the settlement; null where the period is settled already or not all counted.
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
  const { numUpdatedRows } = await tx
    .updateTable('agent_payment')
    .set({ state: 'processing' })
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', (one) =>
      one
        .selectFrom('agent_payment')
        .select('payment_id')
        .where('site_id', '=', siteId)
        .where('state', '=', 'requested')
        .where('due_at', '<=', at.toISOString())
        .orderBy('due_at')
        .limit(most),
    )
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return Number(numUpdatedRows);
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
