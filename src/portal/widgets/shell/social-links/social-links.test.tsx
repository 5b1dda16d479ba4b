import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('social-links', () => {
  it('links only to resources that exist, in the order of its document', async () => {
    await renderWidget('social-links', { props: { kinds: ['TELEGRAM', 'WHATSAPP', 'FACEBOOK'] } });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Telegram', 'https://telegram.example/pebble'],
      ['Facebook', 'https://social.example/pebble'],
    ]);
  });

  it('opens them beside the site, which they learn nothing of', async () => {
    await renderWidget('social-links');
    for (const link of screen.getAllByRole('link')) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  it('stays away where none exists', async () => {
    const { container } = await renderWidget('social-links', { site: { resources: {} } });
    expect(container.childElementCount).toBe(0);
  });
});
