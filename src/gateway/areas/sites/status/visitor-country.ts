import type { Settings } from '#gateway/kit/settings.ts';
import type { CountryDatabase } from '../documents/country-database.ts';

/** The parts of a request that tell where its visitor is. */
export interface VisitorRequest {
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The country of a request: ISO 3166-1 alpha-2, or null if unknown. */
export type CountrySource = (request: VisitorRequest) => string | null;

/** Countries by the header of a trusted proxy, and by the visitor's address where that names none. */
export function visitorCountry(
  configuration: Pick<Settings, 'countryHeader' | 'trustedProxies'>,
  database: Pick<CountryDatabase, 'countryOf'> | null,
): CountrySource {
  const byHeader = countryByHeader(configuration);
  if (database === null) return byHeader;
  return (request) => byHeader(request) ?? database.countryOf(request.ip);
}

/**
 * Countries by a header that a trusted proxy sets; the header of anyone else is a visitor's own invention and ignored.
 */
export function countryByHeader({
  countryHeader,
  trustedProxies,
}: Pick<Settings, 'countryHeader' | 'trustedProxies'>): CountrySource {
  if (countryHeader === undefined) return () => null;
  return (request) => {
    const value = request.headers[countryHeader];
    if (typeof value !== 'string' || !trustedProxies.isTrusted(request.socket.remoteAddress)) return null;
    const country = value.trim().toUpperCase();
    // XX and T1 are what proxies write for "not known" and for the Tor network.
    return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
  };
}
