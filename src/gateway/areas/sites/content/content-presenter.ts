import { assetAddress } from '#contracts/asset-address.ts';
import type {
  Announcement,
  AnnouncementEntry,
  Announcements,
  Banner,
  BannerImage,
  HelpCentre,
  LanguageCode,
  TextByLanguage,
} from '#contracts/generated/contracts.ts';
import { writtenIn } from '#contracts/languages.ts';
import { cleanHtml, textOfHtml } from '#document/html/clean-html.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { presentPromotion } from './present-promotion.ts';

/** The announcements whose period is running, and the next moment at which another set is. */
export function currentAnnouncements(
  entries: readonly AnnouncementEntry[],
  now: Date,
): { current: AnnouncementEntry[]; validUntil: Date | null } {
  const nowMs = now.getTime();
  const msOf = (time: string | undefined): number | null => (time === undefined ? null : Date.parse(time));
  const current = entries.filter(({ from, until }) => {
    const startMs = msOf(from);
    const endMs = msOf(until);
    return (startMs === null || startMs <= nowMs) && (endMs === null || nowMs < endMs);
  });
  // A promotion changes too when it can be joined, and no more.
  const ahead = entries
    .flatMap(({ from, until, promotion }) => [from, until, promotion?.period?.from, promotion?.period?.until])
    .map(msOf)
    .filter((ms) => ms !== null && ms > nowMs);
  const nextMs = Math.min(...(ahead as number[]));
  return { current, validUntil: Number.isFinite(nextMs) ? new Date(nextMs) : null };
}

/**
 * Sorts announcements into the four lists of the answer. Those of the home page stand among the popups. Content is
 * cleaned here too, since a stored revision can be older than the check of its HTML.
 */
export function presentAnnouncements(
  entries: readonly AnnouncementEntry[],
  site: PublishedSite,
  language: LanguageCode,
): Announcements {
  const words = wordsIn(site, language);
  const cleaned = (texts: TextByLanguage): string =>
    cleanHtml(words(texts), { pictureAddress: (asset) => assetAddress(site.assetBase, asset) });
  const answer: Announcements = { banners: [], player: [], popup: [], promotion: [] };
  for (const entry of entries) {
    if (entry.kind === 'B') {
      const banner = presentBanner(entry, site, language);
      if (banner) answer.banners.push(banner);
      continue;
    }
    const html = words(entry.content ?? {});
    const announcement: Announcement = {
      id: entry.id,
      title: words(entry.title),
      content: cleaned(entry.content ?? {}),
      ...(entry.kind === 'PL' && { text: textOfHtml(html) }),
      promotionType: entry.kind,
      execution: entry.execution,
      ...(entry.promotion && { promotion: presentPromotion(entry.promotion, site, { words, html: cleaned }) }),
    };
    answer[entry.kind === 'PL' ? 'player' : entry.kind === 'PR' ? 'promotion' : 'popup'].push(announcement);
  }
  return answer;
}

type WordsOf = (texts: TextByLanguage) => string;

function wordsIn(site: PublishedSite, language: LanguageCode): WordsOf {
  return (texts) => textInLanguage(texts, language, site.site.languages.default);
}

/** A banner without a picture or a group has nowhere to stand. */
function presentBanner(
  { id, title, content, banner }: AnnouncementEntry,
  site: PublishedSite,
  language: LanguageCode,
): Banner | null {
  if (banner === undefined) return null;
  const words = wordsIn(site, language);
  const { groupName, linkageType, eyebrow, eyebrowIcon, buttonLabel } = banner;
  const image = pictureFor(language, site.site.languages.default, banner.image);
  return {
    id,
    title: words(title),
    content: textOfHtml(words(content ?? {})),
    url: assetAddress(site.assetBase, image.desktop),
    urlMobile: assetAddress(site.assetBase, image.mobile),
    linkageType: linkageType ?? null,
    groupName,
    eyebrow: eyebrow ? words(eyebrow) : null,
    eyebrowIcon: eyebrowIcon ?? null,
    buttonLabel: buttonLabel ? words(buttonLabel) : null,
  };
}

/**
 * Pictures leave one side to the words, and are never mirrored: a language written the other way may have one of its
 * own.
 */
function pictureFor(language: LanguageCode, defaultLanguage: LanguageCode, image: BannerImage) {
  const isSameWay = writtenIn(language).direction === writtenIn(defaultLanguage).direction;
  return isSameWay ? image : (image.otherDirection ?? image);
}

/** Help terms in the request's language. */
export function presentHelpTerms(site: PublishedSite, language: LanguageCode): HelpCentre {
  const words = wordsIn(site, language);
  return {
    terms: site.help.terms.map(({ term, title, content }) => ({ term, title: words(title), content: words(content) })),
  };
}
