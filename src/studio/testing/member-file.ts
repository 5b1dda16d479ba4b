import type { MemberFile } from '#contracts/generated/contracts.ts';

/** The file of a test's member, who has 100.00 euros. */
export const memberFile = (given: Partial<MemberFile> = {}): MemberFile => ({
  ...{ memberId: 'AAAAAAAAAA', account: 'mika', nickname: null, type: 0, upline: null, vip: null, language: 'EN' },
  ...{ birthday: null, email: null, emailVerified: false, mobileNum: null, mobileVerified: false, linkCode: null },
  ...{ hasAuthenticator: false, registeredAt: '2026-01-01T00:00:00Z', registerAddress: '127.0.0.1', lastSignIn: null },
  ...{ frozen: null, openSessions: 0, currency: 'EUR', points: 0, notes: [], erasedAt: null },
  money: {
    ...{ balance: '100.00', bonus: '0.00', debt: '0.00', deposited: '0.00', deposits: 0, withdrawn: '0.00' },
    ...{ withdrawals: 0, waiting: '0.00', staked: '0.00', won: '0.00' },
  },
  ...given,
});
