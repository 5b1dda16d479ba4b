import type { AnnouncementEntry } from '#contracts/generated/contracts.ts';

const FOLDER = 'sites/aurora';

/** The answers to the desk's calls on a site with two revisions, of which the first is published. */
export function draftAnswers(draft: readonly AnnouncementEntry[], published: readonly AnnouncementEntry[] = []) {
  const sourcesOf = (announcements: readonly AnnouncementEntry[]) => ({
    [`${FOLDER}/site.json`]: JSON.stringify({ languages: { default: 'EN', offered: ['EN', 'ES'] } }),
    [`${FOLDER}/layout.json`]: JSON.stringify({ pages: { home: {}, slots: {}, 'not-found': { state: 'notFound' } } }),
    [`${FOLDER}/content/announcements.json`]: JSON.stringify({ announcements }),
    [`${FOLDER}/content/help.json`]: JSON.stringify({ terms: [] }),
  });
  const assets = { 'a.webp': 'a'.repeat(64), 'b.webp': 'b'.repeat(64), 'mark.svg': 'c'.repeat(64) };
  const path = '/wps/operator/sites/aurora/revisions';
  const line = { checksum: 'x', origin: 'push' as const, createdAt: '2026-06-01T12:00:00Z' };
  return {
    [`GET ${path}`]: {
      published: { publication: 4, revision: 1 },
      revisions: [
        { ...line, revision: 2, publishedAt: null },
        { ...line, revision: 1, publishedAt: '2026-06-01T11:00:00Z' },
      ],
      totalCount: 2,
      totalPages: 1,
    },
    [`GET ${path}/2`]: { revision: 2, checksum: 'x', sources: sourcesOf(draft), assets },
    [`GET ${path}/1`]: { revision: 1, checksum: 'x', sources: sourcesOf(published), assets },
    'GET /wps/operator/sites': { sites: [] },
  };
}
