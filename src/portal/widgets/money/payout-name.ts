import type { PayoutTo } from '#contracts/generated/contracts.ts';
import { leftToRight } from '#portal/i18n/left-to-right.ts';

/** The account that a withdrawal goes to, in one line: its bank or wallet and the end of its number. */
export const payoutName = ({ name, maskedNumber }: Pick<PayoutTo, 'name' | 'maskedNumber'>): string =>
  `${name} ${leftToRight(maskedNumber)}`;
