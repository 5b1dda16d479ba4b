import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
