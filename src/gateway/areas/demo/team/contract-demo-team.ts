import type { AgentPlanKind, NewContract } from '#contracts/generated/contracts.ts';
import { findByAccount } from '#gateway/areas/accounts/accounts.ts';
import { acceptContract, offerContract, PLAN_KINDS, planOf, settleFrom } from '#gateway/areas/agents/agents.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { OPERATOR_VISIT } from '../seed-demo-accounts.ts';
import type { PlannedMember } from './plan-demo-team.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** So long ago the contracts were made: all the play of the team came later. */
const MADE_BEFORE_MS = 62 * DAY_MS;
/** From when on each kind is settled. Short periods begin late: there are many of them. */
const SETTLED_BEFORE_MS: Readonly<Record<AgentPlanKind, number>> = {
  dividend: 61 * DAY_MS,
  daily: 31 * DAY_MS,
  hourly: 2 * DAY_MS,
  realtime: 3 * HOUR_MS,
};
/** What a downline gets of the rate above it. */
const PART_OF_UPLINE = 0.8;
/** Agents further down have no contracts. */
const DEEPEST = 2;
/** An agent of the demo that can be signed in as: an offer waits for its answer. */
const WAITING = 'demoleader';

interface ContractTeam {
  readonly database: Database;
  readonly site: PublishedSite;
  readonly topId: string;
  readonly now: Date;
  readonly plan: readonly PlannedMember[];
  /** By their places in the plan. */
  readonly memberIds: readonly string[];
}

/** Keeps a site from settling while its team grows: periods would be settled before their play is there. */
export async function holdSettlements({ database, site, now }: Pick<ContractTeam, 'database' | 'site' | 'now'>) {
  await database.forSite(site.id, async (tx) => {
    for (const kind of PLAN_KINDS) await settleFrom(tx, site, kind, new Date(now.getTime() + DAY_MS));
  });
}

/**
 * Makes the contracts of a demo's team as its agents would, dated back, and lets the job settle what was played since.
 * One offer waits for its answer.
 */
export async function contractDemoTeam(team: ContractTeam, stopping: AbortSignal): Promise<void> {
  const { database, site, topId, now, plan, memberIds } = team;
  const made = new Date(now.getTime() - MADE_BEFORE_MS);
  const past = { database, clock: () => made };
  for (const [place, agent] of plan.entries()) {
    const level = levelOf(plan, agent);
    const memberId = memberIds[place];
    if (!agent.isAgent || level > DEEPEST || memberId === undefined) continue;
    const uplineId = agent.upline === null ? topId : (memberIds[agent.upline] ?? topId);
    for (const kind of PLAN_KINDS) {
      if (stopping.aborted) return;
      const offer = offerOf(team, { memberId, kind, part: PART_OF_UPLINE ** level, at: made });
      if (offer === null) continue;
      const { contractId } = await offerContract(past, readerOf(site, uplineId), { asked: offer, key: keyOf(offer) });
      await acceptContract(past, readerOf(site, memberId), { contractId, agrees: false });
    }
  }
  const waiting = await database.forSite(site.id, (tx) => findByAccount(tx, site.id, WAITING));
  const offer =
    waiting && offerOf(team, { memberId: waiting.member_id, kind: 'dividend', part: PART_OF_UPLINE, at: now });
  if (offer)
    await offerContract({ database, clock: () => now }, readerOf(site, topId), { asked: offer, key: keyOf(offer) });
  await database.forSite(site.id, async (tx) => {
    for (const kind of PLAN_KINDS) await settleFrom(tx, site, kind, new Date(now.getTime() - SETTLED_BEFORE_MS[kind]));
  });
}

const readerOf = (site: PublishedSite, agentId: string) => ({ site, agentId, address: OPERATOR_VISIT.address });

const keyOf = ({ memberId, kind, startsOn }: NewContract): string => `demo-team ${memberId} ${kind} ${startsOn}`;

function levelOf(plan: readonly PlannedMember[], { upline }: PlannedMember): number {
  const above = upline === null ? undefined : plan[upline];
  return above === undefined ? 1 : levelOf(plan, above) + 1;
}

interface OfferedTo {
  readonly memberId: string;
  readonly kind: AgentPlanKind;
  /** Of the house's lowest rate. */
  readonly part: number;
  readonly at: Date;
}

/** A contract of one tier without conditions; null where the site does not pay by the kind. */
function offerOf({ site }: Pick<ContractTeam, 'site'>, { memberId, kind, part, at }: OfferedTo): NewContract | null {
  const plan = planOf(site, kind);
  const lowest = site.site.agentPlans?.terms?.[kind]?.[0];
  if (plan === null || lowest === undefined) return null;
  const rate = Math.floor(Number(lowest.rate) * part * 100) / 100;
  return {
    ...{ memberId, kind, period: plan.period },
    tiers: [{ turnover: '0', active: 0, rate: String(rate), ...(kind === 'dividend' && { netLoss: '0' }) }],
    startsOn: new Intl.DateTimeFormat('sv-SE', { timeZone: site.site.timeZone }).format(at.getTime() + DAY_MS),
  };
}
