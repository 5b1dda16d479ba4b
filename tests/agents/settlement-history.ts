import type { AgentPlanKind, AgentPlans } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { PLAN_KINDS, type PlanPeriod, planOf } from '#gateway/areas/agents/contracts/plan-of.ts';
import { periodAt } from '#gateway/areas/agents/settlement/plan-periods.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';
import type { SettlementHistory, Tree } from './settlement-tree.ts';
import { storeTrees } from './store-trees.ts';
import type { WalkContract, WalkFact, WalkTier } from './walk-shares.ts';

const SLOT_MS = 300_000;
const START = Date.parse('2026-03-27T10:00:00Z');
const ZONES = ['UTC', 'Europe/Madrid', 'Asia/Kathmandu'] as const;
const PLANS: ReadonlyArray<readonly [AgentPlanKind, AgentPlans['dividend']]> = [
  ...[['realtime'], ['hourly'], ['daily'], ['dividend', 'daily'], ['dividend', 'weekly'], ['dividend', 'semimonthly']],
] as never;

/** Makes the history of a seed; nothing of it is settled. @param trees on the site. */
export async function makeHistory(database: TestDatabase, seed: number, trees = 1): Promise<SettlementHistory> {
  const random = generator(seed);
  const [kind, dividend] = PLANS[random(PLANS.length)] ?? ['daily', 'daily'];
  const isCarried = random(3) > 0;
  const houseTiers = tiersOf(random, kind === 'dividend', 9000);
  const site = siteOf(`tree-${seed}`, { kind, dividend, isCarried, houseTiers, random });
  const plan = planOf(site, kind);
  if (plan === null) throw new Error(`the site pays no ${kind}`);
  const periods = periodsOf(plan.period, site.site.timeZone, 4);
  const grown = Array.from({ length: trees }, (_, index) => growTree(random, { index, kind, periods }));
  await storeTrees(database, grown, { site, plan, periods });
  return {
    ...{ site, kind, periods },
    worlds: grown.map(({ agents, lines, contracts, facts }) => ({
      ...{ isDividend: kind === 'dividend', isCarried: kind === 'dividend' && isCarried },
      ...{ minBet: Number(plan.minBetMinor), houseTiers, agents, contracts, facts },
      uplineAt: (member, moment) => lines.findLast(({ since }) => since <= moment)?.uplines.get(member) ?? null,
    })),
  };
}

function growTree(
  random: Random,
  { index, kind, periods }: Pick<SettlementHistory, 'kind' | 'periods'> & { readonly index: number },
): Tree {
  const first = periods[0]?.from.getTime() ?? START;
  const end = periods.at(-1)?.until.getTime() ?? START;
  const members = Array.from(
    { length: 9 + random(6) },
    (_, place) => `M${String(index).padStart(4, '0')}${String(place).padStart(5, '0')}`,
  );
  const agents = new Set(members.filter((_, place) => place === 0 || random(4) > 0));
  const lines = [{ since: Number.NEGATIVE_INFINITY, uplines: firstLines(members, random) }];
  const contracts: Array<{ -readonly [Key in keyof WalkContract]: WalkContract[Key] }> = [];
  for (const [member, upline] of lines[0]?.uplines ?? []) {
    if (upline === null || !agents.has(member) || random(8) === 0) continue;
    const from = random(4) === 0 ? (periods[1]?.from.getTime() ?? first) : first - 1;
    const until = random(5) === 0 ? (periods[2]?.from.getTime() ?? end) : end + 1;
    contracts.push({ member, upline, tiers: tiersOf(random, kind === 'dividend', 7000), from, until });
  }
  const moves: Array<Tree['moves'][number]> = [];
  const moments = Array.from({ length: random(3) }, () => first + random(end - first)).sort((one, two) => one - two);
  for (const at of moments) {
    const uplines = new Map(lines.at(-1)?.uplines);
    const member = members[1 + random(members.length - 1)] ?? '';
    const upline = random(4) === 0 ? null : (members[random(members.length)] ?? null);
    const isBelow = (one: string | null): boolean =>
      one !== null && (one === member || isBelow(uplines.get(one) ?? null));
    if (isBelow(upline) || upline === uplines.get(member)) continue;
    moves.push({ at, member, upline });
    uplines.set(member, upline);
    lines.push({ since: at, uplines });
    const running = periods.find(({ until }) => until.getTime() > at)?.until.getTime() ?? end;
    for (const one of contracts) if (one.member === member) one.until = Math.min(one.until, running);
  }
  return { members, agents, lines, moves, contracts, facts: factsOf(random, members, { first, end }) };
}

