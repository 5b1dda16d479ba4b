import { REFUSALS, type RefusalCode } from '#gateway/areas/money/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** The error code for each refusal of a bet by the wallet. */
const TOLD = {
  [REFUSALS.insufficientFunds]: 'not_enough_funds',
  [REFUSALS.limitReached]: 'play_limit_reached',
  [REFUSALS.selfExcluded]: 'play_excluded',
  [REFUSALS.maintenance]: 'vendor_maintenance',
  [REFUSALS.gameDisabled]: 'game_disabled',
  [REFUSALS.unknownGame]: 'game_not_found',
  [REFUSALS.duplicateTransaction]: 'idempotency_mismatch',
} as const;

/** The refusal of a bet as members read it. @throws Error for one that no bet of the house can cause. */
export function walletRefusal(code: RefusalCode): DomainError {
  const told = (TOLD as Partial<Record<RefusalCode, (typeof TOLD)[keyof typeof TOLD]>>)[code];
  if (told === undefined) throw new Error(`the wallet refused a ticket with ${code}`);
  return new DomainError(told);
}
