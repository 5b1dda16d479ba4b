import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type {
  AgentInputTable,
  AgentPaymentTable,
  AgentPlanKind,
  AgentRunTable,
  AgentShareTable,
  StoredTier,
} from '#gateway/database/schema/agent-contract-schema.ts';
import type { ContractRow } from './contract-repository.ts';

export type PaymentRow = Selectable<AgentPaymentTable>;
export type ShareRow = Selectable<AgentShareTable>;
export type RunRow = Selectable<AgentRunTable>;
export type InputRow = Selectable<AgentInputTable>;

/** What the last settlement by a contract came to, in minor units; null before the first. */
export async function lastShareOf(
  tx: SiteTransaction,
  siteId: string,
  { contract_id, upline_id, member_id }: Pick<ContractRow, 'contract_id' | 'upline_id' | 'member_id'>,
): Promise<bigint | null> {
  const row = await tx
    .selectFrom('agent_share')
    .select('gross_minor')
    .where('site_id', '=', siteId)
    .where('upline_id', '=', upline_id)
    .where('agent_id', '=', member_id)
    .where('contract_id', '=', contract_id)
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : BigInt(row.gross_minor);
}

/** What past periods came to for an agent, in minor units. */
export interface PastPeriod {
  /** Counts from 0. */
  readonly index: number;
  readonly bet: bigint;
  readonly win: bigint;
  readonly bonus: bigint;
  readonly rebate: bigint;
  readonly active: number;
}

/**
 * What periods came to for an agent through a direct downline; for an empty child in all. Periods without play are left
 * out.
 */
export async function pastPeriods(
  tx: SiteTransaction,
  siteId: string,
  asked: {
    readonly agentId: string;
    readonly childId: string;
    readonly isByDay: boolean;
    readonly zone: string;
    readonly periods: ReadonlyArray<{ readonly from: Date; readonly until: Date }>;
    readonly minBetMinor: bigint;
  },
): Promise<ReadonlyMap<number, PastPeriod>> {
  const froms = asked.periods.map(({ from }) => from.toISOString());
  const untils = asked.periods.map(({ until }) => until.toISOString());
  const { rows } = await sql<{
    no: number;
    bet_minor: string;
    win_minor: string;
    bonus_minor: string;
    rebate_minor: string;
    active: number;
  }>`select * from agent_past(${siteId}, ${asked.agentId}, ${asked.childId}, ${asked.isByDay}, ${asked.zone},
    array(select jsonb_array_elements_text(${JSON.stringify(froms)}::jsonb)::timestamptz),
    array(select jsonb_array_elements_text(${JSON.stringify(untils)}::jsonb)::timestamptz),
    ${`${asked.minBetMinor}`}::bigint)`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.no - 1,
      {
        ...{ index: row.no - 1, bet: BigInt(row.bet_minor), win: BigInt(row.win_minor) },
        ...{ bonus: BigInt(row.bonus_minor), rebate: BigInt(row.rebate_minor), active: row.active },
      },
    ]),
  );
}

/** Shares of an agent in the settlements of a kind that began in a range. */
export async function sharesOf(
  tx: SiteTransaction,
  siteId: string,
  { agentId, kind, from }: { readonly agentId: string; readonly kind: AgentPlanKind; readonly from: Date },
): Promise<ReadonlyMap<string, ShareRow>> {
  const rows = await tx
    .selectFrom('agent_run as r')
    .innerJoin('agent_share as s', (join) =>
      join.onRef('s.site_id', '=', 'r.site_id').onRef('s.run_id', '=', 'r.run_id'),
    )
    .selectAll('s')
    .select('r.from_at')
    .where('r.site_id', '=', siteId)
    .where('r.kind', '=', kind)
    .where('r.from_at', '>=', from.toISOString())
    .where('s.agent_id', '=', agentId)
    .execute();
  return new Map(rows.map((row) => [new Date(row.from_at).toISOString(), row]));
}

export async function findPayment(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('agent_payment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** Everything that a payment was reckoned from. */
export interface SettledPayment {
  readonly run: RunRow;
  readonly share: ShareRow;
  readonly inputs: readonly InputRow[];
  /** The shares of direct downlines. */
  readonly below: readonly ShareRow[];
  readonly contract: ContractRow | null;
}

/** The settlement of an agent that a payment stands for. */
export async function readSettled(
  tx: SiteTransaction,
  siteId: string,
  { run_id, agent_id }: Pick<PaymentRow, 'run_id' | 'agent_id'>,
): Promise<SettledPayment> {
  const run = await tx
    .selectFrom('agent_run')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('run_id', '=', run_id)
    .executeTakeFirstOrThrow();
  const share = await tx
    .selectFrom('agent_share')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('run_id', '=', run_id)
    .where('agent_id', '=', agent_id)
    .executeTakeFirstOrThrow();
  const inputs = await tx
    .selectFrom('agent_input')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('run_id', '=', run_id)
    .where('agent_id', '=', agent_id)
    .orderBy('child_id', 'desc')
    .execute();
  const below = await tx
    .selectFrom('agent_share')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('run_id', '=', run_id)
    .where('upline_id', '=', agent_id)
    .orderBy('agent_id')
    .execute();
  const contract =
    share.contract_id === null
      ? null
      : await tx
          .selectFrom('agent_contract')
          .selectAll()
          .where('site_id', '=', siteId)
          .where('contract_id', '=', share.contract_id)
          .executeTakeFirstOrThrow();
  return { run, share, inputs, below, contract };
}

/** The inputs of a payment by the facts of its period. */
export async function factsOfPayment(
  tx: SiteTransaction,
  siteId: string,
  { run_id, agent_id }: Pick<PaymentRow, 'run_id' | 'agent_id'>,
): Promise<ReadonlyArray<Omit<InputRow, 'site_id' | 'run_id' | 'agent_id' | 'upline_id'>>> {
  const { rows } = await sql<Omit<InputRow, 'site_id' | 'run_id' | 'agent_id' | 'upline_id'>>`
    select * from agent_facts(${siteId}, ${run_id}::bigint, ${agent_id}) order by child_id desc`.execute(tx);
  return rows;
}

/** What has come to an agent in a running period, by downline. */
export interface WindowRow {
  readonly agent_id: string;
  readonly upline_id: string;
  readonly contract_id: string | null;
  readonly tiers: readonly StoredTier[] | null;
  readonly child_id: string;
  readonly active: number;
  readonly bet_minor: string;
}

/** What has come to all agents in the running five minutes: one read of the site's play for all of them. */
export async function runningWindow(
  tx: SiteTransaction,
  siteId: string,
  asked: { readonly from: Date; readonly until: Date; readonly minBetMinor: bigint },
): Promise<readonly WindowRow[]> {
  const { rows } = await sql<WindowRow>`
    select * from agent_window(${siteId}, 'realtime', 'fiveMinutes', ${asked.from.toISOString()}::timestamptz,
      ${asked.until.toISOString()}::timestamptz, ${`${asked.minBetMinor}`}::bigint)`.execute(tx);
  return rows;
}

/** Those above an agent from the top down, and the agent itself last. */
export async function lineOf(tx: SiteTransaction, siteId: string, agentId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('member_upline')
    .select('ancestor_id')
    .where('site_id', '=', siteId)
    .where('descendant_id', '=', agentId)
    .orderBy('depth', 'desc')
    .execute();
  return rows.map(({ ancestor_id }) => ancestor_id);
}
