import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAnalytics, useAnalyticsChoice } from '#portal/actions/analytics-choice.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('copyright', () => {
  it('says the years, the holder and the least age', async () => {
    const { root } = await renderWidget('copyright');
    expect([...(root()?.children ?? [])].map((line) => line.textContent)).toEqual([
      '© 2019–2025 Pebble. All rights reserved.',
      'You must be 18 or over to play.',
    ]);
  });

  it('has a colour of its own over a picture', async () => {
    const { root, unmount } = await renderWidget('copyright', { props: { showAge: false } });
    const plain = root()?.className;
    unmount();
    const { root: onArt } = await renderWidget('copyright', { props: { showAge: false, onArt: true } });
    expect(onArt()?.className).not.toBe(plain);
  });

  it('is short where the age is said elsewhere', async () => {
    const { root } = await renderWidget('copyright', { props: { showAge: false } });
    expect(root()?.textContent).toBe('© 2019–2025 Pebble');
  });

  it('leads back to the question about counting visits where the site counts them', async () => {
    await renderWidget('copyright', { site: { analytics: { gtagId: 'G-TEST1234' } } });
    const { result } = renderHook(() => useAnalyticsChoice());
    act(() => chooseAnalytics('granted'));
    expect(result.current).toEqual({ choice: 'granted', isAsked: false });
    fireEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(result.current).toEqual({ choice: 'granted', isAsked: true });
  });
});