type Random = (below: number) => number;

/** A small generator, so that a seed is the same history on both engines. */
function generator(seed: number): Random {
  let state = (seed * 48_271 + 11) % 2_147_483_647;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

function siteOf(
  id: string,
  given: {
    readonly kind: AgentPlanKind;
    readonly dividend: AgentPlans['dividend'];
    readonly isCarried: boolean;
    readonly houseTiers: readonly WalkTier[];
    readonly random: Random;
  },
): PublishedSite {
  const { kind, dividend, isCarried, houseTiers, random } = given;
  const agentPlans: AgentPlans = {
    ...(kind === 'dividend' ? { dividend: dividend ?? 'daily' } : { salary: [kind] }),
    carryOver: isCarried ? 'deduct' : 'none',
    minimumBet: minorToDecimal(BigInt(random(400)), 2),
    terms: {
      [kind]: houseTiers.map(({ turnover, netLoss, active, rate }) => ({
        turnover: minorToDecimal(BigInt(turnover), 2),
        ...(netLoss !== null && { netLoss: minorToDecimal(BigInt(netLoss), 2) }),
        ...{ active, rate: String(rate / 100) },
      })),
    },
  };
  const modules = {
    dividend: 'DIVIDEND3',
    daily: 'DAILYSALARY3',
    hourly: 'HOURLYSALARY3',
    realtime: 'REALTIMESALARY3',
  };
  const flags = PLAN_KINDS.map((one) => ({ modId: modules[one], enabled: true }));
  const timeZone = ZONES[random(ZONES.length)] ?? 'UTC';
  return {
    ...siteDocuments({ id, site: { timeZone, agentPlans, flags: flags as never } }),
    ...{ revision: 1, publication: 1, assetBase: '' },
  };
}

function periodsOf(period: PlanPeriod, zone: string, count: number) {
  const periods = [];
  for (let at = new Date(START); periods.length < count; ) {
    const one = periodAt(period, zone, at);
    periods.push(one);
    at = one.until;
  }
  return periods;
}

function firstLines(members: readonly string[], random: Random): Map<string, string | null> {
  return new Map(
    members.map((member, index) => [member, index === 0 || random(9) === 0 ? null : (members[random(index)] ?? null)]),
  );
}

/** Ascending, as all tiers are. */
function tiersOf(random: Random, hasLoss: boolean, mostRate: number): WalkTier[] {
  let [turnover, netLoss, active, rate] = [random(2) * random(900), random(500), random(2), 1 + random(mostRate / 3)];
  return Array.from({ length: 1 + random(3) }, () => {
    const tier = { turnover, netLoss: hasLoss && random(2) === 0 ? netLoss : null, active, rate };
    [turnover, netLoss] = [turnover + random(2500), netLoss + random(900)];
    [active, rate] = [active + random(3), Math.min(10_000, rate + 1 + random(mostRate / 3))];
    return tier;
  });
}

function factsOf(
  random: Random,
  members: readonly string[],
  { first, end }: { readonly first: number; readonly end: number },
): WalkFact[] {
  const facts = new Map<string, WalkFact>();
  const slots = Math.round((end - first) / SLOT_MS);
  for (let count = 40 + random(40); count > 0; count -= 1) {
    const member = members[random(members.length)] ?? '';
    const slot = first + random(slots) * SLOT_MS;
    // What is rolled back later takes away in another slot than it was bet in.
    const bets = random(12) === 0 ? -1 : 1 + random(3);
    const bet = bets < 0 ? -random(300) : 1 + random(900);
    const win = bets < 0 ? 0 : random(3) === 0 ? random(2600) : random(400);
    facts.set(`${member} ${slot}`, {
      ...{ member, slot, bets, bet, win, bonus: random(5) === 0 ? random(120) : 0 },
      rebate: random(6) === 0 ? random(60) : 0,
    });
  }
  return [...facts.values()];
}
