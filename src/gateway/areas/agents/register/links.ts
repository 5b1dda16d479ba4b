import type {
  ChangeTeamLink,
  NewTeamLink,
  TeamFunnel,
  TeamLink,
  TeamLinks,
  TeamLinksQuery,
} from '#contracts/generated/contracts.ts';
import { holdMember, insertCode, newMemberCode } from '#gateway/areas/accounts/accounts.ts';
import { daysBefore, sheetOf } from '#gateway/areas/records/records.ts';
import { isUniqueViolation } from '#gateway/database/database-error.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import {
  countClick,
  funnelsOf,
  insertLink,
  type LinkFunnelRow,
  type LinkRow,
  linksOf,
  saveLink,
} from '../repository/link-repository.ts';
import { daysOfTeam, todayOf } from '../team/read-overview.ts';

/** Links that an agent may have. */
const MOST_LINKS = 20;
const NONE: TeamFunnel = { clicks: 0, registrations: 0, firstDeposits: 0, activeAfterWeek: 0 };

/**
 * The links of an agent, with what they brought (specification, section 2, "registerCenter"). @throws DomainError as
 * `daysOfTeam`.
 */
export async function readLinks(parts: AgentParts, reader: AgentReader, query: TeamLinksQuery): Promise<TeamLinks> {
  const { site, agentId } = reader;
  const days = daysOfTeam(parts, reader, query);
  return parts.database.forSite(site.id, async (tx) => {
    const rows = await linksOf(tx, site.id, agentId);
    const funnels = new Map((await funnelsOf(tx, site.id, agentId, days)).map((one) => [one.code, presentFunnel(one)]));
    const beforeThat = (await funnelsOf(tx, site.id, agentId, daysBefore(days))).map(presentFunnel);
    const list = rows.map((row) => presentLink(parts, row, funnels.get(row.code) ?? NONE));
    return {
      ...{ from: days.first, to: days.last, list, most: MOST_LINKS },
      ...{ totals: sumOf(list.map(({ funnel }) => funnel)), before: sumOf(beforeThat) },
      hosts: site.site.hosts.map((host) => {
        const ofHost = list.filter((link) => link.host === host);
        return { host, links: ofHost.length, clicks: sumOf(ofHost.map(({ funnel }) => funnel)).clicks };
      }),
    };
  });
}

/**
 * Makes a link. @throws DomainError `invalid_request` naming the field, `too_many_links`.
 */
export async function makeLink(
  parts: AgentParts,
  { site, agentId }: AgentReader,
  { name: typed, kind, host, language = null }: Omit<NewTeamLink, 'language'> & { readonly language?: string | null },
): Promise<TeamLink> {
  const name = typed.trim();
  if (name === '') throw new DomainError('invalid_request', { fields: { name: 'required' } });
  if (!site.site.hosts.includes(host)) throw new DomainError('invalid_request', { fields: { host: 'wrong_value' } });
  if (language !== null && !site.site.languages.offered.some((offered) => offered === language))
    throw new DomainError('invalid_request', { fields: { language: 'wrong_value' } });
  const row = {
    ...{ name, host, language, is_for_agents: kind === 'agent', made_at: parts.clock().toISOString() },
    code: newMemberCode(),
  };
  try {
    await parts.database.forSite(site.id, async (tx) => {
      await holdMember(tx, site.id, agentId);
      if ((await linksOf(tx, site.id, agentId)).length >= MOST_LINKS) throw new DomainError('too_many_links');
      await insertCode(tx, site.id, row.code, agentId);
      await insertLink(tx, site.id, { ...row, owner_id: agentId });
    });
  } catch (error) {
    // Somebody has drawn the same code: nothing is stored, and the agent asks again.
    throw isUniqueViolation(error) ? new DomainError('busy', { cause: error }) : error;
  }
  return presentLink(parts, { ...row, is_on: true }, NONE);
}

/** Renames a link, or switches it on or off. @throws DomainError `not_found`, `invalid_request`. */
export async function changeLink(
  { database }: AgentParts,
  { site, agentId }: AgentReader,
  code: string,
  { name, isOn }: ChangeTeamLink,
): Promise<void> {
  if (name?.trim() === '') throw new DomainError('invalid_request', { fields: { name: 'required' } });
  if (name === undefined && isOn === undefined)
    throw new DomainError('invalid_request', { fields: { name: 'required' } });
  const change = { ...(name !== undefined && { name: name.trim() }), ...(isOn !== undefined && { is_on: isOn }) };
  const isThere = await database.forSite(site.id, (tx) => saveLink(tx, site.id, { agentId, code }, change));
  if (!isThere) throw new DomainError('not_found');
}

/** Counts the opening of a link by a browser. An unknown code is none: nobody learns which exist. */
export async function openLink(parts: AgentParts, site: PublishedSite, code: string): Promise<void> {
  const day = todayOf(parts, { site });
  await parts.database.forSite(site.id, (tx) => countClick(tx, site.id, code.toUpperCase(), day));
}

/** The links of an agent as a sheet. */
export function linkSheet(reader: AgentReader, { list }: TeamLinks): Sheet {
  return sheetOf(reader, 'links', {
    columns: [
      ['link', 'text'],
      ['receipt', 'text'],
      ['clicks', 'count'],
      ['registrations', 'count'],
      ['firstDeposits', 'count'],
      ['activeAfterWeek', 'count'],
    ],
    rows: (async function* () {
      yield list.map(({ name, url, funnel }) => [
        ...[name, url, String(funnel.clicks), String(funnel.registrations)],
        ...[String(funnel.firstDeposits), String(funnel.activeAfterWeek)],
      ]);
    })(),
  });
}

function presentLink({ addressOf }: Pick<AgentParts, 'addressOf'>, row: LinkRow, funnel: TeamFunnel): TeamLink {
  const { code, name, host, language, is_for_agents, is_on: isOn, made_at: madeAt } = row;
  const query = new URLSearchParams({ referralCode: code, ...(language !== null && { language }) });
  return {
    ...{ code, name, kind: is_for_agents ? 'agent' : 'member', host, language, isOn, madeAt, funnel },
    url: `${addressOf(host)}/register?${query}`,
  };
}

const presentFunnel = ({ clicks, registrations, first_deposits, active }: LinkFunnelRow): TeamFunnel => ({
  ...{ clicks, registrations, firstDeposits: first_deposits, activeAfterWeek: active },
});

function sumOf(funnels: readonly TeamFunnel[]): TeamFunnel {
  return funnels.reduce(
    (sum, one) => ({
      clicks: sum.clicks + one.clicks,
      registrations: sum.registrations + one.registrations,
      firstDeposits: sum.firstDeposits + one.firstDeposits,
      activeAfterWeek: sum.activeAfterWeek + one.activeAfterWeek,
    }),
    NONE,
  );
}
