import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildBanner } from '#portal/testing/build-announcements.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const answers = (linkageType: 'link' | 'none') => ({
  [announcementsPath('EN')]: buildAnnouncements({
    banners: [
      buildBanner(1),
      buildBanner(2, { groupName: 'w_leftmenu', ...(linkageType === 'none' && { linkageType: null }) }),
      buildBanner(3, { groupName: 'w_leftmenu' }),
    ],
  }),
});

describe('menu-banner', () => {
  it('is the first banner of its group, leads where it links, and closes the drawer on the way', async () => {
    const { commands } = await renderWidget('menu-banner', {
      props: { group: 'w_leftmenu' },
      answers: answers('link'),
    });
    const link = screen.getByRole('link', { name: 'Offer 2' });
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/site-assets/7/banner-2-mobile.webp');
    fireEvent.click(link);
    expect(commands.closeDrawer).toHaveBeenCalledTimes(1);
  });

  it('is a picture with its title where it links to nothing', async () => {
    await renderWidget('menu-banner', { props: { group: 'w_leftmenu' }, answers: answers('none') });
    expect(screen.getByText('Offer 2')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stays away where its group has no banner', async () => {
    const { container } = await renderWidget('menu-banner', { props: { group: 'w_reg' } });
    expect(container.childElementCount).toBe(0);
  });
});
