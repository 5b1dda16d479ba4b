import { expect, it } from 'vitest';
import type { AnnouncementEntry, LanguageCode } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { currentAnnouncements, presentAnnouncements } from './content-presenter.ts';

const wide = { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' };
const otherDirection = { desktop: 'assets/wide-ltr.webp', mobile: 'assets/tall-ltr.webp' };

/** The pictures of the only banner of an Arabic site, in a language. */
function picturesIn(language: LanguageCode, image: typeof wide & { otherDirection?: typeof wide }) {
  const banner: AnnouncementEntry = {
    id: 'banner',
    kind: 'B',
    execution: 'B',
    title: { AR: 'ليالٍ', EN: 'Nights' },
    banner: { groupName: 'w_home', image },
  };
  const documents = siteDocuments({ id: 'dune', site: { languages: { offered: ['AR', 'EN', 'UR'], default: 'AR' } } });
  const site: PublishedSite = { ...documents, revision: 1, publication: 1, assetBase: '/site-assets/1' };
  return presentAnnouncements([banner], site, language).banners.map(({ url, urlMobile }) => [url, urlMobile]);
}

it('shows the picture that leaves its side to the words of the language', () => {
  const image = { ...wide, otherDirection };
  const own = [['/site-assets/1/wide.webp', '/site-assets/1/tall.webp']];
  expect(picturesIn('AR', image)).toEqual(own);
  const mirrored = [['/site-assets/1/wide-ltr.webp', '/site-assets/1/tall-ltr.webp']];
  expect(picturesIn('EN', image)).toEqual(mirrored);
  // A language without words has its pages in English, and so from left to right.
  expect(picturesIn('UR', image)).toEqual(mirrored);
});

it('shows the one picture in both directions where there is no other', () => {
  expect(picturesIn('EN', wide)).toEqual(picturesIn('AR', wide));
});

it('is right until a promotion can be joined, or no more', () => {
  const image = { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' };
  const period = { from: '2026-06-02T00:00:00Z', until: '2026-06-09T00:00:00Z' };
  const promotion: AnnouncementEntry = {
    id: 'race',
    kind: 'PR',
    execution: 'B',
    title: { EN: 'Race' },
    promotion: { image, period },
  };
  const endAt = (now: string) => currentAnnouncements([promotion], new Date(now)).validUntil?.toISOString();
  expect(endAt('2026-06-01T00:00:00Z')).toBe('2026-06-02T00:00:00.000Z');
  expect(endAt('2026-06-02T00:00:00Z')).toBe('2026-06-09T00:00:00.000Z');
  expect(endAt('2026-06-09T00:00:00Z')).toBeUndefined();
});

it('cleans the answers of a promotion’s questions as the content', () => {
  const documents = siteDocuments({ id: 'dune' });
  const site: PublishedSite = { ...documents, revision: 1, publication: 1, assetBase: '/site-assets/1' };
  const entry: AnnouncementEntry = {
    ...{ id: 'race', kind: 'PR', execution: 'B', title: { EN: 'Race' } },
    promotion: {
      image: wide,
      faq: [{ question: { EN: 'Who?' }, answer: { EN: '<p onclick="x()">All<script>x()</script></p>' } }],
    },
  };
  const [race] = presentAnnouncements([entry], site, 'EN').promotion;
  expect(race?.promotion?.faq).toEqual([{ question: 'Who?', answer: '<p>All</p>' }]);
});
