import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PatternId } from '#contracts/generated/contracts.ts';
import { completeLanguages } from '#contracts/languages.ts';
import { loadFormWords } from '#words/load-words.ts';
import { lengthInWords, patternMessage } from './pattern-message.ts';

const schema = JSON.parse(readFileSync('schemas/documents/site.schema.json', 'utf8'));
const kinds: readonly PatternId[] = schema.$defs.registrationField.properties.patternId.enum;

/** A date has one form, so that its length says nothing. */
const WITHOUT_LENGTH: ReadonlySet<PatternId> = new Set(['dateYmd', 'dateMdy']);

describe('patternMessage', () => {
  it.each(completeLanguages)(
    'says every kind of pattern in %s, each by words of its own, with its lengths',
    async (code) => {
      const t = await loadFormWords(code);
      const said = kinds.map((kind) => patternMessage(t, kind, 6, 16));
      expect(new Set(said).size).toBe(kinds.length);
      for (const [index, kind] of kinds.entries()) {
        expect(said[index], kind).not.toMatch(/pattern\.|length\.|\{\{/);
        if (WITHOUT_LENGTH.has(kind)) continue;
        expect(said[index], kind).toMatch(/(?:^|\D)6\D+16(?:\D|$)/);
        expect(patternMessage(t, kind, 6, 6), kind).toMatch(/^\D*6\D*$/);
      }
    },
  );

  it('says a single number where the shortest is the longest', async () => {
    const t = await loadFormWords('EN');
    expect(patternMessage(t, 'digits', 6, 16)).toBe('Digits only, 6–16 characters');
    expect(patternMessage(t, 'digits', 6, 6)).toBe('Digits only, 6 characters');
    expect(patternMessage(t, 'digits', 1, 1)).toBe('Digits only, 1 character');
  });

  it('counts as the language does', async () => {
    const t = await loadFormWords('AR');
    expect(lengthInWords(t, 3, 8)).toBe('من 3 إلى 8 أحرف');
    expect(lengthInWords(t, 6, 16)).toBe('من 6 إلى 16 حرفًا');
    expect(lengthInWords(await loadFormWords('KO'), 6, 16)).toBe('6~16자');
  });

  it('is in English for a language that the product has no words in, and in Thai for its sister', async () => {
    expect(patternMessage(await loadFormWords('FA'), 'noSpaces', 4, 20)).toBe('No spaces, 4–20 characters');
    expect(patternMessage(await loadFormWords('TY'), 'thai', 4, 20)).toBe('เฉพาะอักษรไทย 4–20 ตัวอักษร');
  });
});
