import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameMenusPath, vendorLanesPath } from '#portal/data/games/games-queries.ts';
import { buildCategory } from '#portal/testing/build-game-menus.ts';
import { buildVendorLanes } from '#portal/testing/build-vendor-lanes.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const BESIDE = { hasMenu: true, isMenuOpen: true, isDrawerOpen: false };
const OVER = { hasMenu: true, isMenuOpen: true, isDrawerOpen: true };

// On a small screen the closed drawer is hidden, and jsdom knows no other screen: elements are found whether they are
// hidden or not.
const items = () => [...document.querySelectorAll('nav > div > ul > li')];
const isOutOfReach = (element: Element | null) => element?.closest('[inert]') !== null;
const words = () => items().map((item) => item.textContent);
const current = () => [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);

describe('side-menu', () => {
  it('lists the items of its menu, with the categories in the order of the gateway', async () => {
    await renderWidget('side-menu');
    expect(words()).toEqual(['Home', 'Slot machines', 'Fishing halls', 'Live casino', 'About', 'Help centre']);
  });

  it('follows another order of the gateway', async () => {
    const menus = [
      buildCategory({ gameCategory: 'LIVE', title: 'Live casino' }),
      buildCategory({ gameCategory: 'RNG', title: 'Slot machines' }),
    ];
    await renderWidget('side-menu', { answers: { [gameMenusPath('EN')]: { menus } } });
    expect(words()).toEqual(['Home', 'Live casino', 'Slot machines', 'About', 'Help centre']);
  });

  it('leads to places with real links', async () => {
    await renderWidget('side-menu');
    const addresses = items().map((item) => item.querySelector('a')?.getAttribute('href') ?? null);
    expect(addresses).toEqual(['/', '/rng', '/?gameType=FISH', '/?gameType=LIVE', null, '/help']);
  });

  it('marks the page that is shown', async () => {
    const { unmount } = await renderWidget('side-menu');
    expect(current()).toEqual(['Home']);
    unmount();
    await renderWidget('side-menu', { address: '/?gameType=FISH' });
    expect(current()).toEqual(['Fishing halls']);
  });

  it('opens the studios and kinds of a lobby below it, and leads to each', async () => {
    await renderWidget('side-menu', { answers: { [vendorLanesPath('EN')]: buildVendorLanes() } });
    const toggle = screen.getByLabelText('Show the studios of Slot machines');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    await waitFor(() => expect(screen.queryByText('Paper Garden')).not.toBeNull());
    const group = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    const links = [...(group?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Paper Garden', '/rng?vassalage=PG'],
      ['Jade Bell', '/rng?vassalage=JDB'],
      ['Video', '/rng?classify=VIDEO'],
      ['Classic', '/rng?classify=CLASSIC'],
      ['All 3 studios', '/rng'],
    ]);
    fireEvent.click(toggle);
    expect(screen.queryByText('Paper Garden')).toBeNull();
  });

  it('stands open at the lobby that is shown, and marks the chosen studio', async () => {
    await renderWidget('side-menu', { address: '/rng?vassalage=JDB' });
    await waitFor(() => expect(current()).toEqual(['Slot machines', 'Jade Bell']));
  });

  it('launches the only vendor of a category without a page of its own, for which a guest needs an account', async () => {
    const menus = [buildCategory({ gameCategory: 'COCKFIGHT', title: 'Cockfight', vendorCount: 1 })];
    const { commands } = await renderWidget('side-menu', { answers: { [gameMenusPath('EN')]: { menus } } });
    fireEvent.click(screen.getByText('Cockfight'));
    await waitFor(() => expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]));
  });

  it('does its quick actions', async () => {
    const { commands } = await renderWidget('side-menu');
    fireEvent.click(screen.getByText('Notices'));
    expect(commands.openModal).toHaveBeenCalledWith('notices');
  });

  it('leaves out items whose condition does not hold', async () => {
    const flagged = {
      id: 'x',
      label: 'menu.licence',
      action: { do: 'navigate', page: 'help' },
      when: { flag: 'VIP3' },
    } as const;
    await renderWidget('side-menu', { layout: { menus: { side: [flagged] } } });
    expect(items()).toHaveLength(0);
  });

  it('closes the drawer when an item is chosen', async () => {
    const { commands, address } = await renderWidget('side-menu', { menuState: OVER });
    fireEvent.click(screen.getByText('Fishing halls'));
    expect(commands.closeDrawer).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/?gameType=FISH');
  });
});

describe('the drawer of the side-menu', () => {
  let outside: HTMLElement;
  let opener: HTMLButtonElement;

  beforeEach(() => {
    outside = document.createElement('header');
    opener = document.createElement('button');
    outside.append(opener);
    document.body.append(outside);
  });

  afterEach(() => outside.remove());

  it('takes the focus and gives it back', async () => {
    const { setMenuState, root } = await renderWidget('side-menu', { menuState: BESIDE });
    opener.focus();
    setMenuState(OVER);
    expect(document.activeElement).toBe(root());
    setMenuState(BESIDE);
    expect(document.activeElement).toBe(opener);
  });

  it('keeps the page below out of reach while it is open, and only then', async () => {
    const { setMenuState, root, unmount } = await renderWidget('side-menu', { menuState: BESIDE });
    expect(isOutOfReach(outside)).toBe(false);
    setMenuState(OVER);
    expect(isOutOfReach(outside)).toBe(true);
    expect(isOutOfReach(root())).toBe(false);
    setMenuState(BESIDE);
    expect(isOutOfReach(outside)).toBe(false);
    setMenuState(OVER);
    unmount();
    expect(isOutOfReach(outside)).toBe(false);
  });

  it('closes on Escape while it is open', async () => {
    const { setMenuState, commands } = await renderWidget('side-menu', { menuState: BESIDE });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(commands.closeDrawer).not.toHaveBeenCalled();
    setMenuState(OVER);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(commands.closeDrawer).toHaveBeenCalledTimes(1);
  });

  it('closes on a press beside it', async () => {
    const { root, commands } = await renderWidget('side-menu', { menuState: OVER });
    const scrim = root()?.previousElementSibling as HTMLElement;
    expect(isOutOfReach(scrim)).toBe(false);
    fireEvent.click(scrim);
    expect(commands.closeDrawer).toHaveBeenCalledTimes(1);
  });
});
