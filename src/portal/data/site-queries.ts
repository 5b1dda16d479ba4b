import type {
  Announcements,
  Credits,
  DomainRoutes,
  HelpCentre,
  LanguageCode,
  Permission,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';

/** The audience: A signed-in members, B visitors, F a first sign-in (specification, section 3, "Announcement"). */
export type Execution = 'A' | 'B' | 'F';

export const ANNOUNCEMENTS_PATH = '/wps/relay/MCSFE_getListAnnouncements';

/**
 * Banners, notices, popups and promotions (specification, section 7; the home variant of the types). Pages show those
 * for visitors.
 */
export const announcementsPath = (language: string, execution: Execution = 'B'): string =>
  `${ANNOUNCEMENTS_PATH}?${new URLSearchParams({ types: 'B,PL,PU,PR', platform: 'W', execution, language })}`;

export const helpCentrePath = (language: string): string => `/wps/system/helpCenter?language=${language}`;

/** The official addresses, for the page of mirrors. */
export const domainRoutesPath = (language: string): string => `/wps/system/domainRoute?language=${language}`;

/** The credits for drawings and typefaces: names, the same in every language. */
export const creditsPath = '/wps/system/credits';

/** The site's half of the permission payload: the same for everyone, so it is cached by its ETag. */
export const sitePath = (language: string): string => `/wps/system/permission?part=site&language=${language}`;

export const announcementsQuery = (language: LanguageCode, execution: Execution = 'B') =>
  gatewayQuery<Announcements>(announcementsPath(language, execution));
export const helpCentreQuery = (language: LanguageCode) => gatewayQuery<HelpCentre>(helpCentrePath(language));
export const siteQuery = (language: LanguageCode) => gatewayQuery<Permission>(sitePath(language));
export const domainRoutesQuery = (language: LanguageCode) => gatewayQuery<DomainRoutes>(domainRoutesPath(language));
export const creditsQuery = () => gatewayQuery<Credits>(creditsPath);
