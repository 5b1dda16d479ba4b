import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type {
  ChangeTeamLink,
  LanguageCode,
  NewTeamAccount,
  NewTeamLink,
  TeamAccountMade,
  TeamLink,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { sendValue } from '#portal/data/send-value.ts';
import type { DayRange } from '#portal/site/site-days.ts';

export const TEAM_LINKS_PATH = '/wps/agent/register/links';

export const teamLinksPath = ({ from, to }: DayRange, language: LanguageCode): ReadPath<typeof TEAM_LINKS_PATH> =>
  `${TEAM_LINKS_PATH}?${new URLSearchParams({ from, to, language } satisfies QueryAt<typeof TEAM_LINKS_PATH>)}`;

/** The agent's links, with what they brought in some days and in as many days before. */
export const teamLinksQuery = (days: DayRange, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(teamLinksPath(days, language)), ...OF_MEMBER, staleTime: 0 });

/**
 * Opens an account below the agent. The answer has the first password, which is told this once.
 * @throws GatewayError naming the field that is refused; `account_taken`.
 */
export const openTeamAccount = async (body: NewTeamAccount, language: LanguageCode): Promise<TeamAccountMade> =>
  await sendValue('POST', '/wps/agent/register/accounts', body, language);

/** Makes a link. @throws GatewayError naming the field that is refused; `too_many_links`. */
export const makeTeamLink = async (body: NewTeamLink, language: LanguageCode): Promise<TeamLink> =>
  await sendValue('POST', TEAM_LINKS_PATH, body, language);

/** Renames a link, or switches it on or off. @throws GatewayError naming the field that is refused; `not_found`. */
export async function changeTeamLink(code: string, change: ChangeTeamLink, language: LanguageCode): Promise<void> {
  await sendValue('PUT', `${TEAM_LINKS_PATH}/${encodeURIComponent(code)}`, change, language);
}
