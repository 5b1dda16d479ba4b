import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';

/** The audience: A signed-in members, B visitors, F a first sign-in (specification, section 3, "Announcement"). */
export type Execution = 'A' | 'B' | 'F';

export const ANNOUNCEMENTS_PATH = '/wps/relay/MCSFE_getListAnnouncements';

/**
 * Banners, notices, popups and promotions (specification, section 7; the home variant of the types). Pages show those
 * for visitors.
 */
export const announcementsPath = (
  language: LanguageCode,
  execution: Execution = 'B',
): ReadPath<typeof ANNOUNCEMENTS_PATH> =>
  `${ANNOUNCEMENTS_PATH}?${new URLSearchParams({ types: 'B,PL,PU,PR', platform: 'W', execution, language } satisfies QueryAt<typeof ANNOUNCEMENTS_PATH>)}`;

/** The site's half of the permission payload: the same for everyone, so it is cached by its ETag. */
export const sitePath = (language: LanguageCode): ReadPath<'/wps/system/permission'> =>
  `/wps/system/permission?part=site&language=${language}`;

export const announcementsQuery = (language: LanguageCode, execution: Execution = 'B') =>
  gatewayQuery(announcementsPath(language, execution));
export const siteQuery = (language: LanguageCode) => gatewayQuery(sitePath(language));
