import type { ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';

export const helpCentrePath = (language: LanguageCode): ReadPath<'/wps/system/helpCenter'> =>
  `/wps/system/helpCenter?language=${language}`;

/** The official addresses, for the page of mirrors. */
export const domainRoutesPath = (language: LanguageCode): ReadPath<'/wps/system/domainRoute'> =>
  `/wps/system/domainRoute?language=${language}`;

/** The credits for drawings and typefaces: names, the same in every language. */
export const creditsPath = '/wps/system/credits';

export const helpCentreQuery = (language: LanguageCode) => gatewayQuery(helpCentrePath(language));
export const domainRoutesQuery = (language: LanguageCode) => gatewayQuery(domainRoutesPath(language));
export const creditsQuery = () => gatewayQuery(creditsPath);
