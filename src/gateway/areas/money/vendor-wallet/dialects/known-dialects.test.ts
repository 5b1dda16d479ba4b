import { describe, expect, it } from 'vitest';
import { studios } from '#catalogue/studios.ts';
import { formDialect } from '#gateway/testing/form-dialect.ts';
import { knownDialects } from './known-dialects.ts';
import { WALLET_DIALECTS } from './wallet-dialects.ts';

describe('the list of dialects', () => {
  it('has the dialect of each studio, alphabetically', () => {
    const names = WALLET_DIALECTS.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(expect.arrayContaining(studios.map(({ walletDialect }) => walletDialect)));
  });

  it.each([
    ['a name', { ...formDialect, name: 'calls' }, 'calls'],
    ['an operation', { ...formDialect, operations: ['form/debit', 'bet'] }, 'bet'],
    ['a call that all share', { ...formDialect, operations: ['rounds'] }, 'rounds'],
  ])('refuses a dialect that has %s of others', (_what, dialect, twice) => {
    expect(() => knownDialects([...WALLET_DIALECTS, dialect])).toThrow(twice);
  });
});
