import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_TEXTS } from '#document/testing/example-site.ts';
import { validateLayout } from '#document/validate-layout.ts';
import { editorValidator } from './editor-validator.ts';

const isLayout = editorValidator('editor/layout.schema.json');
const props = { source: 'hot', title: 'home.hot', icon: 'flame', size: 12, tile: 'portrait' };
const layoutOf = (node: object): object => ({
  id: 'base',
  pages: { home: { paths: ['/'], title: 'page.home', sections: [{ id: 'hot', ...node }] } },
});
const section = (more: object, version?: number): object =>
  layoutOf({ widget: 'game-section', ...(version !== undefined && { version }), props: { ...props, ...more } });

describe('the schemas that editors complete layouts by', () => {
  it.each(readdirSync('layouts'))('takes our own layout %s', (name) => {
    expect(isLayout(JSON.parse(readFileSync(path.join('layouts', name), 'utf8')))).toBe(true);
  });

  it('takes layouts with shared sections, whole or overlays', () => {
    expect(isLayout(JSON.parse(EXAMPLE_TEXTS['layouts/quay.json']))).toBe(true);
    expect(isLayout(JSON.parse(EXAMPLE_TEXTS['sites/harbour/layout.json']))).toBe(true);
  });

  it.each<[string, object, boolean]>([
    ['the current version', section({ more: 'card' }, 2), true],
    ['an older version by its number', section({ moreCard: true }, 1), true],
    ['an older version without a number', section({ moreCard: true }), true],
    ['a prop of the older version in the current one', section({ moreCard: true }, 2), false],
    ['a value of the current version that is none', section({ more: 'all' }, 2), false],
    ['a version that is not there yet', section({}, 3), false],
    ['a shared section', layoutOf({ widget: 'shared-section', props: { section: 'about' } }), true],
    ['a shared section without a name', layoutOf({ widget: 'shared-section', props: {} }), false],
    ['a widget that is not there', layoutOf({ widget: 'hologram' }), false],
  ])('judges %s as the checks do', (_what, layout, isSound) => {
    expect(isLayout(layout)).toBe(isSound);
    expect(validateLayout(layout).length === 0).toBe(isSound);
  });
});
