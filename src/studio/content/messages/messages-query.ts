import { queryOptions } from '@tanstack/react-query';
import { read } from '#studio/calls/desk-client.ts';

export const MESSAGES_PER_PAGE = 20;
/** Members of a large segment get a message one after the other. */
const NEWS_EVERY_MS = 10_000;

export const messagesKey = (siteId: string) => ['operator-messages', siteId] as const;

/** A page of the messages that operators sent, the latest first. */
export const messagesQuery = (siteId: string, page: number) =>
  queryOptions({
    queryKey: [...messagesKey(siteId), page] as const,
    queryFn: ({ signal }) =>
      read(`/wps/operator/sites/${siteId}/messages?pageNo=${page}&pageSize=${MESSAGES_PER_PAGE}`, signal),
    refetchInterval: NEWS_EVERY_MS,
  });
