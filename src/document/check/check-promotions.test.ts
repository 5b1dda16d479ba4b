import { expect, it } from 'vitest';
import type { AnnouncementsDocument, SiteDocument } from '#contracts/generated/contracts.ts';
import { checkPromotions } from './check-promotions.ts';

const site = {
  currency: { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' },
  flags: [{ modId: 'BONUS3', enabled: true }],
  bonus: { offers: [{ id: 'welcome' }] },
  missions: { list: [{ id: 'visit' }] },
} as unknown as SiteDocument;

function faultsOf(promotion: object, ofSite: SiteDocument = site) {
  const document = { promotionCategories: [{ id: 'slots', name: {} }], announcements: [{}, { promotion }] };
  return [...checkPromotions(document as unknown as AnnouncementsDocument, ofSite)].map(
    ({ path, wrong }) => `${path.slice(3).join('.')}: ${wrong}`,
  );
}

const applied = (prize: object) => ({ offer: { kind: 'application', prize } });

it('finds nothing wrong with offers of what the site has', () => {
  for (const promotion of [
    { category: 'slots' },
    applied({ amount: '5.00' }),
    applied({ bonus: 'welcome', amount: '5.00' }),
    { offer: { kind: 'bonus', bonus: 'welcome' } },
    { offer: { kind: 'mission', mission: 'visit' } },
    { tiers: { columns: [{}, {}], rows: [{ cells: [{ amount: '5.00' }, { text: {} }], from: '5.00' }] } },
  ])
    expect(faultsOf(promotion)).toEqual([]);
});

it.each([
  ['an unknown category', { category: 'live' }, 'category: the site has no category "live"'],
  ['an unknown bonus', { offer: { kind: 'bonus', bonus: 'first' } }, 'offer.bonus: the site has no bonus "first"'],
  [
    'a prize of an unknown bonus',
    applied({ bonus: 'x', amount: '5.00' }),
    'offer.prize.bonus: the site has no bonus "x"',
  ],
  ['a raffle that is not there', { offer: { kind: 'raffle' } }, 'offer.kind: the site has no raffle'],
  ['an unknown mission', { offer: { kind: 'mission', mission: 'x' } }, 'offer.mission: the site has no mission "x"'],
  ['a prize of nothing', applied({ amount: '0.00' }), 'offer.prize.amount: it is nothing'],
  ['too many decimals', applied({ amount: '0.001' }), 'offer.prize.amount: 0.001 has more decimals than EUR'],
  ['points where there are none', applied({ points: 5 }), 'offer.prize.points: the site has no points'],
  [
    'a row that does not fit its columns',
    { tiers: { columns: [{}, {}], rows: [{ cells: [{ text: {} }] }] } },
    'tiers.rows.0.cells: there are 1 cells for 2 columns',
  ],
])('finds %s', (_what, promotion, fault) => {
  expect(faultsOf(promotion)).toEqual([fault]);
});

it('finds promotions that are not for everybody', () => {
  const announcements = [
    { kind: 'PU', execution: 'F' },
    ...['A', 'B', 'F'].map((execution) => ({ kind: 'PR', execution })),
  ];
  const faults = [...checkPromotions({ announcements } as unknown as AnnouncementsDocument, site)];
  expect(faults.map(({ path }) => path.join('.'))).toEqual(['announcements.1.execution', 'announcements.3.execution']);
});

it('finds bonuses where their module is off', () => {
  const promotion = { offer: { kind: 'bonus', bonus: 'welcome' } };
  expect(faultsOf(promotion, { ...site, flags: [] })).toEqual(['offer.bonus: the site has no bonus "welcome"']);
});
