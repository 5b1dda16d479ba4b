import type {
  Announcement,
  Announcements,
  Banner,
  HelpCentre,
  LanguageCode,
  TextByLanguage,
} from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { textInLanguage } from '#gateway/documents/text-in-language.ts';
import type { AnnouncementRow } from './content-repository.ts';

/** The announcements whose period is running, and the next moment at which another set is. */
export function currentAnnouncements(
  rows: readonly AnnouncementRow[],
  now: Date,
): { current: AnnouncementRow[]; validUntil: Date | null } {
  const nowMs = now.getTime();
  const msOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));
  const current = rows.filter(({ starts_at, ends_at }) => {
    const startMs = msOf(starts_at);
    const endMs = msOf(ends_at);
    return (startMs === null || startMs <= nowMs) && (endMs === null || nowMs < endMs);
  });
  const ahead = rows
    .flatMap(({ starts_at, ends_at }) => [msOf(starts_at), msOf(ends_at)])
    .filter((ms) => ms !== null && ms > nowMs);
  const nextMs = Math.min(...(ahead as number[]));
  return { current, validUntil: Number.isFinite(nextMs) ? new Date(nextMs) : null };
}

/** Sorts announcements into the four lists of the answer. Those of the home page stand among the popups. */
export function presentAnnouncements(
  rows: readonly AnnouncementRow[],
  site: PublishedSite,
  language: LanguageCode,
): Announcements {
  const words = (texts: TextByLanguage): string => textInLanguage(texts, language, site.site.languages.default);
  const answer: Announcements = { banners: [], player: [], popup: [], promotion: [] };
  for (const row of rows) {
    if (row.kind === 'B') {
      const banner = presentBanner(row, site, words);
      if (banner) answer.banners.push(banner);
      continue;
    }
    const announcement: Announcement = {
      id: row.announcement_id,
      title: words(row.title),
      content: words(row.content),
      promotionType: row.kind,
      execution: row.execution,
    };
    answer[row.kind === 'PL' ? 'player' : row.kind === 'PR' ? 'promotion' : 'popup'].push(announcement);
  }
  return answer;
}

/** A banner without a picture or a group has nowhere to stand. */
function presentBanner(
  row: AnnouncementRow,
  site: PublishedSite,
  words: (texts: TextByLanguage) => string,
): Banner | null {
  const { groupName, image, linkageType, eyebrow, eyebrowIcon, buttonLabel } = row.detail;
  if (groupName === undefined || image === undefined) return null;
  const addressOf = (asset: string): string => `${site.assetBase}/${asset.replace(/^assets\//, '')}`;
  return {
    id: row.announcement_id,
    title: words(row.title),
    content: words(row.content),
    url: addressOf(image.desktop),
    urlMobile: addressOf(image.mobile),
    linkageType: linkageType ?? null,
    groupName,
    eyebrow: eyebrow ? words(eyebrow) : null,
    eyebrowIcon: eyebrowIcon ?? null,
    buttonLabel: buttonLabel ? words(buttonLabel) : null,
  };
}

/** Help terms in the request's language. */
export function presentHelpTerms(
  rows: ReadonlyArray<{ term: string; title: TextByLanguage; content: TextByLanguage }>,
  site: PublishedSite,
  language: LanguageCode,
): HelpCentre {
  const words = (texts: TextByLanguage): string => textInLanguage(texts, language, site.site.languages.default);
  return { terms: rows.map(({ term, title, content }) => ({ term, title: words(title), content: words(content) })) };
}
