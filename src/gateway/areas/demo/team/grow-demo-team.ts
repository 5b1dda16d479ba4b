import { setTimeout as pause } from 'node:timers/promises';
import { type AccountParts, findByAccount, registerMember } from '#gateway/areas/accounts/accounts.ts';
import { recountTeams } from '#gateway/areas/agents/agents.ts';
import {
  type Integration,
  listIntegrations,
  type ProcessRequest,
  postTransfer,
  processMany,
  vendorMemberId,
} from '#gateway/areas/money/money.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { slotsOfVendor } from '../repository/team-game-repository.ts';
import { OPERATOR_VISIT } from '../seed-demo-accounts.ts';
import { contractDemoTeam, holdSettlements } from './contract-demo-team.ts';
import { neededFunds, type PlannedRound, planDemoPlay } from './plan-demo-play.ts';
import { type DemoTeamSize, type PlannedMember, planDemoTeam } from './plan-demo-team.ts';

/** The agent above the team. */
const TOP = 'demoagent';
const DAY_MS = 86_400_000;
const DAYS = 61;
/** Rounds of one transaction, and the rest after it: whoever uses the demo meanwhile is answered first. */
const ROUNDS_AT_ONCE = 60;
const REST_MS = 40;
/** The smallest stake in minor units, by currency. */
const SMALLEST_STAKE: Readonly<Record<string, number>> = { VND: 20_000 };
const STAKE = 100;
/** Slots that the team plays. */
const SLOTS = 12;

interface GrowParts {
  readonly database: Database;
  readonly accounts: AccountParts;
}

/** The team as it comes to be. */
interface Growing extends GrowParts {
  readonly site: PublishedSite;
  readonly integration: Integration;
  /** Codes of the vendor's slots. */
  readonly slots: readonly string[];
  readonly topId: string;
  readonly now: Date;
  /** What a unit of the plan is, in minor units. */
  readonly unit: number;
  /** By their places in the plan. */
  readonly memberIds: string[];
  readonly users: string[];
}

/**
 * Grows the team of a demo's agent in the background, once: accounts on five levels, sixty days of rounds through the
 * wallet, and contracts, dated back. What was stopped goes on, since accounts and rounds have fixed names.
 * @returns whether there is anything new.
 */
