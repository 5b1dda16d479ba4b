import { expect, it } from 'vitest';
import { buildSecurity } from '#portal/testing/build-security.ts';
import { PAYOUTS } from '#portal/testing/build-withdrawals.ts';
import { kindOf, kindsOf } from './payout-kind.ts';

it('takes a wallet in nobody’s name for an address on a chain', () => {
  expect(Object.values(PAYOUTS).map(({ to }) => kindOf(to))).toEqual(['bank', 'bank', 'eWallet', 'crypto']);
});

it('offers the kinds that there are accounts of, and those that the site offers', () => {
  expect(kindsOf([PAYOUTS.chain, PAYOUTS.bank], undefined)).toEqual(['bank', 'crypto']);
  expect(kindsOf([], buildSecurity())).toEqual(['bank', 'eWallet']);
  const closed = { isOffered: false, count: 0, most: 0 };
  expect(kindsOf([PAYOUTS.wallet], buildSecurity({ bankAccounts: closed, eWallets: closed }))).toEqual(['eWallet']);
});
