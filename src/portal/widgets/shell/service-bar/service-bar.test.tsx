import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildMember } from '#portal/testing/build-member.ts';
import { encryptedLink } from '#portal/testing/encrypted-link.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('service-bar', () => {
  it('opens the links that are configured, customer service last, and closes them', async () => {
    const customerService = [{ csType: 'EMAIL', path: encryptedLink('mailto:help@pebble.example') }];
    await renderWidget('service-bar', { site: { customerService } });
    const button = screen.getByRole('button', { name: 'Customer service' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(links()).toEqual([]);
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.tagName).toBe('UL');
    expect(links()).toEqual([
      ['Facebook', 'https://social.example/pebble'],
      ['Telegram', 'https://telegram.example/pebble'],
      ['Customer service', '/wps/system/customerService'],
    ]);
    fireEvent.click(button);
    expect(links()).toEqual([]);
  });

  it('closes on Escape, also from one of its links, and gives the focus back', async () => {
    await renderWidget('service-bar');
    const button = screen.getByRole('button');
    fireEvent.click(button);
    const [first] = screen.getAllByRole('link');
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'Escape' });
    expect(links()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });

  it('is customer service itself where nothing else is configured', async () => {
    await renderWidget('service-bar', { site: { resources: {} } });
    expect(screen.queryByRole('button')).toBeNull();
    const link = screen.getByRole('link', { name: 'Customer service' });
    expect(link.getAttribute('href')).toBe('/wps/system/customerService');
  });

  it('says customer service once where it is the chat itself', async () => {
    await renderWidget('service-bar');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getAllByRole('button', { name: 'Live chat' })).toHaveLength(1);
    expect(links().map(([words]) => words)).toEqual(['Facebook', 'Telegram']);
  });

  it('shows no customer service where there is none', async () => {
    await renderWidget('service-bar', { site: { customerService: [] } });
    fireEvent.click(screen.getByRole('button'));
    expect(links().map(([words]) => words)).toEqual(['Facebook', 'Telegram']);
  });

  it('moves among its entries by arrows, and closes when the focus leaves or another place is pressed', async () => {
    await renderWidget('service-bar');
    const button = screen.getByRole('button', { name: 'Customer service' });
    fireEvent.click(button);
    const [chat] = screen.getAllByRole('button');
    chat?.focus();
    fireEvent.keyDown(chat as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Facebook');
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe('Telegram');
    fireEvent.blur(document.activeElement as HTMLElement, { relatedTarget: document.body });
    expect(links()).toEqual([]);
    fireEvent.click(button);
    fireEvent.pointerDown(document.body);
    expect(links()).toEqual([]);
  });

  it('opens the chat where the gateway says that it is, in a tab that knows nothing of the page', async () => {
    const tab = { opener: window as Window | null, location: { assign: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const path = '/wps/relay/CBS_launchChat?language=EN';
    const { gateway } = await renderWidget('service-bar', {
      answers: { [path]: { chatUrl: 'https://chat.example/7' } },
    });
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }));
    await vi.waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('https://chat.example/7'));
    expect(tab.opener).toBeNull();
    gateway.answer(path, new Error('no chat'));
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Live chat cannot be reached');
    expect(tab.close).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('opens the chat of the portal itself over the page, and minimises it to the button', async () => {
    const at = '2026-01-05T10:00:00.000Z';
    const chat = {
      ...{ chatId: '1', state: 'open', operator: 'Elin', position: null, waitMinutes: null, readNo: 0, rating: null },
      ...{
        openedAt: at,
        closedAt: null,
        messages: [{ no: 1, from: 'operator', text: 'Hi', event: null, image: null, at }],
      },
    };
    await renderWidget('service-bar', {
      member: buildMember(),
      site: { hasLiveChat: true },
      answers: { '/wps/member/chat?language=EN': { isOpen: true, opensAt: null, away: null, quickReplies: [], chat } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Customer service' }));
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }));
    expect((await screen.findByRole('log')).textContent).toContain('Hi');
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByRole('img', { name: 'New message' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(screen.getByRole('log')).toBeDefined();
    sessionStorage.clear();
  });

  it('keeps that the panel is wanted while the session of the page is being read', async () => {
    await renderWidget('service-bar', { isSessionUnknown: true, site: { hasLiveChat: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Customer service' }));
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }));
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
    expect(Object.values(sessionStorage)).toEqual(['open']);
    sessionStorage.clear();
  });

  it('stays away where there is nothing to reach', async () => {
    const { container } = await renderWidget('service-bar', { site: { resources: {}, customerService: [] } });
    expect(container.childElementCount).toBe(0);
  });
});
