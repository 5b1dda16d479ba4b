import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Flags, LayoutDocument, SiteDocument } from '#contracts/generated/contracts.ts';
import { validateModId } from '#contracts/generated/validators.js';
import { checkCashier } from '#document/check/check-cashier.ts';
import { formatDocument } from '#document/format-document.ts';
import fontSets from './font-sets.json' with { type: 'json' };
import { merchantCodeOf, type NewSite } from './new-site.ts';
import { siteDocuments } from './site-documents.ts';

const site: NewSite = {
  id: 'blue-harbour',
  name: 'Blue Harbour',
  host: 'blue-harbour.localhost',
  languages: ['EN', 'ES'],
  currency: 'EUR',
  layout: 'player-classic',
  scheme: 'dark',
  primary: '#4CC2FF',
  accent: '#8B6CFF',
};
const place = { merchantCode: 'BLUE', year: 2025, schemaFor: (_file: string, schema: string) => schema };
const documentOf = <Document>(name: string, more: Partial<NewSite> = {}): Document =>
  JSON.parse(siteDocuments({ ...site, ...more }, place).get(name) ?? 'null') as Document;

/** Every module of the product: what the schema of a module's id takes. */
function allModules(): readonly string[] {
  validateModId('NONE');
  return validateModId.errors?.find(({ keyword }) => keyword === 'enum')?.params.allowedValues as readonly string[];
}

const modulesIn = (flags: Flags): readonly string[] =>
  flags.flatMap(({ modId, childrenNodes }) => [modId, ...modulesIn(childrenNodes ?? [])]);

describe('the documents of a new brand', () => {
  it('name every module of the product, so that any condition may ask for one', () => {
    const { flags } = documentOf<SiteDocument>('site.json');
    expect([...modulesIn(flags)].sort()).toEqual([...allModules()].sort());
  });

  it('write money as its country does', () => {
    const currency = (code: string, languages: NewSite['languages']) =>
      documentOf<SiteDocument>('site.json', { currency: code, languages }).currency;
    expect(currency('EUR', ['ES'])).toEqual({ code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'after' });
    expect(currency('VND', ['VI'])).toEqual({ code: 'VND', symbol: '₫', decimals: 0, symbolPosition: 'after' });
    expect(currency('BRL', ['PT'])).toMatchObject({ symbol: 'R$', decimals: 2 });
  });

  it.each(['EUR', 'VND', 'BHD'])('take deposits and pay out in %s, within bounds that fit each other', (currency) => {
    const made = documentOf<SiteDocument>('site.json', { currency });
    expect([...checkCashier(made)]).toEqual([]);
    const { deposits, withdrawals } = made.cashier ?? {};
    expect(deposits?.channels.map(({ kind, provider }) => [kind, provider])).toEqual([
      ...[['card', 'sandbox'] as const, ['transfer', 'sandbox'] as const],
      ...[['wallet', 'sandbox'] as const, ['crypto', 'sandbox'] as const],
    ]);
    expect(deposits?.channels[1]?.name).toEqual({ EN: 'Bank transfer', ES: 'Transferencia bancaria' });
    expect(withdrawals).toMatchObject({ provider: 'sandbox', confirmMinutes: 360 });
    // Money leaves to accounts that the brand offers.
    expect(made.payouts?.eWallets?.types.length).toBeGreaterThan(0);
  });

  it('stand on the layout that was chosen and change nothing of it yet', () => {
    expect(documentOf<LayoutDocument>('layout.json', { layout: 'player-topnav' })).toMatchObject({
      id: 'blue-harbour-player',
      extends: ['player-topnav'],
      changes: [],
    });
  });

  it('use fonts that the portal has', () => {
    const files = Object.values(fontSets).flatMap((fonts) =>
      Object.values(fonts).flatMap(({ faces }) => faces.map(({ file }) => file)),
    );
    expect(files.filter((file) => !existsSync(path.join('src/portal/public', file)))).toEqual([]);
  });
});

describe('merchantCodeOf', () => {
  it('is the id in capitals, long enough, short enough, and unique', () => {
    expect(merchantCodeOf('blue-harbour', new Set())).toBe('BLUEHARBOUR');
    expect(merchantCodeOf('ab', new Set())).toBe('AB0');
    expect(merchantCodeOf('a-very-long-name-of-a-brand', new Set())).toMatch(/^[A-Z0-9]{3,16}$/);
    expect(merchantCodeOf('aurora', new Set(['AURORA', 'AURORA2']))).toBe('AURORA3');
  });
});

describe('formatDocument', () => {
  it('keeps on one line the values that fit there, and preserves the content', () => {
    const document = {
      id: 'x',
      empty: {},
      none: [],
      short: { a: [1, 2] },
      long: Array.from({ length: 60 }, (_, n) => n * 1000),
    };
    const text = formatDocument(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(text).toContain('\n  "short": { "a": [1, 2] },\n');
    expect(text.split('\n').length).toBeGreaterThan(60);
  });
});
