import type { WalletRound } from '#contracts/generated/contracts.ts';
import { validateWalletRounds } from '#contracts/generated/validators.js';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { askVendorSigned } from '#gateway/kit/vendor-client.ts';
import {
  countDifferences,
  moveMark,
  readMark,
  readOurSide,
  recordDifferences,
  settleDifferences,
  type Window,
  windowsToLookAtAgain,
} from '../repository/reconciliation-repository.ts';
import type { IntegrationBook, KeyedIntegration } from '../vendors/integration-book.ts';
import { compareRounds } from './reconcile-rounds.ts';
import { windowsBetween } from './windows-between.ts';

const MINUTE_MS = 60_000;
/** A round that was opened this long ago is over on both sides, repeats of calls included. */
const CLOSED_AFTER_MS = 10 * MINUTE_MS;
/** The two sides opened a round a little apart: so much more than the window is asked for, on either side of it. */
const MARGIN_MS = 2 * MINUTE_MS;
/** How far back the first look goes. */
const FIRST_LOOK_MS = 24 * 60 * MINUTE_MS;
const TIMEOUT_MS = 20_000;
const MOST_PAGES = 2_000;
/** Windows with differences that are looked at again in one go. */
const LOOKED_AT_AGAIN = 5;

interface ReconciliationParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly integrations: Pick<IntegrationBook, 'ofSite'>;
  readonly clock: () => Date;
  /** Called with the number of differences of an integration. */
  readonly onLooked: (integrationId: string, differences: number) => void;
  readonly onFailed: (integrationId: string, error: unknown) => void;
}

/**
 * Holds the vendors' rounds against ours, window by window, and writes down what differs. Nothing is moved: what is
 * missing on either side is for people to decide, who have the calls as they came.
 */
export function reconciliationService({ database, integrations, clock, onLooked, onFailed }: ReconciliationParts) {
  /** All that has not been looked at yet and is over, and the windows with differences once more. */
  async function reconcile(integration: KeyedIntegration, serverUrl: string): Promise<void> {
    const { siteId, integrationId } = integration;
    const [mark, again] = await database.forSite(siteId, async (tx) => [
      await readMark(tx, siteId, integrationId),
      await windowsToLookAtAgain(tx, siteId, integrationId, LOOKED_AT_AGAIN),
    ]);
    if (!mark) return;
    const endMs = clock().getTime() - CLOSED_AFTER_MS;
    const beginMs =
      mark.reconciled_until === null
        ? Math.max(Date.parse(mark.created_at), endMs - FIRST_LOOK_MS)
        : Date.parse(mark.reconciled_until);
    for (const window of again) await lookAt(integration, serverUrl, window);
    for (const window of windowsBetween(beginMs, endMs)) {
      await lookAt(integration, serverUrl, window);
      await database.forSite(siteId, (tx) => moveMark(tx, siteId, integrationId, window.to));
    }
    onLooked(integrationId, await database.forSite(siteId, (tx) => countDifferences(tx, siteId, integrationId)));
  }

  async function lookAt(integration: KeyedIntegration, serverUrl: string, window: Window): Promise<void> {
    const { siteId, integrationId } = integration;
    const theirs = await roundsOf(integration, serverUrl, window);
    const named = theirs.map(({ game_id, user_id }) => ({ gameId: game_id, userId: user_id }));
    const at = clock().toISOString();
    await database.forSite(siteId, async (tx) => {
      const ours = await readOurSide(tx, siteId, integrationId, { window, named });
      const { differences, agreed } = compareRounds(theirs, ours);
      await settleDifferences(tx, siteId, integrationId, { agreed, at });
      await recordDifferences(tx, siteId, integrationId, { window, differences, foundAt: at });
    });
  }

  return {
    /**
     * Looks at every vendor of a site that has a server to ask. One that does not answer keeps nobody else from being
     * looked at.
     */
    async reconcileSite(siteId: string): Promise<void> {
      for (const integration of await integrations.ofSite(siteId)) {
        const { serverUrl } = integration.settings;
        if (integration.wallet !== 'seamless' || serverUrl === undefined) continue;
        try {
          await reconcile(integration, serverUrl);
        } catch (error) {
          onFailed(integration.integrationId, error);
        }
      }
    },
  };
}

export type ReconciliationService = ReturnType<typeof reconciliationService>;

/** The vendor's rounds of a window and a little around it, page by page. */
async function roundsOf(
  { integrationId, key }: KeyedIntegration,
  serverUrl: string,
  { from, to }: Window,
): Promise<readonly WalletRound[]> {
  const rounds: WalletRound[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      from: new Date(Date.parse(from) - MARGIN_MS).toISOString(),
      to: new Date(Date.parse(to) + MARGIN_MS).toISOString(),
      ...(cursor !== undefined && { cursor }),
    });
    const path = `/operators/${integrationId}/rounds?${query}`;
    const answer = await askVendorSigned({ serverUrl, path, method: 'GET', key, timeoutMs: TIMEOUT_MS });
    const list: unknown = answer.status === 200 ? JSON.parse(answer.text) : undefined;
    if (!validateWalletRounds(list)) throw new Error(`the rounds of ${integrationId} were answered ${answer.status}`);
    rounds.push(...list.rounds);
    cursor = list.next_cursor;
    if (cursor === undefined) return rounds;
  }
  throw new Error(`the rounds of ${integrationId} have no end`);
}
