import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildTheme } from '#portal/testing/build-theme.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('footer-band', () => {
  it('names the brand and the minimum age of the site', async () => {
    await renderWidget('footer-band', {
      site: { legal: { minimumAge: 21, copyright: { from: 2019, to: 2025, holder: 'Pebble' }, licence: null } },
    });
    expect(screen.getByText('Pebble')).toBeDefined();
    expect(screen.getByText('21+').title).toBe('You must be 21 or over to play.');
  });

  it('bears the mark for dark grounds, where the brand has one', async () => {
    const srcOf = () => document.querySelector('img')?.getAttribute('src');
    const { unmount } = await renderWidget('footer-band');
    expect(srcOf()).toBe('/site-assets/7/mark.svg');
    unmount();
    const theme = buildTheme({ logo: { mark: 'assets/mark.svg', markOnDark: 'assets/pale.svg', wordmark: 'Pebble' } });
    await renderWidget('footer-band', { site: { theme } });
    expect(srcOf()).toBe('/site-assets/7/pale.svg');
  });

  it('puts its children between them', async () => {
    const { root } = await renderWidget('footer-band', {
      children: [{ id: 'links', widget: 'link-row', props: { label: 'menu.about', menu: 'side' } }],
    });
    const texts = [...(root()?.children ?? [])].map((child) => child.textContent);
    expect(texts).toEqual(['Pebble', 'HomeHelp centre', '18+']);
  });
});
