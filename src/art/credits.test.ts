import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArtData } from './art-data.ts';
import { artCredits } from './credits.ts';
import { FACE_NAMES } from './lettering/letterforms.ts';

describe('credits', () => {
  it('name the author and licence of every icon and face the art contains', () => {
    const { icons, faces } = artCredits();
    for (const credit of [...icons, ...faces]) {
      expect(credit.author).not.toBe('');
      expect(credit.licence).not.toBe('');
    }
    const credited = new Set(icons.flatMap(({ names }) => names));
    const used = ['glyphs.json', 'objects.json', 'flags.json'].flatMap((file) =>
      Object.keys(readArtData<Record<string, unknown>>(file)),
    );
    expect(used.filter((name) => !credited.has(name))).toEqual([]);
    expect(faces.flatMap(({ names }) => names)).toEqual([...FACE_NAMES]);
  });

  it('say CC BY for the glyphs and MIT for the illustrations', () => {
    const licences = Object.fromEntries(artCredits().icons.map(({ set, licence }) => [set, licence]));
    expect(licences['Game Icons']).toBe('CC BY 3.0');
    expect(licences['Fluent Emoji']).toBe('MIT');
  });
});

describe('purity', () => {
  it('reads no clock, no network and no unseeded chance', () => {
    const folder = new URL('./', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const impure = sources.filter((file) =>
      /Math\.random|Date\.now|new Date|fetch\(|performance\./.test(readFileSync(new URL(file, folder), 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(40);
    expect(impure).toEqual([]);
  });
});
