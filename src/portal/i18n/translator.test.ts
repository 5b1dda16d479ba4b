import { describe, expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

describe('createTranslator', () => {
  const t = createTranslator('en', {
    'greeting.name': 'Hello {{name}}',
    'games.all_one': 'one game',
    'games.all_other': '{{count}} games',
  });

  it('puts values into their slots and leaves a slot without a value as it stands', () => {
    expect(t('greeting.name', { name: 'Mika' })).toBe('Hello Mika');
    expect(t('greeting.name', {})).toBe('Hello {{name}}');
  });

  it('never reads a value as a pattern', () => {
    expect(t('greeting.name', { name: '$& {{name}}' })).toBe('Hello $& {{name}}');
  });

  it('chooses the plural form of the language, and the general one where a form is missing', () => {
    expect(t('games.all', { count: 1 })).toBe('one game');
    expect(t('games.all', { count: 0 })).toBe('0 games');
    const arabic = createTranslator('ar', { 'games.all_two': 'two', 'games.all_other': 'others' });
    expect(arabic('games.all', { count: 2 })).toBe('two');
    expect(arabic('games.all', { count: 3 })).toBe('others');
  });

  it('says a missing key as it stands, also one that every object has', () => {
    expect(t('menu.unknown')).toBe('menu.unknown');
    expect(t('constructor')).toBe('constructor');
  });
});
