import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { Menu } from './menu.tsx';

function open({ key = 'ArrowDown' } = {}) {
  const onSignOut = vi.fn();
  renderDesk(
    <>
      <Menu
        label="Account"
        items={[
          { label: 'Profile', does: { to: '/profile' } },
          { label: 'Keys', does: { onSelect: () => {} } },
          { label: 'Sign out', does: { onSelect: onSignOut }, isDanger: true },
        ]}
      >
        LM
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  button.focus();
  fireEvent.keyDown(button, { key });
  const press = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
  return { button, onSignOut, press };
}

const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('opens at its first item by the arrow down', () => {
    open();
    expect(focused()).toBe('Profile');
  });

  it('opens at its last item by the arrow up', () => {
    open({ key: 'ArrowUp' });
    expect(focused()).toBe('Sign out');
  });

  it('moves by arrows, around its ends, and by Home, End and first letters', () => {
    const { press } = open();
    press('ArrowDown');
    expect(focused()).toBe('Keys');
    press('End');
    expect(focused()).toBe('Sign out');
    press('ArrowDown');
    expect(focused()).toBe('Profile');
    press('ArrowUp');
    expect(focused()).toBe('Sign out');
    press('Home');
    expect(focused()).toBe('Profile');
    press('k');
    expect(focused()).toBe('Keys');
  });

  it('closes by Escape and gives the focus back', () => {
    const { button, press } = open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('does what is chosen, once, with the focus back on the button', () => {
    const { button, onSignOut } = open();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes by a press beside it and leaves the focus there', () => {
    open();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    fireEvent.pointerDown(elsewhere);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps its keys from the page', () => {
    const onKey = vi.fn();
    document.addEventListener('keydown', onKey);
    const { press } = open();
    onKey.mockClear();
    press('k');
    expect(onKey).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onKey);
  });
});
