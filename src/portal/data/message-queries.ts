import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const UNREAD_PATH = '/wps/relay/CSP_unreadCount';
export const MESSAGES_PATH = '/wps/member/messages';

/** How many messages the inbox shows at a time. */
export const MESSAGES_PAGE_SIZE = 20;

export const messagesPath = (language: LanguageCode, pageNo: number): ReadPath<typeof MESSAGES_PATH> =>
  `${MESSAGES_PATH}?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(MESSAGES_PAGE_SIZE), language } satisfies QueryAt<typeof MESSAGES_PATH>)}`;

/** How many messages the member has not read. Not asked for trial accounts (specification, section 6). */
export const unreadCountQuery = () => queryOptions({ ...gatewayQuery(UNREAD_PATH), ...OF_MEMBER });

/** One page of the member's messages, newest first. */
export const messagesQuery = (language: LanguageCode, pageNo: number) =>
  queryOptions({ ...gatewayQuery(messagesPath(language, pageNo)), ...OF_MEMBER });

/** Whether a query is about the member's messages. */
export const isAboutMessages = (queryKey: readonly unknown[]): boolean =>
  typeof queryKey[0] === 'string' && (queryKey[0] === UNREAD_PATH || queryKey[0].startsWith(`${MESSAGES_PATH}?`));
