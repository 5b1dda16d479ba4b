import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { hostileHtml } from '#tests/harness/hostile-html.ts';
import { HtmlProse } from './html-prose.tsx';

const proseOf = (html: string) =>
  render(
    <MemoryRouter>
      <HtmlProse html={html} heading="h4" />
    </MemoryRouter>,
  ).container;

describe('HtmlProse', () => {
  it('shows text, lists, tables, links and pictures as elements, headings at the level of the place', () => {
    const container = proseOf(
      '<h2>Tiers</h2><ul><li>One<ol><li>Inner</li></ol></li></ul><table><tr><th>Gold</th><td>1</td></tr></table>' +
        '<p><img src="/site-assets/7/map.webp" alt="A map"/> <a href="tel:+34600">Call</a></p>',
    );
    expect(container.querySelector('h4')?.textContent).toBe('Tiers');
    expect(container.querySelector('ul > li > ol > li')?.textContent).toBe('Inner');
    expect(container.querySelector('table > tbody > tr > th')?.textContent).toBe('Gold');
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('A map');
    expect(container.querySelector('a')?.getAttribute('target')).toBeNull();
  });

  it('tells when a link leads to another page of the site, and only then', () => {
    const onLeave = vi.fn();
    const html = '<p><a href="/help">Help</a> <a href="https://elsewhere.example">News</a></p>';
    render(
      <MemoryRouter>
        <HtmlProse html={html} onLeave={onLeave} />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'News' }));
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Help' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it.each(Object.entries(hostileHtml))('makes nothing of %s, even where nobody cleaned it', (_attack, { html }) => {
    const elements = [...proseOf(html).querySelectorAll('*')];
    const names = elements.flatMap(({ localName, attributes }) => [
      localName,
      ...[...attributes].map(({ name }) => name),
    ]);
    expect(
      names.filter(
        (name) => !/^(?:div|p|b|s|a|strong|em|table|tbody|tr|td|class|dir|href|target|rel|data-discover)$/.test(name),
      ),
    ).toEqual([]);
    for (const element of elements) expect(element.getAttribute('href') ?? '/').toMatch(/^\/$|^\/help|^https?:/);
  });
});
