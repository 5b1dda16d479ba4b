import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { watchDocuments } from './watch-documents.ts';

/** GEOIP_DB is missing, or is no database of countries. */
export class CountryDatabaseError extends Error {
  override readonly name = 'CountryDatabaseError';
}

/** Countries of addresses, from a file that its vendor renews every few days. */
export interface CountryDatabase {
  /** @returns ISO 3166-1 alpha-2 in capitals; null where the file has no country for the address. */
  countryOf(address: string): string | null;
  close(): Promise<void>;
}

interface ReloadLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The forms in which vendors name a country: MaxMind's and DB-IP's, and IPinfo's. */
type CountryRecord = CountryResponse | { readonly country_code?: string } | { readonly country?: string };

/**
 * Opens an MMDB file and opens it again when it changes. A changed file that cannot be read leaves the former one in
 * use.
 * @throws CountryDatabaseError where the file cannot be read at the start.
 */
export async function openCountryDatabase(file: string, log: ReloadLog): Promise<CountryDatabase> {
  let reader = await readDatabase(file);
  const reload = (): void => {
    readDatabase(file).then(
      (next) => {
        reader = next;
        log.info({ file, builtAt: next.metadata.buildEpoch }, 'GeoIP country database reloaded');
      },
      (error: unknown) => log.error({ err: error }, 'GeoIP country database could not be reloaded'),
    );
  };
  const stopWatching = await watchDocuments([file], reload);
  return {
    countryOf(address) {
      const plain = plainAddress(address);
      if (isIP(plain) === 0 || !isReadable(reader, plain)) return null;
      const country = countryIn(recordOf(reader, plain));
      return country !== undefined && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null;
    },
    close: stopWatching,
  };
}

async function readDatabase(file: string): Promise<Reader<CountryResponse>> {
  try {
    const reader = new Reader<CountryResponse>(await readFile(file));
    // A file that was cut short shows it here rather than at a visitor's request.
    for (const address of ['192.0.2.1', '2001:db8::1']) if (isReadable(reader, address)) reader.get(address);
    return reader;
  } catch (error) {
    throw new CountryDatabaseError(`GEOIP_DB (${file}) cannot be read as an MMDB file: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** @returns null also where the file is damaged on the way to the address: the visitor's country is unknown then. */
function recordOf(reader: Reader<CountryResponse>, address: string): CountryRecord | null {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}

/** In a database of IPv4 alone the first 32 bits of a longer address would find the country of an IPv4 address. */
function isReadable({ metadata }: Reader<CountryResponse>, address: string): boolean {
  return metadata.ipVersion === 6 || isIP(address) === 4;
}

function countryIn(found: CountryRecord | null): string | undefined {
  if (found === null) return undefined;
  if ('country_code' in found) return found.country_code;
  if ('country' in found && typeof found.country === 'string') return found.country;
  const { country, registered_country: registered } = found as CountryResponse;
  return country?.iso_code ?? registered?.iso_code;
}
