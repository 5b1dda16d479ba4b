import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const chooseLanguage = vi.hoisted(() => vi.fn());
vi.mock('#portal/session/language-choice.ts', () => ({ chooseLanguage }));

beforeEach(() => chooseLanguage.mockClear());

const THREE = {
  languages: { offered: ['EN', 'ES', 'FR'], default: 'EN' },
} satisfies WidgetScene<'language-select'>['site'];

async function openList(scene: WidgetScene<'language-select'> = {}) {
  const rendered = await renderWidget('language-select', scene);
  const trigger = screen.getByRole('button');
  fireEvent.click(trigger);
  const list = await screen.findByRole('listbox');
  return { ...rendered, trigger, list };
}

const focused = () => document.activeElement?.textContent;

describe('language-select', () => {
  it('names the language of the page and says that its list is closed', async () => {
    await renderWidget('language-select');
    const trigger = screen.getByRole('button', { name: 'Language: English' });
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stays away where the site has one language', async () => {
    const { container } = await renderWidget('language-select', {
      site: { languages: { offered: ['EN'], default: 'EN' } },
    });
    expect(container.childElementCount).toBe(0);
  });

  it('lists the offered languages, each in itself, and begins at the one of the page', async () => {
    const { trigger } = await openList({ site: THREE, language: 'ES' });
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    const options = screen.getAllByRole('option');
    expect(options.map((option) => [option.lang, option.textContent])).toEqual([
      ['en-GB', 'English'],
      ['es', 'Español'],
      ['fr', 'Français'],
    ]);
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    expect(focused()).toBe('Español');
  });

  it('moves by arrows, round at both ends, and by Home and End', async () => {
    const { list } = await openList({ site: THREE });
    const press = (key: string) => {
      fireEvent.keyDown(list, { key });
      return focused();
    };
    expect([press('ArrowDown'), press('ArrowDown'), press('ArrowDown')]).toEqual(['Español', 'Français', 'English']);
    expect(press('ArrowUp')).toBe('Français');
    expect(press('Home')).toBe('English');
    expect(press('End')).toBe('Français');
  });

  it('chooses another language', async () => {
    await openList();
    fireEvent.click(screen.getByRole('option', { name: 'Español' }));
    expect(chooseLanguage.mock.calls).toEqual([['ES']]);
  });

  it('closes without choosing when the language of the page is pressed', async () => {
    const { trigger } = await openList();
    fireEvent.click(screen.getByRole('option', { name: 'English' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    expect(chooseLanguage).not.toHaveBeenCalled();
  });

  it.each(['Escape', 'Tab'])('closes on %s and gives the focus back', async (key) => {
    const { trigger, list } = await openList();
    fireEvent.keyDown(list, { key });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('closes on a press outside, not on one inside', async () => {
    const { list } = await openList();
    fireEvent.pointerDown(list);
    expect(screen.queryByRole('listbox')).not.toBeNull();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });
});
