import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#contracts/generated/contracts.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const notices: MenuItem = {
  id: 'row-notices',
  label: 'notice.title',
  icon: 'megaphone',
  action: { do: 'openModal', modal: 'notices' },
};
const help: MenuItem = { id: 'row-help', label: 'menu.help', action: { do: 'navigate', page: 'help' } };
const withItems = (...quick: MenuItem[]) => ({ layout: { menus: { quick } } });
const controls = () => [...(document.querySelector('[data-widget="button-row"]')?.children ?? [])] as HTMLElement[];

describe('button-row', () => {
  it('is a button for what is done and a link for what leads to a place', async () => {
    const { commands } = await renderWidget('button-row', withItems(notices, help));
    expect(controls().map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['BUTTON', 'Notices'],
      ['A', 'Help centre'],
    ]);
    fireEvent.click(screen.getByText('Notices'));
    expect(commands.openModal).toHaveBeenCalledWith('notices');
  });

  it('gives the main look to the last one alone', async () => {
    const { unmount } = await renderWidget('button-row', withItems(notices, help));
    const [beside, main] = controls().map(({ className }) => className);
    expect(main).not.toBe(beside);
    unmount();
    await renderWidget('button-row', withItems(help, notices));
    expect(controls().map(({ className }) => className)).toEqual([beside, main]);
  });
});
