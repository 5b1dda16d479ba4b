import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('service-bar', () => {
  it('opens the links that are configured, customer service last, and closes them', async () => {
    await renderWidget('service-bar');
    const button = screen.getByRole('button', { name: 'Customer service' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(links()).toEqual([]);
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.tagName).toBe('UL');
    expect(links()).toEqual([
      ['Facebook', 'https://social.example/pebble'],
      ['Telegram', 'https://telegram.example/pebble'],
      ['Customer service', 'https://chat.example/pebble'],
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
    expect(link.getAttribute('href')).toBe('https://chat.example/pebble');
  });

  it('shows no customer service where there is none', async () => {
    await renderWidget('service-bar', { site: { customerService: [] } });
    fireEvent.click(screen.getByRole('button'));
    expect(links().map(([words]) => words)).toEqual(['Facebook', 'Telegram']);
  });

  it('stays away where there is nothing to reach', async () => {
    const { container } = await renderWidget('service-bar', { site: { resources: {}, customerService: [] } });
    expect(container.childElementCount).toBe(0);
  });
});
