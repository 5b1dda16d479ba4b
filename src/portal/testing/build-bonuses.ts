import type { BonusDetails, MemberBonus } from '#contracts/generated/contracts.ts';

/** An active bonus of €30 that is half played. */
export const buildBonus = (overrides: Partial<MemberBonus> = {}): MemberBonus => ({
  ...{ bonusId: '7', name: 'Welcome bonus', state: 'active', amount: '30.00', required: '900.00', counted: '450.00' },
  ...{ largestBet: '5.00', isInPlay: false, grantedAt: '2025-06-01T09:00:00Z', expiresAt: '2025-06-15T09:00:00Z' },
  ...{ endedAt: null, ended: null },
  ...overrides,
});

export const buildBonuses = (overrides: Partial<BonusDetails> = {}): BonusDetails => ({
  ...{ currency: 'EUR', balance: '42.50', spends: 'ownFirst' },
  contributions: [
    { category: 'RNG', percent: 100 },
    { category: 'LIVE', percent: 10 },
  ],
  list: [
    buildBonus(),
    buildBonus({
      ...{ bonusId: '8', name: 'Deposit of the week', state: 'waiting' },
      expiresAt: null,
      counted: '0.00',
    }),
    buildBonus({
      ...{ bonusId: '5', name: 'For the delay', state: 'converted', ended: '12.00' },
      endedAt: '2025-05-30T09:00:00Z',
    }),
  ],
  ...overrides,
});
