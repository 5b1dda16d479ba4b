import type {
  AgentAnnouncements,
  Announcements,
  AnnouncementsQuery,
  HelpCentre,
  LanguageCode,
} from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { currentAnnouncements, presentAnnouncements, presentHelpTerms } from './content-presenter.ts';

/** Announcements and help of a site, from its published revision. */
export function contentService(clock: () => Date) {
  return {
    /**
     * The announcements of the asked kinds whose period is running, for one audience; visitors who are not signed in
     * when none is named (specification, section 7).
     * @returns them, and when the first of the asked ones begins or ends: until then the answer stays right.
     */
    announcements(
      site: PublishedSite,
      language: LanguageCode,
      query: AnnouncementsQuery,
    ): { value: Announcements; validUntil: Date | null } {
      const kinds = query.types?.split(',');
      const execution = query.execution ?? 'B';
      const asked = site.announcements.announcements.filter(
        ({ execution: to, kind, audience }) =>
          to === execution && audience === undefined && (kinds === undefined || kinds.includes(kind)),
      );
      const { current, validUntil } = currentAnnouncements(asked, clock());
      return { value: presentAnnouncements(current, site, language), validUntil };
    },

    /** The notices for agents whose period is running. */
    agentAnnouncements(site: PublishedSite, language: LanguageCode): AgentAnnouncements {
      const asked = site.announcements.announcements.filter(({ audience }) => audience === 'agents');
      const { current } = currentAnnouncements(asked, clock());
      return { list: presentAnnouncements(current, site, language).player };
    },

    /** The terms of the help centre, for the modal and `/help#term`. */
    helpCentre: (site: PublishedSite, language: LanguageCode): HelpCentre => presentHelpTerms(site, language),
  };
}

export type ContentService = ReturnType<typeof contentService>;
