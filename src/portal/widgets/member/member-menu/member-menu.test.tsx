import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuItem, UnknownNode } from '#contracts/generated/contracts.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildBanner } from '#portal/testing/build-announcements.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const to = (menu: string) => ({ do: 'navigate', page: 'member', query: { menu } }) as const;
const member: MenuItem[] = [
  { id: 'wallet', kind: 'heading', label: 'menu.wallet' },
  { id: 'deposit', label: 'menu.deposit', icon: 'wallet', action: to('depositv2') },
  { id: 'account', kind: 'heading', label: 'menu.account' },
  { id: 'security', label: 'menu.securityCentre', icon: 'shield-check', action: to('securityCenter') },
  { id: 'referral', label: 'menu.referral', icon: 'user', action: to('referral') },
  { id: 'notices', label: 'menu.messages', icon: 'mail', action: { do: 'openModal', modal: 'notices' } },
];
const part = (name: string, more: Partial<UnknownNode> = {}): UnknownNode => ({
  id: `part-${name}`,
  widget: 'member-section',
  props: { part: name },
  ...more,
});
const scene = (sections: UnknownNode[], address = '/member') => ({
  member: buildMember(),
  address,
  layout: {
    menus: { member },
    pages: {
      ...buildLayout().pages,
      member: {
        paths: ['/member'] as string[],
        title: 'page.member.title',
        sections: [{ id: 'all', widget: 'columns', props: { template: 'whole' }, children: sections }],
      },
    },
  },
});
const banner: UnknownNode = { id: 'banner', widget: 'menu-banner', props: { group: 'w_leftmenu' } };
/** Headings too, which only a wide page shows. */
const entries = () => [...document.querySelectorAll('nav li')].map(({ textContent }) => textContent);
const current = () => screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

describe('member-menu', () => {
  it('leads to the parts that the page has, and leaves out headings of none', async () => {
    await renderWidget('member-menu', scene([part('securityCenter'), part('referral')]));
    expect(entries()).toEqual(['Account', 'Security centre', 'Refer a friend', 'Messages']);
    expect(screen.getByRole('link', { name: 'Refer a friend' }).getAttribute('href')).toBe('/member?menu=referral');
  });

  it('leaves out parts whose module is off', async () => {
    const gated = part('referral', { when: { flag: 'REFERRAL3' } });
    const { unmount } = await renderWidget('member-menu', scene([part('securityCenter'), gated]));
    expect(entries()).not.toContain('Refer a friend');
    unmount();
    const site = { whitelabel: flagsOf('REFERRAL3') };
    await renderWidget('member-menu', { ...scene([part('securityCenter'), gated]), site });
    expect(entries()).toContain('Refer a friend');
  });

  it('shows its children below the links', async () => {
    const offer = buildBanner(1, { groupName: 'w_leftmenu' });
    await renderWidget('member-menu', {
      ...scene([part('securityCenter'), part('referral')]),
      children: [banner],
      answers: { [announcementsPath('EN')]: buildAnnouncements({ banners: [offer] }) },
    });
    expect((await screen.findByRole('link', { name: 'Offer 1', hidden: true })).closest('nav')).toBeNull();
  });

  it('marks the part that is shown: the first one where the address names none, none where it names another', async () => {
    const sections = [part('securityCenter'), part('referral')];
    for (const [address, marked] of [
      ['/member', ['Security centre']],
      ['/member?menu=referral', ['Refer a friend']],
      ['/member?menu=depositv2', []],
    ] as const) {
      const { unmount } = await renderWidget('member-menu', scene(sections, address));
      expect(current()).toEqual(marked);
      unmount();
    }
  });
});
