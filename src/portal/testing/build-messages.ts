import type { MemberMessage, MemberMessages } from '#contracts/generated/contracts.ts';

/** A message that has not been read. */
export const buildMessage = (number: number, overrides: Partial<MemberMessage> = {}): MemberMessage => ({
  messageId: String(number),
  kind: 'newAddress',
  subject: `Message ${number}`,
  body: `What message ${number} says.`,
  createdAt: '2025-06-01T08:00:00Z',
  readAt: null,
  ...overrides,
});

/** A page of messages: one that was not read, and one that was. */
export function buildMessages(
  list: readonly MemberMessage[] = [buildMessage(2), buildMessage(1, { readAt: '2025-06-01T09:00:00Z' })],
): MemberMessages {
  const unreadCount = list.filter(({ readAt }) => readAt === null).length;
  return { list: [...list], unreadCount, totalCount: list.length, totalPages: list.length > 0 ? 1 : 0 };
}
