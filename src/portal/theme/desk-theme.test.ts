import { expect, it } from 'vitest';
import { validateThemeDocument } from '#contracts/generated/validators.js';
import { checkTheme } from '#document/check/check-theme.ts';
import { deskCss, deskTheme } from './desk-theme.ts';
import { colorProperties } from './tokens.ts';

const theme = { ...deskTheme, logo: { mark: 'assets/mark.svg', wordmark: 'desk' } };

it('is a theme that documents could hold, with the contrast that theirs need', () => {
  expect(validateThemeDocument(theme), JSON.stringify(validateThemeDocument.errors)).toBe(true);
  expect([...checkTheme(theme)]).toEqual([]);
});

it('sets every colour that components read, more strongly than a brand does', () => {
  const css = deskCss('EN');
  for (const [, property] of colorProperties) expect(css).toContain(`${property}:#`);
  expect(css).toMatch(/html:root\{color-scheme:light/);
});

it('stands before the families of a script that its own face lacks', () => {
  expect(deskCss('AR')).toMatch(/--font:'Geist',[^;]*'SF Arabic'/);
});
