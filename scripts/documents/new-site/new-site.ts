import type { LanguageCode } from '#contracts/generated/contracts.ts';

/** Everything that is decided about a new brand before its documents are written. */
export interface NewSite {
  readonly id: string;
  readonly name: string;
  /** Lower case, without scheme and port. */
  readonly host: string;
  /** The languages offered, the default one first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** ISO 4217. */
  readonly currency: string;
  /** The shared layout that the brand's own layout extends. */
  readonly layout: string;
  readonly scheme: 'dark' | 'light';
  /** #RRGGBB. */
  readonly primary: string;
  /** #RRGGBB. */
  readonly accent: string;
}

/** The existing names that a new brand must not reuse, and the layouts that it may extend. */
export interface Surroundings {
  /** The names of all folders where sites lie. */
  readonly siteIds: ReadonlySet<string>;
  /** The owner of each host. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly merchantCodes: ReadonlySet<string>;
  readonly layoutIds: ReadonlySet<string>;
}

/** The files of a brand by their names in its folder. */
export type SiteFolder = ReadonlyMap<string, string | Uint8Array>;

/** A code for the brand's merchant that no other one has: its id in capitals, with a number where that is taken. */
export function merchantCodeOf(id: string, taken: ReadonlySet<string>): string {
  const plain = id
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 14)
    .padEnd(3, '0');
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? plain : `${plain}${number}`;
    if (!taken.has(code)) return code;
  }
}
