import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VendorCard } from '#contracts/generated/contracts.ts';
import { gameMenusPath, vendorLanesPath } from '#portal/data/games/games-queries.ts';
import { buildCategory, buildGameMenus } from '#portal/testing/build-game-menus.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const card = (number: number): VendorCard => ({
  vassalage: `V${number}`,
  displayName: `Vendor ${number}`,
  wordmark: `VENDOR·${number}`,
  lagerIcon: `/art/vendor-${number}.webp`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameCount: 100 + number,
});

const laneOf = (count: number) => {
  const cards = Array.from({ length: count }, (_, index) => card(index + 1));
  return {
    gameCategory: 'RNG',
    title: 'Slot machines',
    cards: Object.fromEntries(cards.map((one) => [one.vassalage, one])),
    gameClassify: [
      { key: 'VIDEO', displayName: 'Video', vendors: { V1: 70, V2: 1030 } },
      { key: 'CLASSIC', displayName: 'Classic', vendors: { V1: 5 } },
    ],
  };
};

/** A navigation whose slots have so many vendors, and whose cockfights have one. */
function sceneWith(vendorCount: number, gameCount = 1234) {
  const { menus } = buildGameMenus();
  const slots = buildCategory({ vendorCount, gameCount });
  const cockfight = buildCategory({ gameCategory: 'COCKFIGHT', title: 'Cockfight', vendorCount: 1 });
  return {
    answers: {
      [gameMenusPath('EN')]: { menus: [slots, ...menus.slice(1), cockfight] },
      [vendorLanesPath('EN')]: { lanes: [laneOf(vendorCount)] },
    },
  };
}

/** Small screens, such as jsdom's, don't show it: elements are found whether they are hidden or not. */
const band = () => document.querySelector('nav[aria-label="Main menu"]') as HTMLElement;
const item = (name: string) => within(band()).getAllByText(name)[0]?.closest('li') as HTMLElement;
const arrow = () => band().querySelector('[aria-label="Slot machines: studios"]') as HTMLElement;
const isOpen = () => arrow().getAttribute('aria-expanded') === 'true';
const panel = () => document.getElementById(arrow().getAttribute('aria-controls') ?? '');
const vendors = () =>
  [...(panel()?.querySelectorAll('[aria-label="Studios"] > li') ?? [])].map((one) => one.textContent);

async function openByPress(scene: Parameters<typeof renderWidget<'top-navigation'>>[1] = sceneWith(3)) {
  const rendered = await renderWidget('top-navigation', scene);
  fireEvent.click(arrow());
  // The panel is a chunk of its own, and the first test waits for it.
  await waitFor(() => expect(vendors().length).toBeGreaterThan(0), { timeout: 5000 });
  return rendered;
}

describe('top-navigation', () => {
  it('lists its items, the categories in the order of the gateway, and what stands out at the end', async () => {
    await renderWidget('top-navigation', sceneWith(3));
    const lists = [...band().querySelectorAll(':scope > ul')].map((list) =>
      [...list.children].map((one) => one.textContent),
    );
    expect(lists).toEqual([
      ['Home', 'Slot machines', 'Fishing halls', 'Live casino', 'Cockfight', 'Help centre'],
      ['Notices'],
    ]);
  });

  it('leads to a category by its name', async () => {
    const { address } = await renderWidget('top-navigation', sceneWith(3));
    fireEvent.click(within(band()).getByText('Slot machines'));
    expect(address()).toBe('/rng');
    expect(within(band()).getByText('Slot machines').getAttribute('aria-current')).toBe('page');
    expect(within(band()).getByText('Home').getAttribute('aria-current')).toBeNull();
  });

  it('has nothing to open for a category with a single vendor, and launches that where it has no page', async () => {
    const { commands } = await renderWidget('top-navigation', sceneWith(3));
    expect(item('Cockfight').querySelector('[aria-expanded]')).toBeNull();
    fireEvent.click(screen.getByText('Cockfight'));
    await waitFor(() => expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]));
    expect(item('Slot machines').querySelector('button')).not.toBeNull();
  });

  it('asks for the vendors only when they are to be shown', async () => {
    const { gateway } = await renderWidget('top-navigation', sceneWith(3));
    await act(async () => {});
    expect(gateway.calls).toEqual([]);
    fireEvent.click(arrow());
    await waitFor(() => expect(gateway.calls).toEqual([vendorLanesPath('EN')]));
  });
});

