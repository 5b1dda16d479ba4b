import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import type { JsonPath } from '../json-path.ts';
import { show } from './explain/describe-issue.ts';
import { addressesIn } from './references/addresses-in.ts';
import type { PlacedText } from './references/strings-in.ts';

/** An outside host that a document names in an address. */
export interface NamedHost {
  readonly path: JsonPath;
  readonly host: string;
}

/** Properties whose texts are no words and lead nowhere. */
const noAddresses = new Set(['$schema', 'acceptedPattern']);

/** The URL schemes that a page may link to; an address without a scheme takes that of the page. */
const safeSchemes = new Set(['https:', 'mailto:', '']);

/**
 * Checks that every address in a document, inside of words too, is one that a page may lead to: https or mailto, and
 * readable.
 */
export function* checkAddresses(texts: readonly PlacedText[]): Generator<Fault> {
  for (const { path, text } of texts) {
    if (noAddresses.has(String(path.at(-1)))) continue;
    for (const { address, scheme, host } of addressesIn(text)) {
      if (!safeSchemes.has(scheme))
        yield {
          path,
          wrong: `${show(address)} is no address that a page may lead to`,
          right: 'give one with https://',
        };
      else if (host === null)
        yield {
          path,
          wrong: `${show(address)} is no address`,
          right: 'give one such as https://brand.example/page',
        };
    }
  }
}

/** The hosts that a document's addresses lead to. */
export function hostsIn(texts: readonly PlacedText[]): readonly NamedHost[] {
  return texts.flatMap(({ path, text }) => {
    if (noAddresses.has(String(path.at(-1)))) return [];
    return addressesIn(text).flatMap(({ scheme, host }) =>
      host !== null && safeSchemes.has(scheme) ? [{ path, host }] : [],
    );
  });
}

/** The hosts that addresses in the documents of a site may lead to: its own, and those that it allows. */
export function allowedHostsOf(site: SiteDocument): ReadonlySet<string> {
  return new Set([...site.hosts, ...site.domainRoutes.map(({ host }) => host), ...(site.allowedHosts ?? [])]);
}

/**
 * Says which hosts a site does not allow.
 * @param where the file that allows them, where it is another one than that of the addresses.
 */
export function* checkHosts(hosts: readonly NamedHost[], allowed: ReadonlySet<string>, where = ''): Generator<Fault> {
  for (const { path, host } of hosts) {
    if (allowed.has(host)) continue;
    const right = `add ${JSON.stringify(host)} to allowedHosts${where === '' ? '' : ` of ${where}`}`;
    yield { path, wrong: `the host ${host} is not allowed`, right };
  }
}
