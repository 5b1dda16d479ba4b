import { describe, expect, it } from 'vitest';
import { validateThemeDocument } from '#contracts/generated/validators.js';
import { buildTheme } from '#portal/testing/build-theme.ts';
import { themeCss } from './theme-css.ts';
import { color, colorProperties } from './tokens.ts';

const theme = buildTheme();
const css = themeCss(theme, 'EN');

describe('themeCss', () => {
  it('is tested with a theme that the schema accepts', () => {
    expect(validateThemeDocument(theme), JSON.stringify(validateThemeDocument.errors)).toBe(true);
  });

  it.each(Object.entries(theme.colors))('makes the role %s the property that components read', (role, value) => {
    const property = color[role as keyof typeof color].replace(/^var\((.+)\)$/, '$1');
    expect(css).toContain(`${property}:${value}`);
  });

  it('has one property per role and no two of one name', () => {
    const properties = colorProperties.map(([, property]) => property);
    expect(new Set(properties).size).toBe(properties.length);
    expect(colorProperties.map(([role]) => role).sort()).toEqual(Object.keys(theme.colors).sort());
  });

  it('defines every property that it reads', () => {
    const defined = new Set([...css.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]));
    const read = [...css.matchAll(/var\((--[a-z0-9-]+)/g)].map((match) => match[1]);
    expect(read.filter((property) => !defined.has(property))).toEqual([]);
  });

  it('states scheme, gradient, radii and shadows', () => {
    const [start, end] = theme.gradient.stops;
    for (const line of [
      'color-scheme:light',
      `--grad:linear-gradient(90deg,${start?.color} 0%,${end?.color} 100%)`,
      '--r-tile:14px',
      `--sh2:0 8px 24px color-mix(in srgb,${theme.shadow.color} 20%,transparent)`,
    ]) {
      expect(css).toContain(line);
    }
  });

  it('brings the faces of both fonts, with stand-ins of their measures, and our own from our own host alone', () => {
    expect(css).toContain("font-family:'Loud stand-in';src:local('Arial')");
    expect(css).toContain('size-adjust:101%');
    expect(css).toContain('--display-w:700');
    expect(css).toContain('--display-track:-0.02em');
    const urls = [...css.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1]);
    expect(urls).toEqual(['/fonts/plain.woff2', '/fonts/loud.woff2']);
  });

  it('gives a static face its one weight, and a variable face the range of the font', () => {
    const [plain] = theme.fonts.interface.faces;
    if (!plain) throw new Error('the theme has no face');
    const faces = [
      { ...plain, file: 'fonts/plain-400.woff2', weight: 400 },
      { ...plain, file: 'fonts/plain-600.woff2', weight: 600 },
      plain,
    ];
    const weighted = themeCss(
      { ...theme, fonts: { ...theme.fonts, interface: { ...theme.fonts.interface, faces } } },
      'EN',
    );
    const weights = [...weighted.matchAll(/font-weight:([\d ]+);font-display:swap;src:url\(\/([^)]+)\)/g)];
    expect(weights.map(([, weight, file]) => [file, weight])).toEqual([
      ['fonts/plain-400.woff2', '400'],
      ['fonts/plain-600.woff2', '600'],
      ['fonts/plain.woff2', '400 700'],
      ['fonts/loud.woff2', '400 700'],
    ]);
  });

  it('paints the wordmark of a tall header as the theme says, and as text where it says nothing', () => {
    const primary = themeCss({ ...theme, logo: { ...theme.logo, tone: 'primary' } }, 'EN');
    expect([css, primary].map((text) => /--logo-tone:([^;]+)/.exec(text)?.[1])).toEqual(['var(--tx)', 'var(--pri-tx)']);
  });

  it('cannot end the style element that it stands in', () => {
    expect(css).not.toContain('<');
  });

  it('has the families of a script behind the brand’s faces on pages in that script alone, and leaves its letters their distances', () => {
    const japanese = themeCss(theme, 'JA');
    expect(japanese).toContain("'Plain stand-in','Hiragino Sans','Yu Gothic UI'");
    expect(japanese).toContain('--display-track:0em');
    expect(themeCss(theme, 'TY')).toBe(themeCss(theme, 'TH'));
    for (const code of ['FR', 'VI', 'FA'] as const) expect(themeCss(theme, code)).toBe(css);
  });

  it('lets a stand-in take the place of the letters of its face alone', () => {
    const ranges = [...css.matchAll(/stand-in';src[^}]+unicode-range:([^}]+)\}/g)].map((match) => match[1]);
    expect(ranges).toEqual(
      [theme.fonts.interface, theme.fonts.display].map(({ faces }) =>
        faces.map(({ unicodeRange }) => unicodeRange).join(','),
      ),
    );
  });
});