describe('the vendors of a category', () => {
  it('are named as they draw themselves, with what each has there, and lead to it', async () => {
    const { address } = await openByPress();
    expect(vendors()).toEqual(['VENDOR·1101 games', 'VENDOR·2102 games', 'VENDOR·3103 games']);
    fireEvent.click(screen.getByText('VENDOR·2'));
    expect(address()).toBe('/rng?vassalage=V2');
  });

  it('stand beside the ways to all games and to each kind of them', async () => {
    await openByPress();
    const links = [...(panel()?.querySelectorAll('a') ?? [])].filter((link) => !link.textContent?.startsWith('VENDOR'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All 1,234 games', '/rng'],
      ['Video 1,100', '/rng?classify=VIDEO'],
      ['Classic 5', '/rng?classify=CLASSIC'],
    ]);
  });

  it('bring the shortcuts of the document where there is room for them', async () => {
    const { unmount, commands } = await openByPress(sceneWith(11));
    fireEvent.click(within(panel() as HTMLElement).getByText('Notices'));
    expect(commands.openModal).toHaveBeenCalledWith('notices');
    unmount();
    await openByPress(sceneWith(10));
    expect(within(panel() as HTMLElement).queryByText('Notices')).toBeNull();
  });

  it('are shown so many at first, and all when they are asked for, in place', async () => {
    await openByPress(sceneWith(28));
    expect(vendors()).toHaveLength(15);
    fireEvent.click(screen.getByText('See all 28 studios'));
    expect(vendors()).toHaveLength(28);
    expect(screen.queryByText('See all 28 studios')).toBeNull();
    expect(document.activeElement?.textContent).toBe('VENDOR·16116 games');
  });

  it('need no such button when all of them stand there', async () => {
    await openByPress(sceneWith(15));
    expect(vendors()).toHaveLength(15);
    expect(screen.queryByText(/^See all/)).toBeNull();
  });

  it('keep their places while they are on their way', async () => {
    const scene = sceneWith(12);
    await renderWidget('top-navigation', {
      answers: { ...scene.answers, [vendorLanesPath('EN')]: new Promise(() => {}) },
    });
    fireEvent.click(arrow());
    await waitFor(() => expect(panel()?.querySelector('[aria-busy="true"]')?.childElementCount).toBe(12));
  });
});

describe('the drop-down', () => {
  it('opens and closes by its button', async () => {
    await openByPress();
    expect(isOpen()).toBe(true);
    fireEvent.click(arrow());
    expect(isOpen()).toBe(false);
    expect(panel()).toBeNull();
  });

  it('closes on Escape and gives the focus back to the button', async () => {
    await openByPress();
    panel()?.querySelector('a')?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(arrow());
  });

  it('leaves the focus where it is when Escape closes a menu opened by a pointer', async () => {
    await openByPress();
    const home = within(band()).getByText('Home');
    home.focus();
    fireEvent.keyDown(home, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(home);
  });

  it('closes on a press outside, not on one inside', async () => {
    await openByPress();
    fireEvent.pointerDown(panel() as HTMLElement);
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus goes on to another item, not when it moves inside', async () => {
    await openByPress();
    fireEvent.blur(arrow(), { relatedTarget: panel()?.querySelector('a') });
    expect(isOpen()).toBe(true);
    fireEvent.blur(arrow(), { relatedTarget: item('Home').querySelector('a') });
    expect(isOpen()).toBe(false);
  });

  it('closes on the way to another place', async () => {
    await openByPress();
    fireEvent.click(screen.getByText('All 1,234 games'));
    expect(isOpen()).toBe(false);
  });

  it('moves the focus into a menu opened by the arrow down', async () => {
    await renderWidget('top-navigation', sceneWith(3));
    arrow().focus();
    fireEvent.keyDown(arrow(), { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('All 1,234 games'));
  });
});

describe('the drop-down under a pointer', () => {
  const mouse = { pointerType: 'mouse' };
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('opens when the pointer rests, not when it passes', async () => {
    await renderWidget('top-navigation', sceneWith(3));
    fireEvent.pointerEnter(item('Slot machines'), mouse);
    await rest(100);
    fireEvent.pointerEnter(item('Cockfight'), mouse);
    await rest(200);
    expect(isOpen()).toBe(false);
    fireEvent.pointerEnter(item('Slot machines'), mouse);
    await rest(119);
    expect(isOpen()).toBe(false);
    await rest(1);
    expect(isOpen()).toBe(true);
  });

  it('closes when the pointer has left for good, and waits for one that comes back', async () => {
    await renderWidget('top-navigation', sceneWith(3));
    fireEvent.pointerEnter(item('Slot machines'), mouse);
    await rest(120);
    fireEvent.pointerLeave(band(), mouse);
    await rest(150);
    fireEvent.pointerEnter(item('Slot machines'), mouse);
    await rest(500);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(band(), mouse);
    await rest(200);
    expect(isOpen()).toBe(false);
  });

  it('stays when it is pressed too, until it is pressed again', async () => {
    await renderWidget('top-navigation', sceneWith(3));
    fireEvent.pointerEnter(item('Slot machines'), mouse);
    await rest(120);
    fireEvent.click(arrow());
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(band(), mouse);
    await rest(500);
    expect(isOpen()).toBe(true);
    fireEvent.click(arrow());
    expect(isOpen()).toBe(false);
  });

  it('does nothing under a finger, which presses instead', async () => {
    await renderWidget('top-navigation', sceneWith(3));
    fireEvent.pointerEnter(item('Slot machines'), { pointerType: 'touch' });
    await rest(500);
    expect(isOpen()).toBe(false);
  });
});
