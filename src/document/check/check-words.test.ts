import { describe, expect, it } from 'vitest';
import type { LanguageCode, LocaleDocument } from '#contracts/generated/contracts.ts';
import { checkWords } from './check-words.ts';
import type { CheckContext } from './read/site-files.ts';

const context: CheckContext = {
  portalKeys: new Set(['games.all_one', 'games.all_other', 'menu.home', 'games.shown']),
  portalPlaceholders: new Map([
    ['games.all', ['count']],
    ['games.shown', ['shown', 'total']],
  ]),
};

const linesOf = (
  language: LanguageCode,
  words: LocaleDocument,
  more: { readonly leading?: LocaleDocument; readonly named?: readonly string[] | null } = {},
): readonly string[] => {
  const { leading = {}, named = Object.keys(words) } = more;
  const checked = { language, words, leading: { language: 'EN' as const, words: leading } };
  const faults = checkWords({ ...checked, named: named && new Set(named) }, context);
  return [...faults].map(({ path, wrong, severity = 'error' }) => `${path.join('.')} ${severity}: ${wrong}`);
};

describe('the words of a site', () => {
  it('may replace words of the portal, whole or in one form', () => {
    expect(linesOf('EN', { 'menu.home': 'Shore', 'games.all_one': 'One of {{count}}' }, { named: [] })).toEqual([]);
  });

  it('have the placeholders that the portal fills, all of them and no other', () => {
    expect(linesOf('ES', { 'games.shown': '{{shown}} de {{todos}}' })).toEqual([
      'games.shown error: the text has {{shown}} and {{todos}}, but the portal fills {{shown}} and {{total}}',
    ]);
  });

  it('of their own follow the placeholders of the default language', () => {
    const leading = { 'club.since': 'Since {{year}}' };
    expect(linesOf('ES', { 'club.since': 'Desde {{year}}' }, { leading })).toEqual([]);
    expect(linesOf('ES', { 'club.since': 'Desde siempre' }, { leading })).toEqual([
      'club.since error: the text has no placeholders, but EN has {{year}}',
    ]);
    expect(linesOf('ES', { 'club.other': 'Desde {{year}}' }, { leading })).toEqual([]);
  });

  it('may leave the number out of one form, as long as another one says it', () => {
    const words = { 'club.members_one': 'One member', 'club.members_other': '{{count}} members' };
    const leading = words;
    expect(linesOf('PT', words, { leading, named: null })).toEqual([]);
    expect(linesOf('PT', { ...words, 'club.members_other': 'Members' }, { leading, named: null })).toHaveLength(2);
  });

  it('have every form that whole numbers take in their language', () => {
    const forms = (...names: string[]) => Object.fromEntries(names.map((name) => [`club.fish_${name}`, 'x']));
    expect(linesOf('AR', forms('one', 'two', 'other'), { named: null })).toEqual([
      'club.fish_one error: the text has no form for zero and few and many, which AR needs',
    ]);
    expect(linesOf('AR', forms('zero', 'one', 'two', 'few', 'many', 'other'), { named: null })).toEqual([]);
    expect(linesOf('VI', forms('other'), { named: null })).toEqual([]);
    expect(linesOf('ES', forms('one', 'other'), { named: null })).toEqual([]);
    expect(linesOf('ES', forms('one', 'many', 'other'), { named: null })).toEqual([]);
    expect(linesOf('VI', forms('one', 'other'), { named: null })).toEqual([
      'club.fish_one warning: VI has no form for one',
    ]);
  });

  it('may end like a plural form without being one, when a document names them in full', () => {
    expect(linesOf('EN', { 'step.number_one': 'First of all' })).toEqual([]);
  });

  it('are not taken for plural forms while nobody knows which keys are named in full', () => {
    expect(linesOf('EN', { 'club.rule_one': 'First of all' }, { named: null })).toEqual([]);
    expect(linesOf('EN', { 'club.rule_one': 'First of all' }, { named: [] })).toHaveLength(2);
    expect(linesOf('AR', { 'club.fish_other': 'x' }, { named: null })).toHaveLength(1);
  });

  it('are reported when nothing names them, but only when all names are known', () => {
    const warning =
      'club.old warning: no document of the site names the text "club.old", and the portal has none of this name';
    expect(linesOf('EN', { 'club.old': 'Gone' }, { named: [] })).toEqual([warning]);
    expect(linesOf('EN', { 'club.old': 'Gone' }, { named: null })).toEqual([]);
  });
});
