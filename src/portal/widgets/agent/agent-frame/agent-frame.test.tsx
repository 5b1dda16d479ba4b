import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foundMembersPath } from '#portal/data/desk/find-members.ts';
import { buildTeam, buildTeamRow } from '#portal/testing/build-team.ts';
import { deskParts, deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const children = [
  { id: 'menu', widget: 'agent-menu', props: { menu: 'agent' } },
  { id: 'bar', widget: 'agent-bar', props: {} },
  ...deskParts,
];
const place = (id: string) => document.querySelector(`[data-node="${id}"]`)?.closest('main');

describe('agent-frame', () => {
  it('puts menu and bar around the content, which is the main one of the page', async () => {
    await renderWidget('agent-frame', { ...deskScene(), children });
    expect(screen.getByRole('main').id).toBe('content');
    expect([place('menu'), place('bar')]).toEqual([null, null]);
    expect(place('part-agentAnnouncement')).toBe(screen.getByRole('main'));
  });

  it('shows no content until it is known that an agent asks', async () => {
    const { member: _member, ...scene } = deskScene();
    await renderWidget('agent-frame', { ...scene, isSessionUnknown: true, children });
    expect(place('part-agentAnnouncement')).toBeUndefined();
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    expect(document.querySelector('[data-node="menu"]')).not.toBeNull();
  });

  it('shows all keys by ?, and lets single keys be switched off', async () => {
    await renderWidget('agent-frame', { ...deskScene(), children });
    await screen.findByText('Keyboard shortcuts');
    const press = () => fireEvent.keyDown(document.body, { key: '?' });
    press();
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(sheet.textContent).toContain('/search the list');
    fireEvent.click(within(sheet).getByRole('checkbox', { hidden: true }));
    fireEvent.keyDown(sheet, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    press();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    window.localStorage.clear();
  });

  it('finds pages and members by Ctrl and K, and opens what the arrows choose', async () => {
    const row = buildTeamRow({ memberId: 'm-7', account: 'mesa07', nickname: null });
    const downline = { do: 'navigate', page: 'agent-desk', query: { menu: 'downlineManagmentView' } } as const;
    const answers = { [foundMembersPath('mes', 'EN')]: buildTeam([row]) };
    const { address } = await renderWidget('agent-frame', { ...deskScene(), children, props: { downline }, answers });
    await screen.findByText('Find');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox', { hidden: true });
    const found = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
    expect(found()).toEqual(['Announcement', 'Messages']);
    fireEvent.change(field, { target: { value: 'mes' } });
    await waitFor(() => expect(found()).toEqual(['Messages', expect.stringContaining('mesa07')]));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/agentHome?menu=downlineManagmentView&member=m-7'));
    expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  });

  it('says so where nothing has the name', async () => {
    await renderWidget('agent-frame', { ...deskScene(), children });
    fireEvent.click(await screen.findByText('Find'));
    fireEvent.change(await screen.findByRole('combobox', { hidden: true }), { target: { value: 'zzz' } });
    expect(await screen.findByText('Nothing has this name.')).toBeDefined();
  });

  it('colours the bars of the browser while it is there, which are the brand’s after it', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'theme-color', content: 'rebeccapurple' });
    // Other pages of this worker may have left theirs.
    document.head.prepend(meta);
    const { unmount } = await renderWidget('agent-frame', { ...deskScene(), children });
    expect(meta.content).toBe('#FFFFFF');
    unmount();
    expect(meta.content).toBe('rebeccapurple');
    meta.remove();
  });
});
