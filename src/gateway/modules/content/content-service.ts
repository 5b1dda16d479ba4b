import type { Announcements, AnnouncementsQuery, HelpCentre, LanguageCode } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { AnnouncementKind } from '#gateway/database/schema.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { currentAnnouncements, presentAnnouncements, presentHelpTerms } from './content-presenter.ts';
import { listAnnouncements, listHelpTerms } from './content-repository.ts';

const EVERY_KIND: readonly AnnouncementKind[] = ['B', 'PL', 'PU', 'PR', 'H'];

/** What a site tells its visitors: announcements and help. */
export function contentService(database: Pick<TenantDatabase, 'forSite'>, clock: () => Date) {
  return {
    /**
     * The announcements of the asked kinds whose period is running, for one audience; visitors who are not signed in when none
     * is named (specification, section 7).
     * @returns them, and when the first of the asked ones begins or ends: until then the answer stays right.
     */
    async announcements(
      site: PublishedSite,
      language: LanguageCode,
      query: AnnouncementsQuery,
    ): Promise<{ value: Announcements; validUntil: Date | null }> {
      const kinds = query.types === undefined ? EVERY_KIND : (query.types.split(',') as AnnouncementKind[]);
      const rows = await database.forSite(site.id, (tx) =>
        listAnnouncements(tx, site.id, { kinds, execution: query.execution ?? 'B' }),
      );
      const { current, validUntil } = currentAnnouncements(rows, clock());
      return { value: presentAnnouncements(current, site, language), validUntil };
    },

    /** The terms of the help centre, for the modal and `/help#term`. */
    async helpCentre(site: PublishedSite, language: LanguageCode): Promise<HelpCentre> {
      const rows = await database.forSite(site.id, (tx) => listHelpTerms(tx, site.id));
      return presentHelpTerms(rows, site, language);
    },
  };
}

export type ContentService = ReturnType<typeof contentService>;
