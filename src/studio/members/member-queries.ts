import { queryOptions } from '@tanstack/react-query';
import { read } from '../calls/desk-client.ts';

/** A member of a site. */
export interface MemberKey {
  readonly siteId: string;
  readonly memberId: string;
}

/** The key of all that is known of a member. */
export const memberKey = ({ siteId, memberId }: MemberKey) => ['member', siteId, memberId] as const;

const pathOf = ({ siteId, memberId }: MemberKey) => `/wps/operator/sites/${siteId}/members/${memberId}` as const;

/** A page of a site's members, those that a text means or the latest. */
export const membersQuery = (siteId: string, search: string, page: number) =>
  queryOptions({
    queryKey: ['members', siteId, search, page] as const,
    queryFn: ({ signal }) => {
      const meant = search === '' ? '' : `&search=${encodeURIComponent(search)}`;
      return read(`/wps/operator/sites/${siteId}/members?pageNo=${page}${meant}`, signal);
    },
  });

/** The file of a member. It is not refetched automatically, because the audit trail has each reading. */
export const fileQuery = (key: MemberKey) =>
  queryOptions({
    queryKey: [...memberKey(key), 'file'] as const,
    queryFn: ({ signal }) => read(pathOf(key), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sessionsQuery = (key: MemberKey) =>
  queryOptions({
    queryKey: [...memberKey(key), 'sessions'] as const,
    queryFn: ({ signal }) => read(`${pathOf(key)}/sessions`, signal),
  });

export const linksQuery = (key: MemberKey) =>
  queryOptions({
    queryKey: [...memberKey(key), 'links'] as const,
    queryFn: ({ signal }) => read(`${pathOf(key)}/links`, signal),
  });

/** A page of transactions. */
export const transactionsQuery = (key: MemberKey, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...memberKey(key), 'transactions', page, pageSize] as const,
    queryFn: ({ signal }) => read(`${pathOf(key)}/transactions?pageNo=${page}&pageSize=${pageSize}`, signal),
    staleTime: 60_000,
  });

/** A page of rounds. */
export const betsQuery = (key: MemberKey, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...memberKey(key), 'bets', page, pageSize] as const,
    queryFn: ({ signal }) => read(`${pathOf(key)}/bets?pageNo=${page}&pageSize=${pageSize}`, signal),
    staleTime: 60_000,
  });

/** A round with its actions. */
export const betQuery = (key: MemberKey, roundId: string) =>
  queryOptions({
    queryKey: [...memberKey(key), 'bet', roundId] as const,
    queryFn: ({ signal }) => read(`${pathOf(key)}/bets/${roundId}`, signal),
    staleTime: 60_000,
  });

export const limitsQuery = (key: MemberKey) =>
  queryOptions({
    queryKey: [...memberKey(key), 'limits'] as const,
    queryFn: ({ signal }) => read(`${pathOf(key)}/play-limits`, signal),
  });

export const auditQuery = (key: MemberKey, page: number) =>
  queryOptions({
    queryKey: [...memberKey(key), 'audit', page] as const,
    queryFn: ({ signal }) => read(`${pathOf(key)}/audit?pageNo=${page}`, signal),
  });

/** The adjustments of a member, the latest first. */
export const adjustmentsQuery = ({ siteId, memberId }: MemberKey) =>
  queryOptions({
    queryKey: [...memberKey({ siteId, memberId }), 'adjustments'] as const,
    queryFn: ({ signal }) => read(`/wps/operator/sites/${siteId}/adjustments?memberId=${memberId}&pageSize=5`, signal),
  });
