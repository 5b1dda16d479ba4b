import { createHash } from 'node:crypto';
import type { TenantDatabase } from '#gateway/database/database.ts';
import {
  type CatalogueVendorRow,
  listCatalogueGames,
  listCatalogueVendors,
  readCatalogueVersion,
} from '../repository/catalogue-repository.ts';
import { type CatalogueEntry, entryOfRow } from './catalogue-entry.ts';

/** The whole catalogue in memory: SQL is its source, but no game list waits for SQL. */
export interface Catalogue {
  /** A short token that changes with every change of the catalogue. */
  readonly version: string;
  readonly games: readonly CatalogueEntry[];
  readonly vendors: ReadonlyMap<string, CatalogueVendorRow>;
  /** By `codeKey`. */
  readonly byCode: ReadonlyMap<string, CatalogueEntry>;
}

/** How a game is found by the code that its vendor gave it. */
export function codeKey(vassalage: string, gameCode: string): string {
  return `${vassalage}/${gameCode}`;
}

/** How often the database is asked whether the catalogue is still the same. */
const CHECK_EVERY_MS = 5_000;

/** Holds the catalogue and reads it anew when its version in the database has changed. */
export class CatalogueStore {
  private catalogue: Catalogue | undefined;
  private databaseVersion: string | undefined;
  private checkedAtMs = Number.NEGATIVE_INFINITY;
  private loading: Promise<Catalogue> | undefined;

  constructor(
    private readonly database: Pick<TenantDatabase, 'forPlatform'>,
    private readonly clock: () => Date,
  ) {}

  /** The catalogue, if it was checked lately; undefined when the database has to be asked first. */
  checked(): Catalogue | undefined {
    const isRecent = this.clock().getTime() - this.checkedAtMs < CHECK_EVERY_MS;
    return isRecent ? this.catalogue : undefined;
  }

  /** The catalogue: at once while it was checked lately, else after asking for its version. */
  current(): Catalogue | Promise<Catalogue> {
    const nowMs = this.clock().getTime();
    if (this.catalogue && nowMs - this.checkedAtMs < CHECK_EVERY_MS) return this.catalogue;
    this.loading ??= this.load(nowMs)
      .catch((error: unknown) => this.heldOrThrow(error))
      .finally(() => {
        this.loading = undefined;
      });
    return this.loading;
  }

  /** A database that does not answer takes no list away that is in memory already. */
  private heldOrThrow(error: unknown): Catalogue {
    if (this.catalogue === undefined) throw error;
    return this.catalogue;
  }

  private async load(nowMs: number): Promise<Catalogue> {
    let readVersion: string | undefined;
    const catalogue = await this.database.forPlatform(async (tx) => {
      const version = (await readCatalogueVersion(tx)) ?? 'empty';
      readVersion = version;
      if (this.catalogue && version === this.databaseVersion) return this.catalogue;
      const vendors = await listCatalogueVendors(tx);
      const games = (await listCatalogueGames(tx)).map(entryOfRow);
      return {
        version: createHash('sha256').update(version).digest('base64url').slice(0, 10),
        games,
        vendors: new Map(vendors.map((vendor) => [vendor.vassalage, vendor])),
        byCode: new Map(games.map((entry) => [codeKey(entry.vassalage, entry.gameCode), entry])),
      };
    });
    // Only now: of a version that could not be read the held catalogue is none.
    this.databaseVersion = readVersion;
    this.catalogue = catalogue;
    this.checkedAtMs = nowMs;
    return catalogue;
  }
}