export async function growDemoTeam(parts: GrowParts, site: PublishedSite, stopping: AbortSignal): Promise<boolean> {
  const { database, accounts } = parts;
  const plan = planDemoTeam(sizeOf(site));
  const [firstPlanned, lastPlanned] = [plan[0], plan.at(-1)];
  if (firstPlanned === undefined || lastPlanned === undefined) return false;
  const [top, first, last, integrations] = await database.forSite(site.id, async (tx) => [
    await findByAccount(tx, site.id, TOP),
    await findByAccount(tx, site.id, firstPlanned.account),
    await findByAccount(tx, site.id, lastPlanned.account),
    await listIntegrations(tx, site.id),
  ]);
  if (top === undefined || last !== undefined) return false;
  const found = await findSlots(parts, site, integrations);
  if (found === null) return false;
  // After a restart the team keeps the dates that it began with.
  const now =
    first === undefined
      ? accounts.clock()
      : new Date(Date.parse(first.registered_at) + firstPlanned.joinedDaysAgo * DAY_MS);
  const unit = SMALLEST_STAKE[site.site.currency.code] ?? STAKE;
  await holdSettlements({ database, site, now });
  const growing = { ...parts, ...found, site, topId: top.member_id, now, unit, memberIds: [], users: [] };
  const rounds = planDemoPlay(plan, now, site.site.timeZone);
  const funds = neededFunds(rounds, plan.length);
  // The last account says that all is there.
  const played = rounds.filter(({ player }) => player < plan.length - 1);
  for (const [place, planned] of plan.slice(0, -1).entries()) {
    if (stopping.aborted) return false;
    await open(growing, planned, funds[place] ?? 0);
  }
  for (let from = 0; from < played.length; from += ROUNDS_AT_ONCE) {
    if (stopping.aborted) return false;
    const some = played.slice(from, from + ROUNDS_AT_ONCE);
    const outcomes = await processMany(
      database,
      some.map((round, index) => requestOf(growing, round, from + index)),
    );
    const refused = outcomes.find((outcome) => outcome.kind === 'refused');
    if (refused !== undefined) throw new Error(`the wallet refused a round of the demo team: ${refused.code}`);
    await pause(REST_MS, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
  await recountTeams(database, site, new Date(now.getTime() - DAYS * DAY_MS));
  await contractDemoTeam({ ...growing, plan }, stopping);
  if (stopping.aborted) return false;
  await open(growing, lastPlanned, 0);
  return true;
}

/** The Vietnamese brand shows a large team. */
const sizeOf = ({ site }: PublishedSite): DemoTeamSize =>
  site.languages.default === 'VI' ? { people: 400, names: 'vietnamese' } : { people: 120, names: 'spanish' };

/** A vendor that calls the wallet, with its slots; null where there is none. */
async function findSlots({ database }: GrowParts, { id }: PublishedSite, integrations: readonly Integration[]) {
  for (const integration of integrations.filter(({ wallet, isEnabled }) => wallet === 'seamless' && isEnabled)) {
    const slots = await database.forSite(id, (tx) => slotsOfVendor(tx, integration.vendor, SLOTS));
    if (slots.length > 0) return { integration, slots };
  }
  return null;
}

/** Opens an account of the team where it is missing, with its money; nobody signs in with it. */
async function open(growing: Growing, planned: PlannedMember, funds: number): Promise<void> {
  const { database, accounts, site, integration, topId, now, unit, memberIds, users } = growing;
  const { account, nickname, isAgent, upline, joinedDaysAgo } = planned;
  const joined = new Date(now.getTime() - joinedDaysAgo * DAY_MS);
  const known = await database.forSite(site.id, (tx) => findByAccount(tx, site.id, account));
  const memberId =
    known?.member_id ??
    (
      await registerMember({ ...accounts, clock: () => joined }, site, 'username', {
        form: { username: account, nickname, terms: true, login: false },
        visit: OPERATOR_VISIT,
        options: {
          ...{ method: 'OPERATOR', type: isAgent ? 1 : 0 },
          uplineId: upline === null ? topId : (memberIds[upline] ?? topId),
        },
      })
    ).memberId;
  const amount = BigInt(funds * unit) + BigInt(unit * 5);
  const user = await database.forSite(site.id, async (tx) => {
    await postTransfer(tx, site.id, {
      ...{ kind: 'demo_grant', currency: site.site.currency.code, request: { scope: 'demo_team', key: memberId } },
      lines: [
        { kind: 'house', amount: -amount },
        { kind: 'member', memberId, amount },
      ],
    });
    return vendorMemberId(tx, site.id, integration.integrationId, memberId);
  });
  memberIds.push(memberId);
  users.push(user);
}

function requestOf(
  { site, integration, slots, unit, users }: Growing,
  round: PlannedRound,
  number: number,
): ProcessRequest {
  const { player, atMs, bet, win } = round;
  const kinds = win > 0 ? ['bet', 'win'] : ['bet'];
  const name = `demo-team-${number}`;
  const { code: currency } = site.site.currency;
  return {
    ...{ site: site.id, integration: integration.integrationId, vendor: integration.vendor },
    ...{ user: users[player] ?? '', currency, own: currency, zone: site.site.timeZone, round: name, session: null },
    ...{ finished: true, known: true, sessions: false, debts: true, refusal: 0, most: null },
    game: slots[(player + number) % slots.length] ?? '',
    at: new Date(atMs).toISOString(),
    kinds,
    ids: kinds.map((kind) => `${name}-${kind}`),
    amounts: kinds.map((kind) => (kind === 'bet' ? bet : win) * unit),
    originals: kinds.map(() => null),
  };
}
