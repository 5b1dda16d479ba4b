import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { buildTheme } from '#portal/testing/build-theme.ts';
import { themeCss } from '#portal/theme/theme-css.ts';
import { frameCss } from './frame-css.ts';

const PORTAL = join(import.meta.dirname, '..');

const shell = { bottomBar: [{ id: 'bar', widget: 'bottom-bar' }] };

const everything: Pick<LayoutDocument, 'frame' | 'shell'> = {
  frame: { width: 'contained', heads: 'display', footer: 'band' },
  shell,
};

describe('frameCss', () => {
  it('says nothing for a layout that wants nothing but the usual', () => {
    expect(frameCss({})).toBe('');
    expect(frameCss({ frame: { width: 'wide', heads: 'plain', footer: 'plain' }, shell: { bottomBar: [] } })).toBe('');
  });

  it('sets each value apart from the others', () => {
    expect(frameCss({ frame: { width: 'contained' } })).toContain('--page-width:1240px');
    expect(frameCss({ frame: { heads: 'display' } })).not.toContain('--page-width');
    expect(frameCss({ frame: { heads: 'display' } })).toContain('--head-lead:none');
    expect(frameCss({ frame: { heads: 'emblem' } })).toMatch(/--head-font:.*--head-lead:block/);
    expect(frameCss({ frame: { footer: 'band' } })).toMatch(/^\[data-area=footer\]\{--bg2:var\(--strip\)/);
    expect(frameCss({ shell })).toContain('--bottom-bar:calc(76px');
  });

  it('sets nothing that no component reads', () => {
    const sources = readdirSync(PORTAL, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('frame-css') && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(PORTAL, file), 'utf8'))
      .join('\n');
    const known = new Set([...themeCss(buildTheme(), 'EN').matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
    const set = [...frameCss(everything).matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name ?? '');
    expect(set.length).toBeGreaterThan(10);
    expect(set.filter((name) => !known.has(name) && !sources.includes(`var(${name},`))).toEqual([]);
  });

  it('cannot end the style element that it stands in', () => {
    expect(frameCss(everything)).not.toContain('<');
  });
});
