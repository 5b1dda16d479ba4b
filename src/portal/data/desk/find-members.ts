import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';

const MEMBERS_PATH = '/wps/agent/team/members';
/** More letters find the others. */
const OFFERED_MEMBERS = 8;

/** @param search part of an account or nickname, of two letters at least. */
export const foundMembersPath = (
  search: string,
  language: LanguageCode,
  type?: 'agent',
): ReadPath<typeof MEMBERS_PATH> =>
  `${MEMBERS_PATH}?${new URLSearchParams({
    ...{ search, ...(type && { type }), pageNo: '1', pageSize: String(OFFERED_MEMBERS), language },
  } satisfies QueryAt<typeof MEMBERS_PATH>)}`;

/** The members of the agent's team, or its agents alone, whose account or nickname has some letters. */
export const foundMembersQuery = (search: string, language: LanguageCode, type?: 'agent') =>
  queryOptions({ ...gatewayQuery(foundMembersPath(search, language, type)), ...OF_MEMBER });
