import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WidgetName } from '#contracts/generated/contracts.ts';
import { validateLayoutDocument, widgetValidators } from '#contracts/generated/validators.js';
import { isLayoutDocument, propsVerdicts } from '#contracts/generated/verdicts.js';
import { EXAMPLE_TEXTS } from './testing/example-site.ts';

fc.configureGlobal({ seed: 20, numRuns: 400 });

const example = JSON.parse(EXAMPLE_TEXTS['layouts/quay.json']) as { readonly pages: object };
const rich = {
  ...example,
  extends: ['one', 'two'],
  shell: {
    floating: [
      {
        id: 'service',
        widget: 'service-bar',
        when: {
          all: [
            { flag: 'SIGNIN3' },
            { not: { session: ['guest', 'trial'] } },
            { period: { from: '2025-01-01T00:00:00Z' } },
          ],
        },
      },
    ],
  },
  changes: [
    ...(JSON.parse(EXAMPLE_TEXTS['sites/harbour/layout.json']) as { readonly changes: readonly unknown[] }).changes,
    { remove: 'news' },
  ],
};

/** Props that each of these widgets takes: between them every rule that the schemas of widgets use. */
const props: Partial<Record<WidgetName, unknown>> = {
  banner: { group: 'w_home', slidesPerView: 1.5, autoplayMs: 5000, speedMs: 1000 },
  'game-section': { source: 'category', gameType: 'LIVE', title: { EN: 'Live' }, icon: 'spade', size: 8, tile: 'live' },
  'icon-link': {
    icon: 'house',
    label: 'menu.home',
    action: { do: 'navigate', page: 'home', query: { gameType: 'RNG' }, hash: 'top' },
  },
  'rich-text': { blocks: [{ kind: 'paragraph', text: 'page.text' }] },
  'service-bar': { kinds: ['TELEGRAM', 'X'] },
  'side-menu': { menu: 'side', quickMenu: 'quick' },
  'status-maintenance': { backdrop: { desktop: 'assets/a.webp', mobile: 'assets/b.webp' } },
  'vendor-logos': { vendors: ['PG', 'EG2'] },
};

/** Replacements for a value: something of the wrong kind, at the edge, or almost right. */
const strangers = fc.constantFrom<unknown>(
  null, true, 0, -1, 1, 1.5, 60, 61, 1e9, Number.NaN, '', 'x', 'home', 'Home', 'menu.home', 'all', 'on', 'x'.repeat(121), '2025-02-30T00:00:00Z', '2025-02-28T00:00:00Z',
  [], ['guest'], ['guest', 'guest'], [{}], {}, { EN: 'Home' }, { en: 'Home' }, { do: 'signOut' }, { do: 'fly' }, { flag: 'SIGNIN3' }, { not: {} }, { flag: 'SIGNIN3', device: 'mobile' },
); // biome-ignore format: one table

/** A value with one place in it changed: something else there, nothing there, or one more property beside it. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const instead = fc.oneof(strangers, fc.constant(undefined));
  if (typeof value !== 'object' || value === null) return instead;
  const inner = Object.entries(value).map(([name, entry]) =>
    spoiled(entry).map((changed) => withEntry(value, name, changed)),
  );
  const beside = fc
    .tuple(fc.constantFrom('extra', 'hidden', 'props', 'when', 'at', 'size'), strangers)
    .map(([name, entry]) => withEntry(value, name, entry));
  return fc.oneof(
    { weight: 1, arbitrary: instead },
    { weight: 1, arbitrary: beside },
    ...inner.map((arbitrary) => ({ weight: 3, arbitrary })),
  );
}

function withEntry(value: object, name: string, entry: unknown): unknown {
  if (Array.isArray(value))
    return Object.hasOwn(value, name)
      ? value.flatMap((one, index) => (String(index) !== name ? [one] : entry === undefined ? [] : [entry]))
      : value;
  const { [name]: _old, ...rest } = value as Record<string, unknown>;
  return entry === undefined ? rest : { ...rest, [name]: entry };
}

describe('the quick verdicts', () => {
  it('say yes to a layout exactly where the validator does', () => {
    expect(isLayoutDocument(rich)).toBe(true);
    fc.assert(
      fc.property(spoiled(rich), (document) => {
        expect(isLayoutDocument(document)).toBe(validateLayoutDocument(document));
      }),
    );
  });

  it.each(Object.entries(props))('say yes to the props of %s exactly where the validator does', (name, sound) => {
    const verdict = propsVerdicts[name as WidgetName];
    const validate = widgetValidators[name as WidgetName];
    expect(verdict(sound)).toBe(true);
    fc.assert(
      fc.property(spoiled(sound), (changed) => {
        expect(verdict(changed)).toBe(validate(changed));
      }),
    );
  });
});
