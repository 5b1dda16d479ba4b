import type { Announcements, HelpCentre, LanguageCode, Permission } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';

/** Banners, notices, popups and promotions for an anonymous visitor (specification, section 7; the home variant of the types). */
export const announcementsPath = (language: string): string =>
  `/wps/relay/MCSFE_getListAnnouncements?${new URLSearchParams({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language })}`;

export const helpCentrePath = (language: string): string => `/wps/system/helpCenter?language=${language}`;

/** The site's half of the permission payload: the same for everyone, so it is cached by its ETag. */
export const sitePath = (language: string): string => `/wps/system/permission?part=site&language=${language}`;

export const announcementsQuery = (language: LanguageCode) => gatewayQuery<Announcements>(announcementsPath(language));
export const helpCentreQuery = (language: LanguageCode) => gatewayQuery<HelpCentre>(helpCentrePath(language));
export const siteQuery = (language: LanguageCode) => gatewayQuery<Permission>(sitePath(language));
