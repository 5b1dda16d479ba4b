import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '#contracts/generated/contracts.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';
import { initialsOf } from '#portal/ui/avatar.tsx';

const quick: MenuItem[] = [
  { id: 'own', label: 'menu.myAccount', icon: 'user', action: { do: 'navigate', page: 'help' } },
  {
    id: 'desk',
    label: 'page.agentDesk.title',
    action: { do: 'navigate', page: 'help' },
    when: { session: ['agent'] },
  },
  { id: 'out', label: 'menu.signOut', icon: 'log-out', action: { do: 'signOut' } },
];
/** The menu's chunk may take its time on a busy machine. */
const PATIENCE = { timeout: 8_000 } as const;

const trigger = () => screen.getByRole('button', { name: /^Account/ });

async function open(scene: WidgetScene<'account-menu'> = {}) {
  const rendered = await renderWidget('account-menu', {
    layout: { menus: { quick } },
    member: buildMember(),
    ...scene,
  });
  fireEvent.click(trigger());
  await screen.findByRole('group', { name: 'Account' }, PATIENCE);
  return rendered;
}
const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('account-menu', () => {
  it('shows the account and its links', async () => {
    const { commands } = await open();
    expect(await screen.findByText('ID 10482213')).toBeDefined();
    expect(entries()).toEqual(['My account', 'Sign out']);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(commands.openModal).toHaveBeenCalledWith('sign-out');
    expect(screen.queryByRole('group', { name: 'Account' })).toBeNull();
  });

  it('has the entry of agents for agents alone', async () => {
    await open({ member: buildMember({ type: 1, isAgent: true }) });
    expect(entries()).toContain('Agent desk');
  });

  it('shows the rank where the site has ranks and the member has one', async () => {
    const member = buildMember({ hasVip: true, vipLabelName: 'Gold', vipRankLevel: 3 });
    const { unmount } = await open({ member, site: { whitelabel: flagsOf('VIP3') } });
    expect(await screen.findByText('Gold')).toBeDefined();
    unmount();
    await open({ member });
    await screen.findByText('ID 10482213');
    expect(screen.queryByText('Gold')).toBeNull();
  });

  it('copies the user id and opens the dialog that says so', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    const { commands } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the user ID' }));
    await waitFor(() => expect(commands.openModal.mock.calls).toEqual([['id-copied']]));
    expect(writeText).toHaveBeenCalledWith('10482213');
  });

  it('closes on Escape and gives the focus back', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('group', { name: 'Account' }), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('tells trial accounts that a page needs a real one, and stays', async () => {
    const { commands, address } = await open({
      member: buildMember({ type: 4, isTrial: true }),
      layout: {
        menus: { quick },
        pages: { help: { paths: ['/help'], title: 'page.help.title', access: 'member', sections: [] } },
      },
    });
    expect(await screen.findByText('Trial account')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'My account' }));
    expect(commands.openModal).toHaveBeenCalledWith('need-true-account');
    expect(address()).toBe('/');
  });

  it('is a neutral placeholder of the same size until the session is known', async () => {
    await renderWidget('account-menu', { isSessionUnknown: true });
    expect(screen.getByRole('button', { name: 'Loading' })).toHaveProperty('disabled', true);
  });
});

it.each([
  ['mika_kestrel', 'MK'],
  ['Ånna', 'ÅN'],
  ['李雷', '李雷'],
  ['x', 'X'],
])('the letters of %s are %s', (name, letters) => expect(initialsOf(name)).toBe(letters));
