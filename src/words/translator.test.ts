import { describe, expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

describe('createTranslator', () => {
  const t = createTranslator('en', {
    'greeting.name': 'Hello {{name}}',
    'games.all_one': 'one game',
    'games.all_other': '{{count}} games',
  });

  it('puts values into their slots and leaves a slot without a value unchanged', () => {
    expect(t('greeting.name', { name: 'Mika' })).toBe('Hello Mika');
    expect(t('greeting.name', {})).toBe('Hello {{name}}');
  });

  it('never reads a value as a pattern', () => {
    expect(t('greeting.name', { name: '$& {{name}}' })).toBe('Hello $& {{name}}');
    expect(t('greeting.name', { name: '$t(games.all)' })).toBe('Hello $t(games.all)');
    expect(t('greeting.name', { name: '<b>&</b>' })).toBe('Hello <b>&</b>');
  });

  it('says numbers in the digits and groups of the language, Latin digits everywhere', () => {
    const say = (tag: string) => createTranslator(tag, { 'win.of': '{{amount}}' })('win.of', { amount: 12_345.5 });
    expect(['en', 'es', 'ar', 'fr'].map(say)).toEqual(['12,345.5', '12.345,5', '12,345.5', '12\u202f345,5']);
  });

  it('keeps languages apart that speak at the same time', () => {
    const [english, arabic] = ['en', 'ar'].map((tag) => createTranslator(tag, { 'menu.home': tag }));
    expect([english?.('menu.home'), arabic?.('menu.home'), english?.('menu.home')]).toEqual(['en', 'ar', 'en']);
  });

  it('takes no value for an option of its own', () => {
    const say = createTranslator('en', { 'vendor.line': '{{lng}} {{context}} {{defaultValue}} {{ns}}' });
    expect(say('vendor.line', { lng: 'ar', context: 'live', defaultValue: 'x', ns: 'y' })).toBe('ar live x y');
  });

  it('chooses the plural form of the language, and the general one where a form is missing', () => {
    expect(t('games.all', { count: 1 })).toBe('one game');
    expect(t('games.all', { count: 0 })).toBe('0 games');
    const arabic = createTranslator('ar', { 'games.all_two': 'two', 'games.all_other': 'others' });
    expect(arabic('games.all', { count: 2 })).toBe('two');
    expect(arabic('games.all', { count: 3 })).toBe('others');
  });

  it('returns a missing key unchanged, also one that every object has', () => {
    expect(t('menu.unknown')).toBe('menu.unknown');
    expect(t('constructor')).toBe('constructor');
  });
});
