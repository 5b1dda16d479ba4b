import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('page-heading', () => {
  it('names the site and says what it is', async () => {
    await renderWidget('page-heading', { site: { name: 'Pebble' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pebble: Slots and live tables');
  });

  it('gives way to the heading of a chosen category', async () => {
    await renderWidget('page-heading', { address: '/?gameType=LIVE' });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
