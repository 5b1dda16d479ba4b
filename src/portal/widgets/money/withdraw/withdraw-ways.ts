import type { WithdrawProps } from '#contracts/generated/contracts.ts';

/** The actions that lead to what a withdrawal needs. */
export type WithdrawWays = Readonly<
  Pick<WithdrawProps, 'bankAccounts' | 'eWallets' | 'paymentProof' | 'checks' | 'help'>
>;
