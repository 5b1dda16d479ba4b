/** That the operator of a member's chat writes. It is stored nowhere: who misses it has missed nothing. */
export interface Typing {
  readonly memberId: string;
  readonly chatId: string;
}

/** Marks it among the audiences that gateways notify each other of: no member's id has a colon. */
const MARK = 'chatTyping:';

/** How a gateway tells the others, in place of an audience. */
export const typingNotice = ({ memberId, chatId }: Typing): string => `${MARK}${memberId}:${chatId}`;

/** What another gateway told; undefined for the audience of stored events. */
export function typingIn(audience: string): Typing | undefined {
  if (!audience.startsWith(MARK)) return undefined;
  const [memberId = '', chatId = ''] = audience.slice(MARK.length).split(':');
  return { memberId, chatId };
}
