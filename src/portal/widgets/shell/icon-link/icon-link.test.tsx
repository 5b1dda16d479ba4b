import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('icon-link', () => {
  it('is a link with a name where its action leads to a place', async () => {
    const { container } = await renderWidget('icon-link');
    const link = screen.getByRole('link', { name: 'Customer service' });
    expect(link.getAttribute('href')).toBe('/wps/system/customerService');
    expect(container.querySelector('use')?.getAttribute('href')).toBe('#i-headset');
  });

  it('is a button where its action does something', async () => {
    const { commands } = await renderWidget('icon-link', { props: { action: { do: 'toggleMenu' } } });
    fireEvent.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(commands.toggleMenu).toHaveBeenCalledTimes(1);
  });
});
