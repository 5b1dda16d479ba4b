import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const OVER = { hasMenu: false, isMenuOpen: true, isDrawerOpen: true };
// On a small screen the closed drawer is hidden, and jsdom knows no other screen.
const entries = () => [...document.querySelectorAll('#desk-menu ul > li')].map(({ textContent }) => textContent);
const current = () => [...document.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
const props = { menu: 'agent', bottomMenu: 'agent' };

describe('agent-menu', () => {
  it('leads to the parts that the page has, and leaves out the others and headings of none', async () => {
    await renderWidget('agent-menu', { ...deskScene(), props: { menu: 'agent' } });
    expect(entries()).toEqual(['Team', 'Announcement', 'Support', 'Messages']);
    const link = document.querySelector('#desk-menu ul a');
    expect(link?.getAttribute('href')).toBe('/agentHome?menu=agentAnnouncement');
  });

  it('shows earnings of a plan where the site has it', async () => {
    const site = { agentPlans: ['hourly' as const] };
    await renderWidget('agent-menu', { ...deskScene(), site, props: { menu: 'agent' } });
    expect(entries()).toContain('Hourly salary');
  });

  it('marks the part that is shown', async () => {
    await renderWidget('agent-menu', { ...deskScene('/agentHome?menu=messageV2'), props: { menu: 'agent' } });
    expect(current()).toEqual(['Messages']);
  });

  it('has a bar of shortcuts for small screens, and none where it would have a single item', async () => {
    const { unmount } = await renderWidget('agent-menu', { ...deskScene(), props });
    expect(document.querySelector('[data-shortcuts]')?.querySelectorAll('a')).toHaveLength(2);
    unmount();
    await renderWidget('agent-menu', { ...deskScene(), props: { menu: 'agent' } });
    expect(document.querySelector('[data-shortcuts]')).toBeNull();
  });

  it('takes the focus as a drawer, and closes on Escape and by a press on an item', async () => {
    const { commands, setMenuState } = await renderWidget('agent-menu', { ...deskScene(), props: { menu: 'agent' } });
    setMenuState(OVER);
    expect(document.activeElement).toBe(document.getElementById('desk-menu'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(screen.getByText('Messages'));
    expect(commands.closeDrawer).toHaveBeenCalledTimes(2);
  });
});
