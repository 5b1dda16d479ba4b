import { describe, expect, it, vi } from 'vitest';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const children = [
  {
    id: 'first',
    widget: 'icon-link',
    props: { icon: 'headset', label: 'menu.help', action: { do: 'navigate', page: 'help' } },
  },
  { id: 'second', widget: 'copyright', props: { showAge: true } },
];

const shown = (root: HTMLElement | null) => [...(root?.children ?? [])].map((child) => child.getAttribute('data-node'));

describe('columns', () => {
  it('puts its children into one row, in the order of the document', async () => {
    const { root } = await renderWidget('columns', { children });
    expect(shown(root())).toEqual(['first', 'second']);
  });

  it('stays while a category is chosen, unless its document says that it belongs to the home page alone', async () => {
    const address = '/?gameType=RNG';
    const { root, unmount } = await renderWidget('columns', { children, address });
    expect(shown(root())).toHaveLength(2);
    unmount();
    const { container } = await renderWidget('columns', { children, address, props: { homeOnly: true } });
    expect(container.childElementCount).toBe(0);
  });

  it('is there on the home page', async () => {
    const { root } = await renderWidget('columns', { children, props: { homeOnly: true } });
    expect(shown(root())).toHaveLength(2);
  });

  it('leaves out the child that fails and keeps the others', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { id: 'broken', widget: 'notice-bar', props: { allNotices: { do: 'openModal', modal: 'notices' } } };
    const { root } = await renderWidget('columns', {
      children: [broken, ...children],
      answers: { [announcementsPath('EN')]: { player: 'not a list' } },
    });
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith('section broken failed', expect.any(Error)));
    expect(shown(root())).toEqual(['first', 'second']);
  });
});
