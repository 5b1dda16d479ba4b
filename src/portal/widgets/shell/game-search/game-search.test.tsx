import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gameSearchPath } from '#portal/data/games/game-search-query.ts';
import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import { buildGame } from '#portal/testing/build-game.ts';
import { buildGameSearch } from '#portal/testing/build-game-search.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const pathOf = (query: string, pageSize = 8, language: LanguageCode = 'EN') =>
  gameSearchPath({ query, pageSize, language });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

function type(text: string): void {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
}

async function search(text: string, scene: WidgetScene<'game-search'> = {}) {
  const rendered = await renderWidget('game-search', scene);
  type(text);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  return rendered;
}

// Preload the chunks that load with the first letter, however busy the machine is.
beforeAll(() => Promise.all([import('./search-panel.tsx'), import('./search-sheet.tsx')]));

describe('game-search', () => {
  it('asks for one of all the games of the site, or for what its document says', async () => {
    const { unmount } = await renderWidget('game-search');
    expect(field().placeholder).toBe('Search 1,234 games');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    unmount();
    await renderWidget('game-search', { props: { placeholder: { EN: 'Games or draws' } } });
    expect(field().placeholder).toBe('Games or draws');
  });

  it('asks for games at all where their number is not known', async () => {
    await renderWidget('game-search', { isGatewayDown: true });
    expect(field().placeholder).toBe('Search games and studios');
  });

  it('asks the gateway for nothing until something is typed', async () => {
    const { gateway } = await renderWidget('game-search');
    fireEvent.focus(field());
    type('  ');
    expect(gateway.calls).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('lists vendors, games and the ways to all of them, and says how many were found', async () => {
    await search('ga', { props: { size: 2 } });
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'PPaper Garden120 games',
      'Game 1Paper Garden',
      'Game 2Paper Garden',
      'All 30 games in Slot machines',
      '1 game in Fishing halls',
    ]);
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '');
    expect(groups.map((id) => document.getElementById(id)?.textContent)).toEqual(['Studios', 'Games']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('31 results'));
  });

  it('marks what was typed', async () => {
    const { container } = await search('am');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      'am',
      'am',
    ]);
  });

  it('sends one search for text typed in one go, trimmed', async () => {
    const { gateway } = await renderWidget('game-search');
    for (const text of ['g', 'ga', 'gam ', 'game ']) type(text);
    await waitFor(() => expect(gateway.calls).toContain(pathOf('game')));
    expect(gateway.calls).not.toContain(pathOf('gam'));
    expect(gateway.calls.length).toBeLessThanOrEqual(2);
  });

  it('goes through the options by arrows, Home and End while the focus stays in the field', async () => {
    await search('ga', { props: { size: 1 } });
    const press = (key: string) => {
      fireEvent.keyDown(field(), { key });
      return active();
    };
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
    expect(press('ArrowDown')).toMatch(/^PPaper/);
    expect(press('ArrowDown')).toMatch(/^Game 1/);
    expect(press('End')).toBe('1 game in Fishing halls');
    expect(press('ArrowDown')).toMatch(/^PPaper/);
    expect(press('ArrowUp')).toBe('1 game in Fishing halls');
    expect(press('Home')).toMatch(/^PPaper/);
    expect(document.activeElement).toBe(field());
    expect(options().filter((option) => option.getAttribute('aria-selected') === 'true')).toHaveLength(1);
  });

  it('leads to a vendor’s games and to all that was found in a category', async () => {
    const { address } = await search('ga');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(address()).toBe('/rng?vassalage=PG');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leads to the lobby’s own search where the category has a page that takes one', async () => {
    await search('ga');
    const way = screen.getByText('All 30 games in Slot machines').closest('a');
    expect(way?.getAttribute('href')).toBe('/rng?search=ga');
  });

  it('leads a guest who chooses a game to an account', async () => {
    const { commands } = await search('ga');
    fireEvent.click(within(screen.getAllByRole('group')[1] as HTMLElement).getAllByRole('option')[0] as HTMLElement);
    expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens the list of a card’s games', async () => {
    const card = buildGame(7, { isGame: 'VASSALAGE', gameName: 'Gate Collection' });
    const answer = { ...buildGameSearch('ga', 1), vendors: [], games: [{ game: card, matches: [] }] };
    const { commands } = await search('ga', { answers: { [pathOf('ga')]: answer } });
    fireEvent.click(options()[0] as HTMLElement);
    expect(commands.openModal).toHaveBeenCalledWith('collection', { title: 'Gate Collection', nodeId: 'node-7' });
  });

  it('offers the free trial where the site and the game do', async () => {
    const game = buildGame(1, { supportPlay: 0 });
    const answer = { ...buildGameSearch('ga', 1), vendors: [], games: [{ game, matches: [] }] };
    const scene = { answers: { [pathOf('ga')]: answer } };
    const { unmount } = await search('ga', scene);
    expect(screen.queryByText('Free trial')).toBeNull();
    unmount();
    const { commands } = await search('ga', { ...scene, site: { whitelabel: flagsOf('SIGNIN3', 'FREEPLAY3') } });
    fireEvent.click(screen.getByRole('option', { name: 'Free trial of Game 1' }));
    await waitFor(() =>
      expect(commands.openModal).toHaveBeenCalledWith(
        'game',
        expect.objectContaining({ gameCode: 'game-1', mode: 'trial' }),
      ),
    );
  });

  it('names the search that found nothing', async () => {
    await renderWidget('game-search');
    type('xyz');
    expect(await screen.findByText('No games match “xyz”')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 results'));
  });

  it('stands for the results while they are on their way', async () => {
    await renderWidget('game-search', { answers: { [pathOf('ga')]: new Promise(() => {}) } });
    type('ga');
    expect(await screen.findByText('Searching')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true'));
  });

  it('says that it failed, and tries again', async () => {
    const { gateway } = await renderWidget('game-search', { answers: { [pathOf('ga')]: new Error('gone') } });
    type('ga');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(pathOf('ga'), buildGameSearch('ga', 8));
    fireEvent.click(retry);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
  });

  it('is reached by / from anywhere but from where one types', async () => {
    await renderWidget('game-search');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field());
    const isLeftToTheField = fireEvent.keyDown(field(), { key: '/' });
    expect(isLeftToTheField).toBe(true);
  });

  it('opens over the page by / where there is no room for the field', async () => {
    await renderWidget('game-search');
    // A field that is not shown takes no focus.
    vi.spyOn(field(), 'focus').mockImplementation(() => {});
    fireEvent.keyDown(document.body, { key: '/' });
    const dialog = await screen.findByRole('dialog', { name: 'Search games and studios', hidden: true });
    const input = within(dialog).getByRole('combobox', { hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect((input as HTMLInputElement).value).toBe('');
  });

  it('closes on Escape, then empties, and closes on a press outside', async () => {
    await search('ga');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([screen.queryByRole('listbox'), field().value]).toEqual([null, 'ga']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await screen.findByRole('listbox');
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().value).toBe('');
  });

  it('does nothing with the keys that choose how a word is written', async () => {
    await search('ga');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
  });

  it('is emptied by its button', async () => {
    await search('ga');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect([field().value, document.activeElement === field(), screen.queryByRole('listbox')]).toEqual([
      '',
      true,
      null,
    ]);
  });

  it('is a button on a small screen that opens it over the whole width', async () => {
    const { address } = await renderWidget('game-search', { props: { look: 'button' } });
    const button = screen.getByRole('button', { name: 'Search games and studios' });
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Search games and studios', hidden: true });
    const input = within(dialog).getByRole('combobox', { hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(input));
    fireEvent.change(input, { target: { value: 'ga' } });
    const found = await within(dialog).findByText(/^All 30/);
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull();
    fireEvent.change(input, { target: { value: 'ga' } });
    fireEvent.click(found.isConnected ? found : await within(dialog).findByText(/^All 30/));
    expect(address()).toBe('/rng?search=ga');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('keeps its place in the header where the categories are on their way', async () => {
    await renderWidget('game-search', { answers: { [gameMenusPath('EN')]: new Promise(() => {}) } });
    expect(field()).toBeDefined();
  });
});
