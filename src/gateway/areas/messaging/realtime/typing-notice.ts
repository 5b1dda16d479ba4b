/** That the operator of a member's chat writes. It is stored nowhere: who misses it has missed nothing. */
export interface Typing {
  readonly memberId: string;
  readonly chatId: string;
}

/** Begins a typing notice. No audience begins like it, since no member id has a colon. */
const MARK = 'chatTyping:';

/** The text of a typing notice, which gateways send in place of an audience. */
export const typingNotice = ({ memberId, chatId }: Typing): string => `${MARK}${memberId}:${chatId}`;

/** Reads a notice of another gateway. @returns undefined where it is the audience of stored events. */
export function typingIn(audience: string): Typing | undefined {
  if (!audience.startsWith(MARK)) return undefined;
  const [memberId = '', chatId = ''] = audience.slice(MARK.length).split(':');
  return { memberId, chatId };
}
