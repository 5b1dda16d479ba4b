import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { read, send } from '../calls/desk-client.ts';
import { newsEvery } from '../live/news-every.ts';

/** The polling interval of the list without the socket. */
const LIST_EVERY_MS = 3_000;
/** How often the open conversation does. */
const OPEN_EVERY_MS = 2_000;
const COUNT_EVERY_MS = 10_000;

const chatsAt = (siteId: string) => `/wps/operator/sites/${siteId}/chats` as const;
export const chatAt = (siteId: string, chatId: string) => `${chatsAt(siteId)}/${chatId}` as const;

const listQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['chats', siteId] as const,
    queryFn: async ({ signal }) => (await read(chatsAt(siteId), signal)).list,
  });

/** The key of all that is known of a site's chats. */
export const chatsKey = (siteId: string) => listQuery(siteId).queryKey;
export const chatKey = (siteId: string, chatId: string) => [...chatsKey(siteId), chatId] as const;

/** The chats that wait or are open, the oldest first. */
export function useChats(siteId: string) {
  return useQuery({
    ...listQuery(siteId),
    refetchInterval: newsEvery(LIST_EVERY_MS),
    placeholderData: keepPreviousData,
  });
}

/** The number of waiting chats; undefined while loading and for operators who may not answer chats. */
export function useWaitingChats(siteId: string, mayAnswer: boolean): number | undefined {
  const { data } = useQuery({ ...listQuery(siteId), enabled: mayAnswer, refetchInterval: newsEvery(COUNT_EVERY_MS) });
  return mayAnswer ? data?.filter(({ state }) => state === 'waiting').length : undefined;
}

/** Takes a chat, or reads one that is the operator's: its member sees how far it is read. */
export const claimChat = (siteId: string, chatId: string) => send('POST', `${chatAt(siteId, chatId)}/claim`, {});

/** The conversation of a chat that the operator took. It is read for as long as the page is looked at. */
export function useConversation(siteId: string, chatId: string, isOwn: boolean) {
  return useQuery({
    queryKey: chatKey(siteId, chatId),
    queryFn: () => claimChat(siteId, chatId),
    enabled: isOwn,
    retry: false,
    // After a refusal polling stops: the chat has ended, or another operator has it.
    refetchInterval: ({ state }) => state.status !== 'error' && newsEvery(OPEN_EVERY_MS)(),
  });
}
