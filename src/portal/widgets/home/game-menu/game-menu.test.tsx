import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

describe('game-menu', () => {
  it('lists Home, Favourites, then the categories in the order of the gateway', async () => {
    await renderWidget('game-menu');
    const chips = [...screen.getByRole('navigation', { name: 'Game categories' }).children];
    expect(chips.map((chip) => chip.textContent)).toEqual(['Home', 'Favourites', 'Slots', 'Fishing', 'Live']);
  });

  it('leaves Favourites out where its document does', async () => {
    await renderWidget('game-menu', { props: { showFavourites: false } });
    expect(screen.queryByText('Favourites')).toBeNull();
  });

  it('marks Home as the current page until a category is chosen', async () => {
    await renderWidget('game-menu');
    expect(current().map((link) => link.textContent)).toEqual(['Home']);
  });

  it('marks the chosen category alone', async () => {
    await renderWidget('game-menu', { address: '/?gameType=FISH' });
    expect(current().map((link) => link.textContent)).toEqual(['Fishing']);
  });

  it('marks nothing on a page that is not home', async () => {
    await renderWidget('game-menu', { address: '/help' });
    expect(current()).toEqual([]);
  });

  it('leads to a category', async () => {
    const { address } = await renderWidget('game-menu');
    fireEvent.click(within(screen.getByRole('navigation')).getByText('Live'));
    expect(address()).toBe('/?gameType=LIVE');
    expect(current().map((link) => link.textContent)).toEqual(['Live']);
  });

  it('tells a guest who asks for favourites that accounts are not open yet, while sign-in is closed', async () => {
    const { commands } = await renderWidget('game-menu');
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]);
  });

  it('leads a guest who asks for favourites back to the whole home page', async () => {
    const { address } = await renderWidget('game-menu', { address: '/?gameType=LIVE' });
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(address()).toBe('/');
  });

  it('asks a guest who asks for favourites to log in, where sign-in is open', async () => {
    const { commands } = await renderWidget('game-menu', { site: { whitelabel: flagsOf('SIGNIN3') } });
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(commands.openModal.mock.calls).toEqual([['login']]);
  });

  it('shows Home and Favourites without the categories when these cannot be loaded', async () => {
    await renderWidget('game-menu', { isGatewayDown: true });
    expect(screen.getByRole('navigation').childElementCount).toBe(2);
  });
});
