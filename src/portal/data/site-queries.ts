import type {
  Announcements,
  Credits,
  DomainRoutes,
  HelpCentre,
  LanguageCode,
  Permission,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';

/** Banners, notices, popups and promotions for an anonymous visitor (specification, section 7; the home variant of the types). */
export const announcementsPath = (language: string): string =>
  `/wps/relay/MCSFE_getListAnnouncements?${new URLSearchParams({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language })}`;

export const helpCentrePath = (language: string): string => `/wps/system/helpCenter?language=${language}`;

/** The official addresses, for the page of mirrors. */
export const domainRoutesPath = (language: string): string => `/wps/system/domainRoute?language=${language}`;

/** Whose drawings and typefaces the pictures show: names, the same in every language. */
export const creditsPath = '/wps/system/credits';

/** The site's half of the permission payload: the same for everyone, so it is cached by its ETag. */
export const sitePath = (language: string): string => `/wps/system/permission?part=site&language=${language}`;

export const announcementsQuery = (language: LanguageCode) => gatewayQuery<Announcements>(announcementsPath(language));
export const helpCentreQuery = (language: LanguageCode) => gatewayQuery<HelpCentre>(helpCentrePath(language));
export const siteQuery = (language: LanguageCode) => gatewayQuery<Permission>(sitePath(language));
export const domainRoutesQuery = (language: LanguageCode) => gatewayQuery<DomainRoutes>(domainRoutesPath(language));
export const creditsQuery = () => gatewayQuery<Credits>(creditsPath);
