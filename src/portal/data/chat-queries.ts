import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const CHAT_PATH = '/wps/member/chat';

/** How often an open chat is asked for, beside the events of the socket: the queue moves without one. */
const CHAT_POLL_MS = 15_000;

const chatPath = (language: LanguageCode): ReadPath<typeof CHAT_PATH> =>
  `${CHAT_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof CHAT_PATH>)}`;

/** The member's live chat, asked for again while it is not closed. */
export const chatQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(chatPath(language)),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.chat && data.chat.state !== 'closed' ? CHAT_POLL_MS : false),
  });

/** When the operator was last told to write; null once something was said. No call reads it: the socket tells it. */
export const CHAT_TYPING_KEY = ['chat typing'];

/** The member's latest chat as a file. */
export const transcriptPath = (language: LanguageCode): string =>
  `${CHAT_PATH}/transcript?${new URLSearchParams({ language })}`;

/** Whether a query is about the member's live chat. */
export const isAboutChat = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && path.startsWith(`${CHAT_PATH}?`);
