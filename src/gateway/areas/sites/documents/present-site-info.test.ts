import { expect, it } from 'vitest';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { encryptServiceLink } from './encrypt-service-link.ts';
import { presentSiteInfo } from './present-site-info.ts';

const published = {
  ...siteDocuments({
    id: 'dune',
    site: {
      name: 'Dune',
      names: { AR: 'الكثيب' },
      languages: { offered: ['AR', 'EN'], default: 'AR' },
      currency: {
        code: 'COIN',
        symbol: 'coins',
        symbols: { AR: 'عملة' },
        decimals: 0,
        symbolPosition: 'after',
        isPlay: true,
      },
    },
  }),
  revision: 1,
  publication: 1,
  assetBase: '/site-assets/1',
};

const infoIn = (language: LanguageCode) => presentSiteInfo(published, language);

it('shows no link to customer service in plain text', () => {
  const { customerService } = infoIn('EN');
  expect(customerService.map(({ csType }) => csType)).toEqual(['EMAIL']);
  expect(customerService).toEqual([{ csType: 'EMAIL', path: encryptServiceLink('dune', 'mailto:help@site.example') }]);
  expect(JSON.stringify(infoIn('EN'))).not.toContain('mailto:');
});

it('gives a site the name that the language writes', () => {
  expect([infoIn('AR').name, infoIn('EN').name]).toEqual(['الكثيب', 'Dune']);
});

it('gives a currency the symbol that the language writes, and none of the others', () => {
  const coins = { code: 'COIN', decimals: 0, symbolPosition: 'after', isPlay: true };
  expect(infoIn('AR').currency).toEqual({ ...coins, symbol: 'عملة' });
  expect(infoIn('EN').currency).toEqual({ ...coins, symbol: 'coins' });
});
