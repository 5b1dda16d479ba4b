import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arcadeGames } from '#arcade/server/games/arcade-games.ts';
import { betLadder } from '#arcade/server/games/bet-ladder.ts';
import type { AnnouncementsDocument, FreeSpins, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';

const games = arcadeGames();
const read = <Document>(file: string): Document => JSON.parse(readFileSync(file, 'utf8')) as Document;

/** The free spins that the sites give, with their currency. */
const given = readdirSync('sites').flatMap((id) => {
  const site = read<SiteDocument>(`sites/${id}/site.json`);
  const { announcements } = read<AnnouncementsDocument>(`sites/${id}/content/announcements.json`);
  const offered = announcements.map(({ promotion }) => promotion?.offer);
  const all: readonly (FreeSpins | undefined)[] = [
    ...(site.bonus?.offers ?? []).map(({ freeSpins }) => freeSpins),
    ...(site.missions?.list ?? []).map(({ prize }) => ('freeSpins' in prize ? prize.freeSpins : undefined)),
    ...offered.map((offer) =>
      offer?.kind === 'application' && 'freeSpins' in offer.prize ? offer.prize.freeSpins : undefined,
    ),
  ];
  return all.flatMap((freeSpins) => (freeSpins ? [[id, freeSpins.game, freeSpins, site.currency] as const] : []));
});

it('has a site that gives some', () => {
  expect(given).not.toHaveLength(0);
});

it.each(given)('%s gives free spins of %s that the arcade takes', (_site, _game, { game, bet }, currency) => {
  const [vendor = '', code = ''] = game.split(':');
  const slot = games.find(vendor, code);
  if (slot?.kind !== 'slot') throw new Error(`${game} is no slot of the arcade`);
  expect(betLadder(slot, currency).betsMinor).toContain(Number(decimalToMinor(bet, currency.decimals)));
});
