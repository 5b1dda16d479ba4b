import type { UplineName } from '#contracts/generated/contracts.ts';
import { leftToRight } from '#portal/i18n/left-to-right.ts';

/**
 * An upline in one line: its nickname where it has one, and the beginning and end of its account. The line keeps its
 * own direction within a sentence (Unicode's first strong isolate), so that its brackets stay around the account.
 */
export const uplineName = ({ account, nickname }: UplineName): string =>
  nickname === null ? leftToRight(account) : `\u2068${nickname} (${leftToRight(account)})\u2069`;
