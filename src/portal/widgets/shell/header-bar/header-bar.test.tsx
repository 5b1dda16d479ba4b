import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('header-bar', () => {
  it('is the banner of the page and leads home under the name of the site', async () => {
    await renderWidget('header-bar', { address: '/help' });
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pebble' }).getAttribute('href')).toBe('/');
  });

  it('shows and hides the menu, and says whether the drawer is open', async () => {
    const { commands, setMenuState } = await renderWidget('header-bar');
    const toggle = screen.getByRole('button', { name: 'Menu' });
    expect([toggle.getAttribute('aria-controls'), toggle.getAttribute('aria-expanded')]).toEqual([
      'side-menu',
      'false',
    ]);
    fireEvent.click(toggle);
    expect(commands.toggleMenu).toHaveBeenCalledTimes(1);
    setMenuState({ hasMenu: true, isMenuOpen: true, isDrawerOpen: true });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('is taller with a larger logo where its document says so', async () => {
    const { root, unmount } = await renderWidget('header-bar');
    const usual = root()?.className;
    unmount();
    const { root: tall } = await renderWidget('header-bar', { props: { size: 'tall' } });
    expect(tall()?.className).not.toBe(usual);
  });

  it('has no toggle on a layout without a side menu', async () => {
    await renderWidget('header-bar', { props: { menuToggle: false } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no toggle on a page that hides the side menu', async () => {
    await renderWidget('header-bar', { menuState: { hasMenu: false, isMenuOpen: true, isDrawerOpen: false } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
