import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { iconSprite } from './icon-sprite.ts';

const PORTAL = join(import.meta.dirname, '..');

const drawn = (sprite: string): string[] =>
  [...sprite.matchAll(/<symbol[^>]*\bid="i-([^"]+)"/g)].map(([, id]) => id ?? '');

/** The names that the portal's own files give to icons. */
function namesInUse(): string[] {
  const files = readdirSync(PORTAL, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const sources = files.map((file) => readFileSync(join(PORTAL, file), 'utf8')).join('\n');
  const literals = [
    ...sources.matchAll(/<Icon\s[^>]*?name=(?:"([a-z0-9-]+)"|\{[^}]*?'([a-z0-9-]+)' : '([a-z0-9-]+)'\})/g),
  ];
  return literals.flatMap(([, ...names]) => names.filter((name) => name !== undefined));
}

describe('iconSprite', () => {
  it('draws every icon that the portal names', () => {
    const names = namesInUse();
    expect(names).toContain('pause');
    expect(names.filter((name) => !drawn(iconSprite('')).includes(name))).toEqual([]);
  });

  it('draws every icon that documents may name', () => {
    const schema = JSON.parse(readFileSync(join(PORTAL, '../../schemas/documents/icon.schema.json'), 'utf8'));
    expect(schema.enum.filter((name: string) => !drawn(iconSprite('')).includes(name))).toEqual([]);
  });

  it('has the flag of the page alone, and one for every language', () => {
    const flagsOf = (sprite: string) => drawn(sprite).filter((name) => name.startsWith('flag-'));
    expect(flagsOf(iconSprite(''))).toEqual([]);
    for (const { flag } of Object.values(languages)) expect(flagsOf(iconSprite(flag))).toEqual([`flag-${flag}`]);
  });

  it('is accompanied by a picture with a view of every flag', () => {
    const picture = readFileSync(join(import.meta.dirname, 'flags.svg'), 'utf8');
    const views = [...picture.matchAll(/<view id="([a-z]{2})"/g)].map(([, country]) => country);
    expect(views).toEqual([...new Set(Object.values(languages).map(({ flag }) => flag))].sort());
  });
});
