import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const { chooseLanguage, chooseOwnLanguage } = vi.hoisted(() => ({
  chooseLanguage: vi.fn(),
  chooseOwnLanguage: vi.fn(),
}));
vi.mock('./language-choice.ts', () => ({ chooseLanguage, chooseOwnLanguage }));

beforeEach(() => {
  chooseLanguage.mockClear();
  chooseOwnLanguage.mockClear();
});

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
    expect(chooseOwnLanguage).not.toHaveBeenCalled();
  });

  it('keeps the choice with the account of a signed-in member', async () => {
    await openList({ member: buildMember() });
    fireEvent.click(screen.getByRole('option', { name: 'Español' }));
    expect(chooseOwnLanguage.mock.calls).toEqual([['ES']]);
    expect(chooseLanguage).not.toHaveBeenCalled();
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

  it('finds a language by the letters of its name, in itself or in English, also one after the other', async () => {
    const offered = ['EN', 'ES', 'FR', 'FA', 'JA', 'TH'] as const;
    const { list } = await openList({ site: { languages: { offered: [...offered], default: 'EN' } } });
    const type = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(list, event);
      return document.activeElement?.getAttribute('lang');
    };
    expect(type('f', 10_000)).toBe('fr');
    expect(type('f', 20_000)).toBe('fr');
    expect([type('j', 30_000), type('a', 30_100)]).toEqual(['ja', 'ja']);
    expect(type('x', 40_000)).toBe('ja');
  });

  it('marks the languages whose pages are in English', async () => {
    await openList({ site: { languages: { offered: ['EN', 'ES', 'RU', 'HI'], default: 'EN' } } });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'English',
      'Español',
      'Русский (English)',
      'हिन्दी (English)',
    ]);
  });

  it('is a sheet over the page on a phone, and closes from its head', async () => {
    const { container, trigger } = await openList({ site: THREE, device: 'mobile' });
    const sheet = screen.getByRole('dialog', { name: 'Language' });
    expect(container.contains(sheet)).toBe(false);
    expect(focused()).toBe('English');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });
});
