import { createHmac } from 'node:crypto';
import { walletDialectOf } from '#catalogue/studios.ts';
import type { VendorSettings } from '#contracts/generated/contracts.ts';
import type { GamesService } from '#gateway/areas/games/games.ts';
import { type Integration, listIntegrations, openIntegration } from '#gateway/areas/money/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';

/** The studios of a demo that keep wallets of their own, on the sites where one wallet does not serve all vendors. */
const WALLET_KEEPERS: ReadonlySet<string> = new Set(['KY']);
/** Types of the games of a demo; table games come on top. */
const ARCADE_GAME_TYPES = ['RNG', 'JP', 'VP', 'SC', 'AC', 'FISH'];

interface SeedIntegrationsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly games: Pick<GamesService, 'arcadeVendors'>;
  readonly keys: VendorKeys;
  /** The secret from which all keys are derived: the games' server derives the same. */
  readonly arcadeSecret: string;
  readonly arcadePort: number;
  readonly clock: () => Date;
}

/** The key of an integration of a demo. */
export function arcadeKey(arcadeSecret: string, integrationId: string): string {
  return createHmac('sha256', arcadeSecret).update(integrationId).digest('hex');
}

/**
 * Registers the vendors of a demo on a site, and changes those that are not as they should be; what is right
 * stays untouched.
 */
export async function seedIntegrations(parts: SeedIntegrationsParts, site: PublishedSite): Promise<void> {
  const { database, games, keys, arcadeSecret, clock } = parts;
  const known = new Map(
    (await database.forSite(site.id, (tx) => listIntegrations(tx, site.id))).map((one) => [one.integrationId, one]),
  );
  const missing: Array<Omit<Integration, 'siteId'>> = [];
  for (const [vendor, tables] of await games.arcadeVendors(site)) {
    const integrationId = `${site.id}.${vendor}`;
    const key = arcadeKey(arcadeSecret, integrationId);
    const there = known.get(integrationId);
    const wanted = wantedOf(parts, site, { vendor, tables, there });
    if (there && isAlike(there, wanted) && (await isKey(keys, there, key))) continue;
    const keySealed = await keys.seal(integrationId, key);
    missing.push({ integrationId, vendor, keySealed, isEnabled: there?.isEnabled ?? true, ...wanted });
  }
  if (missing.length === 0) return;
  const createdAt = clock().toISOString();
  await database.forSite(site.id, async (tx) => {
    for (const integration of missing) await openIntegration(tx, site.id, { ...integration, createdAt });
  });
}

type Wanted = Pick<Integration, 'dialect' | 'wallet' | 'settings'>;

function wantedOf(
  { arcadePort }: SeedIntegrationsParts,
  { site }: PublishedSite,
  {
    vendor,
    tables,
    there,
  }: { readonly vendor: string; readonly tables: readonly string[]; readonly there: Integration | undefined },
): Wanted {
  const dialect = walletDialectOf(vendor);
  const origin = `http://arcade.localhost:${arcadePort}`;
  const settings: VendorSettings = {
    gameUrl: origin,
    serverUrl: origin,
    requiresSession: true,
    overdrawnRollback: 'debt',
    // Free spins pay by this action.
    allowedActions: dialect === 'actions' ? ['bonus_win'] : [],
    limits: {},
    holdsLimits: true,
    gameTypes: [...ARCADE_GAME_TYPES],
    games: [...tables],
    // Games that an operator has switched off stay off.
    ...(there?.settings.closedGames && { closedGames: there.settings.closedGames }),
  };
  const keepsWallets = WALLET_KEEPERS.has(vendor) && !site.wallet.isSingle;
  return { dialect, wallet: keepsWallets ? 'transfer' : 'seamless', settings };
}

function isAlike(one: Wanted, other: Wanted): boolean {
  const textOf = ({ dialect, wallet, settings }: Wanted): string =>
    JSON.stringify([dialect, wallet, Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return textOf(one) === textOf(other);
}

/** A key that cannot be opened any more is another one. */
async function isKey(keys: VendorKeys, { integrationId, keySealed }: Integration, key: string): Promise<boolean> {
  const stored = await keys.open(integrationId, keySealed).catch(() => null);
  return stored !== null && Buffer.from(stored).toString('utf8') === key;
}
