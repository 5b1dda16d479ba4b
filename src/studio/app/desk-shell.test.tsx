import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { DeskShell, type DeskShellProps } from './desk-shell.tsx';

const names = ['Live', 'Brands', 'Content', 'Queues', 'Members', 'Vendors'];
const places = names.map((label) => ({
  to: `/${label.toLowerCase()}`,
  label,
  icon: 'inbox' as const,
  ...(label === 'Queues' && { count: 23 }),
}));
const sites = [
  { id: 'aurora', name: 'Aurora' },
  { id: 'lotus', name: 'Lotus' },
  { id: 'meydan', name: 'Meydan' },
];

function show(over: Partial<DeskShellProps> = {}) {
  const [onSite, onSignOut] = [vi.fn(), vi.fn()];
  const given = {
    sites,
    siteId: 'lotus',
    places,
    findsMembers: true,
    operator: { name: 'Liis Mets', account: 'liis' },
    onSite,
    onSignOut,
  };
  renderDesk(
    <DeskShell {...given} {...over}>
      <h1>Withdrawals</h1>
    </DeskShell>,
    '/queues',
  );
  return { onSite, onSignOut };
}

const switcher = () => screen.getByRole('button', { name: /^Site: / });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const active = () => {
  const list = screen.getByRole('listbox', { name: 'Sites' });
  return document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
};

describe('DeskShell', () => {
  it('names its landmarks and lets the keyboard skip to the content', () => {
    show();
    expect(screen.getByRole('banner')).toBeTruthy();
    const main = screen.getByRole('main');
    const skip = screen.getByRole('link', { name: 'Skip to the content' });
    expect(skip.getAttribute('href')).toBe(`#${main.id}`);
    expect(within(main).getByRole('heading', { name: 'Withdrawals' })).toBeTruthy();
    for (const nav of screen.getAllByRole('navigation')) expect(nav.getAttribute('aria-label')).toBe('Places');
  });

  it('shows where the operator is and what waits there', () => {
    show();
    const [bar] = screen.getAllByRole('navigation');
    const here = within(bar ?? document.body).getByRole('link', { current: 'page' });
    expect(here.getAttribute('href')).toBe('/queues');
    expect(here.textContent).toContain('23 wait');
  });

  it('keeps places that do not fit at the bottom in a menu', () => {
    show();
    const [, bottom = document.body] = screen.getAllByRole('navigation');
    expect(within(bottom).getAllByRole('link')).toHaveLength(4);
    fireEvent.click(within(bottom).getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Members', 'Vendors']);
  });

  it('needs no such menu for five places', () => {
    show({ places: places.slice(0, 5) });
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('signs out from the account menu', () => {
    const { onSignOut } = show({ operator: { name: 'Liis Mets', account: 'liis', roles: ['cashier', 'support'] } });
    fireEvent.click(screen.getByRole('button', { name: 'Account of Liis Mets' }));
    expect(screen.getByText('Roles here: cashier, support')).toBeTruthy();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('the switch of sites', () => {
  it('opens at the chosen site, moves by keys and chooses by Enter', () => {
    const { onSite } = show();
    switcher().focus();
    press('ArrowDown');
    expect(active()).toBe('Lotus');
    press('ArrowDown');
    expect(active()).toBe('Meydan');
    press('ArrowDown');
    expect(active()).toBe('Meydan');
    press('Home');
    expect(active()).toBe('Aurora');
    press('m');
    expect(active()).toBe('Meydan');
    press('Enter');
    expect(onSite).toHaveBeenCalledExactlyOnceWith('meydan');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(switcher());
  });

  it('closes by Escape and changes nothing', () => {
    const { onSite } = show();
    fireEvent.click(switcher());
    press('ArrowDown');
    press('Escape');
    expect(onSite).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(switcher());
  });

  it('chooses by a press, and not the site that is chosen already', () => {
    const { onSite } = show();
    fireEvent.click(switcher());
    fireEvent.click(screen.getByRole('option', { name: 'Lotus' }));
    expect(onSite).not.toHaveBeenCalled();
    fireEvent.click(switcher());
    fireEvent.click(screen.getByRole('option', { name: 'Aurora' }));
    expect(onSite).toHaveBeenCalledExactlyOnceWith('aurora');
  });
});
