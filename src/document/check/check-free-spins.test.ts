import { expect, it } from 'vitest';
import type { AnnouncementsDocument, SiteDocument } from '#contracts/generated/contracts.ts';
import { EXAMPLE_CONTEXT } from '../testing/example-site.ts';
import { checkPromotionSpins, checkSiteSpins } from './check-free-spins.ts';

const spins = { game: 'PG:PG-0001', name: { EN: 'Dragon Ascends' }, spins: 10, bet: '0.20', days: 7 };
const currency = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' };

/** The faults of free spins where a site can give them. */
function faultsOf(more: object, vendors: unknown = 'all') {
  const freeSpins = { ...spins, ...more };
  const site = {
    ...{ currency, vendors, missions: { list: [{ prize: { amount: '5.00' } }, { prize: { freeSpins } }] } },
    bonus: { offers: [{}, { freeSpins }] },
  } as unknown as SiteDocument;
  const announcements = [{}, { promotion: { offer: { kind: 'application', prize: { freeSpins } } } }];
  return [
    ...checkSiteSpins(site, EXAMPLE_CONTEXT),
    ...checkPromotionSpins({ announcements } as unknown as AnnouncementsDocument, site, EXAMPLE_CONTEXT),
  ].map(({ path, wrong }) => `${path.join('.')}: ${wrong}`);
}

it('finds nothing wrong with free spins of a slot whose vendor gives them', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({}, ['PG'])).toEqual([]);
});

it.each([
  ['a game that is no slot', { game: 'PG:PG-9' }, 'game: there is no slot "PG:PG-9"'],
  ['a vendor that has none', { game: 'JDB:JDB-0001', name: { EN: 'Cherry Bridge' } }, 'game: JDB gives no free spins'],
  ['another name', { name: { EN: 'Dragon' } }, 'name.EN: the game is called "Dragon Ascends"'],
  ['a stake of nothing', { bet: '0.00' }, 'bet: it is nothing'],
  ['too many decimals', { bet: '0.205' }, 'bet: 0.205 has more decimals than EUR'],
])('finds %s, wherever free spins are given', (_what, more, fault) => {
  expect(faultsOf(more)).toEqual([
    `missions.list.1.prize.freeSpins.${fault}`,
    `bonus.offers.1.freeSpins.${fault}`,
    `announcements.1.promotion.offer.prize.freeSpins.${fault}`,
  ]);
});

it('finds a vendor that the site does not have, and a number that an operator would name', () => {
  expect(faultsOf({}, ['EG2'])[0]).toBe('missions.list.1.prize.freeSpins.game: the site has no games of PG');
  const offer = { kind: 'application', prize: { freeSpins: spins }, prizeIs: 'largest' };
  const document = { announcements: [{ promotion: { offer } }] } as unknown as AnnouncementsDocument;
  const site = { currency, vendors: 'all' } as unknown as SiteDocument;
  expect([...checkPromotionSpins(document, site, EXAMPLE_CONTEXT)]).toMatchObject([
    { path: ['announcements', 0, 'promotion', 'offer', 'prizeIs'] },
  ]);
});
