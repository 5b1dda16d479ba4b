import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MemberInfo, ModId } from '#contracts/generated/contracts.ts';
import { gameListPath } from '#portal/data/games/game-list-queries.ts';
import { buildGame } from '#portal/testing/build-game.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const path = gameListPath({ gameType: 'RNG', pageNo: 1, pageSize: 18, language: 'EN', merchantCode: 'PEBBLE' });
const games = [buildGame(1, { supportPlay: 0 }), buildGame(2, { isGame: 'VASSALAGE', supportPlay: 0 })];

const show = (flags: readonly ModId[] = [], member?: MemberInfo) =>
  renderWidget('game-grid', {
    ...(member && { member }),
    address: '/rng',
    answers: { [path]: { games, totalPages: 1, totalCount: games.length } },
    site: { whitelabel: flagsOf(...flags) },
  });

/** A finger's tap, as browsers report it. */
function tap(element: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(click, 'pointerType', { value: 'touch' });
  fireEvent(element, click);
}

describe('a tile', () => {
  it('leads a guest who starts its game or marks it to an account', async () => {
    const { commands } = await show(['FREEPLAY3']);
    for (const name of ['Start Game 1', 'Add Game 1 to favourites'])
      fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    expect(commands.openModal.mock.calls).toEqual([['sign-in-closed'], ['sign-in-closed']]);
  });

  it('lets everybody try its game, with its known fields at once', async () => {
    const { commands } = await show(['FREEPLAY3']);
    fireEvent.click(screen.getByRole('button', { name: 'Free trial of Game 1', hidden: true }));
    const known = { nodeId: 'node-1', title: 'Game 1', vendorName: 'Paper Garden', iconUrl: '/art/game-1.webp' };
    await waitFor(() =>
      expect(commands.openModal.mock.calls).toEqual([
        ['game', { vassalage: 'PG', gameCode: 'game-1', gameType: 'RNG', mode: 'trial', ...known }],
      ]),
    );
  });

  it('has its picture in each width that is drawn, for the browser to choose from', async () => {
    const { container } = await show();
    const image = container.querySelector('img');
    expect(image?.getAttribute('srcset')).toBe(
      '/art/game-1.webp?w=180 180w,/art/game-1.webp?w=240 240w,/art/game-1.webp?w=360 360w',
    );
    expect(image?.getAttribute('sizes')).toContain('176px');
  });

  it('starts its game for a member, and for a trial account says that it needs another', async () => {
    const { commands, unmount } = await show([], buildMember());
    fireEvent.click(screen.getByRole('button', { name: 'Start Game 1', hidden: true }));
    await waitFor(() =>
      expect(commands.openModal).toHaveBeenCalledWith('game', expect.objectContaining({ gameCode: 'game-1' })),
    );
    unmount();
    const trial = await show([], buildMember({ isTrial: true, type: 4 }));
    fireEvent.click(screen.getByRole('button', { name: 'Start Game 1', hidden: true }));
    expect(trial.commands.openModal.mock.calls).toEqual([['need-true-account']]);
  });

  it('offers a free trial where the site does, and never of a card', async () => {
    const { unmount } = await show();
    expect(screen.queryByText('Free trial')).toBeNull();
    unmount();
    await show(['FREEPLAY3']);
    expect(screen.getAllByText('Free trial')).toHaveLength(1);
  });

  it('opens a sheet with all that can be done under a finger, and does it', async () => {
    const { commands } = await show(['FREEPLAY3']);
    tap(screen.getByRole('button', { name: 'Start Game 1' }));
    expect(commands.openModal).not.toHaveBeenCalled();
    const sheet = await screen.findByRole('dialog', { name: 'Game 1', hidden: true }, { timeout: 5000 });
    expect(within(sheet).getByText('Paper Garden')).toBeDefined();
    expect(within(sheet).getByText('Free trial')).toBeDefined();
    fireEvent.click(within(sheet).getByText('Start'));
    await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull());
    expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]);
  });

  it('opens the list of a card at once, under a finger too', async () => {
    const { commands } = await show();
    tap(screen.getByRole('button', { name: 'Open Game 2' }));
    expect(commands.openModal.mock.calls).toEqual([['collection', { title: 'Game 2', nodeId: 'node-2' }]]);
  });

  it('shows the names of a game whose picture does not load', async () => {
    await show();
    const picture = document.querySelector('article img');
    if (picture) fireEvent.error(picture);
    const stand = document.querySelector('[data-picture=missing]');
    expect(stand?.textContent).toBe('Paper GardenGame 1');
    expect(document.querySelectorAll('article img')).toHaveLength(1);
  });
});
