import { gameOfKey } from '#contracts/game-key.ts';
import type { WalletRounds } from '#contracts/generated/contracts.ts';
import { validateWalletRounds } from '#contracts/generated/validators.js';
import { type Integration, listIntegrations } from '#gateway/areas/money/repository/integration-repository.ts';
import {
  changedRounds,
  finishReading,
  type ListedRound,
  recordVendorRounds,
  takeReading,
} from '#gateway/areas/money/repository/rounds-repository.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { askVendorSigned } from '#gateway/kit/vendor-client.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';

const EVERY_MS = 8_000;
/** Rounds may last for a while: open ones are read again. */
const OVERLAP_MS = 10 * 60_000;
const PATIENCE_MS = 5_000;
const MOST_PAGES = 40;

/** Dependencies of reading the rounds of vendors. */
export interface FollowRoundsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly keys: Pick<VendorKeys, 'open'>;
  /** A round was won and is over. */
  readonly onWon: (round: { readonly siteId: string; readonly roundId: string; readonly winMinor: bigint }) => void;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Reads what was played with the vendors of a site that keep wallets of their own, so that members find it among their
 * records and limits count it. One process does so at a time. A reading starts a little before the end of the last one
 * that succeeded.
 */
export async function followVendorRounds(
  parts: FollowRoundsParts,
  { id: siteId, site: { timeZone: zone } }: PublishedSite,
): Promise<void> {
  const { database, clock, log } = parts;
  const integrations = await database.forSite(siteId, (tx) => listIntegrations(tx, siteId));
  for (const integration of integrations) {
    const { wallet, integrationId, settings } = integration;
    if (wallet !== 'transfer' || settings.serverUrl === undefined) continue;
    const now = clock();
    const before = new Date(now.getTime() - EVERY_MS);
    const taken = await database.forSite(siteId, (tx) => takeReading(tx, siteId, { integrationId, before, now }));
    if (taken === null) continue;
    const since = new Date(taken.since.getTime() - OVERLAP_MS);
    try {
      const span = { from: since.toISOString(), to: now.toISOString(), at: now, zone };
      await readVendorRounds(parts, integration, settings.serverUrl, span);
      await database.forSite(siteId, (tx) => finishReading(tx, siteId, { integrationId, until: now }));
    } catch (error) {
      log.warn({ err: error, integration: integrationId }, 'fetching rounds from vendor failed');
    }
  }
}

/** Reads the rounds of a vendor that were opened within a time, and writes down those that changed. */
export async function readVendorRounds(
  { database, keys, onWon }: FollowRoundsParts,
  { siteId, integrationId, keySealed }: Integration,
  serverUrl: string,
  { from, to, at, zone }: { readonly from: string; readonly to: string; readonly at: Date; readonly zone: string },
): Promise<void> {
  const key = await keys.open(integrationId, keySealed);
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ from, to, ...(cursor !== undefined && { cursor }) });
    const path = `/operators/${integrationId}/rounds?${query}`;
    const listed = listIn(await askVendorSigned({ serverUrl, path, method: 'GET', timeoutMs: PATIENCE_MS, key }));
    const rounds = listed.rounds.map(roundOf);
    const changed =
      rounds.length === 0
        ? []
        : await database.forSite(siteId, (tx) => changedRounds(tx, siteId, { integrationId, rounds }));
    // One member after the other, so that no two balances are held at a time.
    for (const ofUser of changed) {
      const recorded = await database.forSite(siteId, (tx) =>
        recordVendorRounds(tx, siteId, { integrationId, rounds: ofUser, zone, at }),
      );
      for (const { roundId, wonMinor } of recorded)
        if (wonMinor !== null) onWon({ siteId, roundId, winMinor: wonMinor });
    }
    cursor = listed.next_cursor;
    if (cursor === undefined) return;
  }
}

function listIn({ status, text }: { readonly status: number; readonly text: string }): WalletRounds {
  const body: unknown = status === 200 ? JSON.parse(text) : null;
  if (!validateWalletRounds(body)) throw new Error(`the vendor listed no rounds (status ${status})`);
  return body;
}

function roundOf({
  game_id,
  game,
  user_id,
  currency,
  bet,
  win,
  rolled_back,
  finished,
  opened_at: openedAt,
  closed_at: closedAt,
}: WalletRounds['rounds'][number]): ListedRound {
  const amounts = { bet, win, rolled_back };
  const times = { openedAt: openedAt ?? null, closedAt: closedAt ?? null };
  return { round: game_id, game: gameOfKey(game).gameCode, user: user_id, currency, ...amounts, finished, ...times };
}
