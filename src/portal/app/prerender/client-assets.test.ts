import { describe, expect, it } from 'vitest';
import { builtAssets, developmentAssets } from './client-assets.ts';

const manifest = {
  'src/portal/app/client-entry.tsx': { file: 'assets/entry-1.js', imports: ['_vendor.js', '_portal.js'] },
  '_vendor.js': { file: 'assets/vendor-2.js' },
  '_portal.js': { file: 'assets/portal-3.js', imports: ['_vendor.js'] },
  'src/portal/widgets/home/home-views.ts': { file: 'assets/home-4.js', imports: ['_portal.js', '_shared.js'] },
  'src/portal/widgets/lobby/lobby-views.ts': { file: 'assets/lobby-5.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-6.js', imports: ['src/portal/widgets/home/home-views.ts'] },
};

const sizes: Readonly<Record<string, number>> = {
  'assets/vendor-2.js': 9,
  'assets/home-4.js': 5,
  'assets/portal-3.js': 3,
};
const sizeOf = (file: string): number => sizes[file] ?? 1;

describe('builtAssets', () => {
  it('names the entry, and every module of the page once, the largest first', () => {
    const assets = builtAssets(manifest, sizeOf);
    expect(assets.entry).toBe('/assets/entry-1.js');
    expect(assets.modulesFor(['banner', 'banner'])).toEqual([
      '/assets/vendor-2.js',
      '/assets/home-4.js',
      '/assets/portal-3.js',
      '/assets/entry-1.js',
      '/assets/shared-6.js',
    ]);
  });

  it('names no chunk of a widget that the page has not', () => {
    expect(builtAssets(manifest, sizeOf).modulesFor([])).toEqual([
      '/assets/vendor-2.js',
      '/assets/portal-3.js',
      '/assets/entry-1.js',
    ]);
  });

  it('passes over a widget that has no chunk', () => {
    expect(builtAssets(manifest, sizeOf).modulesFor(['from-the-future'])).toHaveLength(3);
  });

  it('adds the registry for a page that cannot begin without it', () => {
    const registry = { 'src/portal/widgets/widget-registry.ts': { file: 'assets/registry-7.js' } };
    const withRegistry = builtAssets({ ...manifest, ...registry }, sizeOf);
    expect(withRegistry.modulesFor([], { registry: true })).toContain('/assets/registry-7.js');
    expect(withRegistry.modulesFor([])).not.toContain('/assets/registry-7.js');
  });

  it('tells where the views are, and passes over one that has no chunk', () => {
    expect(builtAssets(manifest, sizeOf).viewsFor(['banner', 'banner', 'from-the-future'])).toEqual({
      banner: '/assets/home-4.js',
    });
  });

  it('refuses the manifest of another build', () => {
    expect(() => builtAssets({}, sizeOf)).toThrow('no src/portal/app/client-entry.tsx');
  });
});

describe('developmentAssets', () => {
  it('names views by their sources', () => {
    expect(developmentAssets('').viewsFor(['banner'])).toEqual({ banner: '/src/portal/widgets/home/home-views.ts' });
  });

  it('guards the scripts that development needs with the nonce', () => {
    const { developmentHead } = developmentAssets('n0nce');
    const scripts = developmentHead.match(/<script[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(script).toContain('nonce="n0nce"');
  });
});
