import { expect, it } from 'vitest';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { checkRewards } from './check-rewards.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const faultsOf = (first: object, { hasPoints = true } = {}) => {
  const days = [first, ...Array.from({ length: 6 }, () => ({ amount: '1.00' }))];
  const flags = [{ modId: 'POINTSYSTEM3', enabled: hasPoints }];
  const site = { dailyBonus: { days }, currency: euro, flags } as unknown as SiteDocument;
  return [...checkRewards(site)].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
};

it('finds nothing wrong with money and points, nor where there is no daily bonus', () => {
  expect(faultsOf({ points: 20 })).toEqual([]);
  expect([...checkRewards({ currency: euro, flags: [] } as unknown as SiteDocument)]).toEqual([]);
});

it.each([
  ['an empty amount', { amount: '0.00' }, {}, 'dailyBonus.days.0.amount: it is nothing'],
  ['too many decimals', { amount: '0.001' }, {}, 'dailyBonus.days.0.amount: 0.001 has more decimals than EUR'],
  [
    'points without their module',
    { points: 5 },
    { hasPoints: false },
    'dailyBonus.days.0.points: the site has no points',
  ],
])('finds %s', (_what, day, options, fault) => {
  expect(faultsOf(day, options)).toEqual([fault]);
});

const levelled = (change: object = {}, more: object = {}) => {
  const levels = [
    { name: { EN: 'Bronze' }, crest: 'bronze', staked: '0' },
    { name: { EN: 'Silver' }, crest: 'silver', staked: '100.00', deposited: '10.00', ...change },
  ];
  const rebate = {
    ...{ period: 'week', paidAtHour: 6, least: '1.00' },
    rates: [{ category: 'RNG', percents: ['0.3', '0.5'] }],
  };
  const flags = [{ modId: 'VIP3', enabled: true }];
  const site = { currency: euro, flags, vip: { levels }, rebate, ...more } as unknown as SiteDocument;
  return [...checkRewards(site)].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
};

it('finds nothing wrong with levels that rise and rates for each of them', () => {
  expect(levelled()).toEqual([]);
  expect(levelled({ upgrade: { amount: '5.00' } })).toEqual([]);
});

const oneRate = (rates: object[]) => ({ rebate: { period: 'day', paidAtHour: 6, least: '1.00', rates } });

it.each([
  ['levels without their module', {}, { flags: [] }, 'vip: the site has VIP3 off'],
  ['a level that asks for too many decimals', { staked: '100.001' }, {}, 'vip.levels.1.staked: 100.001 has more'],
  [
    'an upgrade in points without points',
    { upgrade: { points: 5 } },
    {},
    'vip.levels.1.upgrade.points: the site has no',
  ],
  ['a monthly bonus of nothing', { monthly: { amount: '0' } }, {}, 'vip.levels.1.monthly.amount: it is nothing'],
  [
    'rates for other levels',
    {},
    oneRate([{ category: 'RNG', percents: ['1', '1', '1'] }]),
    'rebate.rates.0.percents: there are 3 rates for 2 levels',
  ],
  [
    'two rates of a category',
    {},
    oneRate([
      { category: 'RNG', percents: ['1'] },
      { category: 'RNG', percents: ['2'] },
    ]),
    'rebate.rates.1.category: RNG has a rate already',
  ],
  [
    'days in a row without a mission of a day',
    {},
    { missions: { streak: { days: 3, prize: { amount: '1.00' } }, list: [] } },
    'missions.streak: there is no mission of a day',
  ],
  [
    'cashback of nothing',
    {},
    {
      ...{ bonus: {}, cashback: { percent: 10, from: '20.00', largest: '0' } },
      flags: ['VIP3', 'BONUS3'].map((modId) => ({ modId, enabled: true })),
    },
    'cashback.largest: it is nothing',
  ],
  [
    'cashback without bonuses',
    {},
    { cashback: { percent: 10, from: '20.00', largest: '10.00' } },
    'cashback: the site has no bonuses',
  ],
])('finds %s', (_what, change, more, fault) => {
  expect(levelled(change, more).map((found) => found.slice(0, fault.length))).toEqual([fault]);
});

