import type { MemberSecurity, WithdrawalTerms } from '#contracts/generated/contracts.ts';

/** An account that a withdrawal can go to. */
export type PayoutChoice = WithdrawalTerms['accounts'][number];

/** The kinds of accounts that a member chooses between. */
export type PayoutKind = 'bank' | 'eWallet' | 'crypto';

const KINDS: readonly PayoutKind[] = ['bank', 'eWallet', 'crypto'];

/** The kind of an account. A wallet without a holder name is an address on a chain. */
export function kindOf({ kind, holder }: PayoutChoice['to']): PayoutKind {
  if (kind === 'bank') return 'bank';
  return holder === null ? 'crypto' : 'eWallet';
}

/**
 * The kinds to choose between: those that there is an account of, and those that the site offers as far as it is known.
 */
export function kindsOf(
  accounts: readonly PayoutChoice[],
  offered: Pick<MemberSecurity, 'bankAccounts' | 'eWallets'> | undefined,
): readonly PayoutKind[] {
  const own = new Set(accounts.map(({ to }) => kindOf(to)));
  if (offered?.bankAccounts.isOffered) own.add('bank');
  if (offered?.eWallets.isOffered) own.add('eWallet');
  return KINDS.filter((kind) => own.has(kind));
}
