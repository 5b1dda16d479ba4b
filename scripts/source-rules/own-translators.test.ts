import { describe, expect, it } from 'vitest';
import { ownTranslators } from './own-translators.ts';

describe('translators of our own', () => {
  it.each([
    '  const plurals = new Intl.PluralRules(tag);',
    '    return values ? text.replaceAll(/\\{\\{(\\w+)\\}\\}/g, (slot, name) => say(slot, name)) : text;',
    "  return message(key, language).replace(/\\{(\\w+)\\}/g, (_slot, name: string) => values[name] ?? '');",
    "  return words.replace('{site}', () => escapeHtml(siteName));",
    "  const said = t(key).replaceAll('{{count}}', String(count));",
  ])('are found in %s', (line) => {
    expect(ownTranslators.findOffences(line)).toHaveLength(1);
  });

  it.each([
    "  return text.replaceAll('{', '(');",
    "  return t('games.all', { count });",
    '  const digits = new Intl.NumberFormat(tag);',
  ])('are not seen in %s', (line) => {
    expect(ownTranslators.findOffences(line)).toEqual([]);
  });

  it('are looked for where people are spoken to', () => {
    const paths = [
      'src/portal/a.tsx',
      'src/gateway/a.ts',
      'src/arcade/client/a.ts',
      'src/document/a.ts',
      'src/portal/a.test.ts',
    ];
    expect(paths.map(ownTranslators.appliesTo)).toEqual([true, true, true, false, false]);
  });
});
