import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const scene = (address: string, props: NonNullable<WidgetScene<'member-section'>['props']>) => ({
  address,
  props,
  layout: {
    pages: {
      ...buildLayout().pages,
      member: {
        paths: ['/member'] as string[],
        title: 'page.member.title',
        sections: ['securityCenter', 'referral'].map((part) => ({
          id: part,
          widget: 'member-section',
          props: { part },
        })),
      },
    },
  },
});

describe('member-section', () => {
  it('is shown while the address names it, with its heading', async () => {
    const props = { part: 'referral', title: 'menu.referral' } as const;
    const { unmount } = await renderWidget('member-section', scene('/member?menu=referral', props));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Refer a friend');
    unmount();
    const { root } = await renderWidget('member-section', scene('/member', props));
    expect(root()).toBeNull();
  });

  it('is shown where the address names none, when it is the first', async () => {
    const { root } = await renderWidget('member-section', scene('/member', { part: 'securityCenter' }));
    expect(root()).not.toBeNull();
  });

  it('without a name is shown for an unknown section', async () => {
    const props = {};
    const { root, unmount } = await renderWidget('member-section', scene('/member?menu=depositv2', props));
    expect(root()).not.toBeNull();
    unmount();
    expect((await renderWidget('member-section', scene('/member', props))).root()).toBeNull();
  });

  it('gives the focus to its heading when it is turned to, and not when the page begins with it', async () => {
    const children = [
      { id: 'referral-part', widget: 'member-section', props: { part: 'referral', title: 'menu.referral' } },
    ];
    const link = {
      id: 'way',
      widget: 'icon-link',
      props: {
        icon: 'user',
        label: 'menu.referral',
        action: { do: 'navigate', page: 'member', query: { menu: 'referral' } },
      },
    };
    await renderWidget('columns', {
      ...scene('/member', {}),
      props: { template: 'whole' },
      children: [link, ...children],
    });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'Refer a friend' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('leaves the heading to its content where the document says so, and is a named group then', async () => {
    const props = { part: 'referral', title: 'menu.referral', heading: false } as const;
    await renderWidget('member-section', scene('/member?menu=referral', props));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('group', { name: 'Refer a friend' })).toBeDefined();
  });
});
