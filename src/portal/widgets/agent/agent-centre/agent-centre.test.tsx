import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sitePath } from '#portal/data/site-queries.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const props = { desk: { do: 'navigate', page: 'agent-desk' }, menu: 'agent' } as const;
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

describe('agent-centre', () => {
  it('turns its parts by its menu, and leaves the address of the page alone', async () => {
    const { address } = await renderWidget('agent-centre', { ...deskScene('/live?sort=new'), props });
    await waitFor(() => expect(heading()).toBe('Announcement'));
    const messages = screen.getByRole('link', { name: /Messages/ });
    expect(messages.getAttribute('href')).toBe('/agentHome?menu=messageV2');
    fireEvent.click(messages);
    expect(heading()).toBe('Messages');
    expect(messages.getAttribute('aria-current')).toBe('page');
    expect(address()).toBe('/live?sort=new');
  });

  it('leads to the part as a page, and closes', async () => {
    const { address } = await renderWidget('agent-centre', { ...deskScene('/live'), props });
    fireEvent.click(await screen.findByRole('link', { name: /Messages/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Open as a page' }));
    expect(address()).toBe('/agentHome?menu=messageV2');
  });

  it('asks for the whole site where the page came without the parts', async () => {
    const scene = deskScene('/live');
    const bare = {
      ...scene.layout,
      pages: { ...scene.layout.pages, 'agent-desk': { ...scene.layout.pages['agent-desk'], sections: [] } },
    };
    const { gateway } = await renderWidget('agent-centre', {
      ...scene,
      props,
      layout: bare,
      answers: { [sitePath('EN')]: { layout: scene.layout } },
    });
    await waitFor(() => expect(heading()).toBe('Announcement'));
    expect(gateway.calls).toContain(sitePath('EN'));
  });
});