it('finds levels that fall, and a lowest one that asks for something', () => {
  const levels = [
    { name: { EN: 'Bronze' }, crest: 'bronze', staked: '50.00' },
    { name: { EN: 'Silver' }, crest: 'silver', staked: '40.00' },
  ];
  expect(levelled({}, { vip: { levels } })).toEqual([
    'vip.levels.0.staked: not every member has the lowest level',
    'vip.levels.1.staked: it is less than the level below asks for',
  ]);
});

const bringing = (change: object = {}, more: object = {}) => {
  const referral = {
    ...{ qualifies: { days: 30, deposited: '20.00' }, reward: { amount: '5.00' }, mostPerMonth: 20 },
    tiers: [{ from: 3, each: { amount: '6.00' } }],
    ...change,
  };
  const flags = referralOn;
  const { registration } = codeField({ acceptedPattern: '^[A-Za-z0-9-]+$', minLength: 4, maxLength: 20 });
  const site = { currency: euro, flags, registration, referral, ...more } as unknown as SiteDocument;
  return [...checkRewards(site)].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
};
const referralOn = [{ modId: 'REFERRAL3', enabled: true }];
const codeField = (limits: object) => ({
  registration: { types: ['username'], fields: [{ name: 'referralCode', enabled: true, ...limits }] },
});
const points = { points: 5 };
const noPoints = 'the site has no points';

it('finds nothing wrong with a referral whose field takes the codes of members', () => {
  expect(bringing()).toEqual([]);
  const forPoints = { qualifies: { days: 1, contact: true }, reward: points, tiers: [] };
  expect(bringing(forPoints, { flags: [...referralOn, { modId: 'POINTSYSTEM3', enabled: true }] })).toEqual([]);
});

it.each([
  ['friends without their module', {}, { flags: [] }, 'referral: the site has REFERRAL3 off'],
  ['the module without friends', {}, { referral: undefined }, 'flags: REFERRAL3 is on without referral'],
  [
    'a form without the code',
    {},
    { registration: { types: [], fields: [] } },
    'referral: nobody can register by a link of a member',
  ],
  ['nothing to deposit', { qualifies: { days: 1, staked: '0.00' } }, {}, 'referral.qualifies.staked: it is nothing'],
  ['points without their module', { reward: points }, {}, `referral.reward.points: ${noPoints}`],
  [
    'a tier that begins before the last',
    {
      tiers: [
        { from: 5, once: { amount: '1.00' } },
        { from: 5, once: { amount: '1.00' } },
      ],
    },
    {},
    'referral.tiers.1.from: it begins no later than the tier before',
  ],
  [
    'a tier of points without their module',
    { tiers: [{ from: 2, once: points }] },
    {},
    `referral.tiers.0.once.points: ${noPoints}`,
  ],
  [
    'money for a verified contact alone',
    { qualifies: { days: 1, contact: true } },
    {},
    'referral.qualifies: friends bring money who neither deposit nor play',
  ],
  [
    'money of a tier for nothing',
    { qualifies: { days: 1 }, reward: points, tiers: [{ from: 2, once: { amount: '1.00' } }] },
    { flags: [...referralOn, { modId: 'POINTSYSTEM3', enabled: true }] },
    'referral.qualifies: friends bring money who neither deposit nor play',
  ],
  [
    'a code that has to be longer',
    {},
    codeField({ minLength: 8 }),
    'registration.fields.0.minLength: the codes of members have 7 letters',
  ],
  [
    'a code that has to be shorter',
    {},
    codeField({ maxLength: 6 }),
    'registration.fields.0.maxLength: the codes of members have 7 letters',
  ],
  [
    'a code of digits alone',
    {},
    codeField({ acceptedPattern: '^[0-9]+$' }),
    'registration.fields.0.acceptedPattern: the pattern refuses codes of members, such as 9ABCDEF',
  ],
])('finds %s', (_what, change, more, fault) => {
  expect(bringing(change, more)).toEqual([fault]);
});
