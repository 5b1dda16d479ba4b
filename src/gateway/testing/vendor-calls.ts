import {
  type Integration,
  saveIntegration,
  vendorMemberId,
} from '#gateway/areas/money/repository/integration-repository.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { signatureOf } from '#gateway/areas/money/vendor-wallet/dialects/vendor-signature.ts';
import type { Database } from '#gateway/database/database.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { addTestMember } from './add-test-member.ts';
import type { TestGateway } from './start-gateway.ts';

/** A test's settings of an integration; the rest are defaults. */
export interface TestIntegration extends Partial<Omit<Integration, 'siteId' | 'settings'>> {
  readonly siteId?: string;
  /** The test's own unless given. */
  readonly key?: string;
  readonly settings?: Partial<Integration['settings']>;
}

export const TEST_VENDOR_KEY = 'the-key-of-a-vendor-in-tests';

/** Registers a vendor of a test, with the test's key. */
export async function addIntegration(
  database: Pick<Database, 'forSite' | 'secrets'>,
  { siteId = 'aurora', key = TEST_VENDOR_KEY, settings = {}, ...given }: TestIntegration = {},
): Promise<string> {
  const vendor = given.vendor ?? 'PG';
  const integrationId = given.integrationId ?? `${siteId}.${vendor}`;
  const keySealed = await vendorKeys(database.secrets).seal(integrationId, key);
  await database.forSite(siteId, (tx) =>
    saveIntegration(tx, siteId, {
      dialect: 'actions',
      wallet: 'seamless',
      isEnabled: true,
      ...given,
      integrationId,
      vendor,
      keySealed,
      settings: {
        gameUrl: 'http://games.example',
        requiresSession: false,
        overdrawnRollback: 'debt',
        allowedActions: [],
        limits: {},
        ...settings,
      },
      createdAt: '2026-01-01T00:00:00Z',
    }),
  );
  return integrationId;
}

/** Opens a member of a test with some money, known to a vendor. */
export async function addPlayer(
  database: Pick<Database, 'forSite'>,
  {
    memberId,
    integrationId,
    balanceMinor,
    currency = 'EUR',
  }: { memberId: string; integrationId: string; balanceMinor: number; currency?: string },
): Promise<string> {
  const siteId = integrationId.slice(0, integrationId.indexOf('.'));
  return database.forSite(siteId, async (tx) => {
    const known = await tx
      .selectFrom('member')
      .select('member_id')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!known) await addTestMember(tx, siteId, memberId);
    if (balanceMinor > 0)
      await postTransfer(tx, siteId, {
        kind: 'grant',
        currency,
        lines: [
          { kind: 'house', amount: -BigInt(balanceMinor) },
          { kind: 'member', memberId, amount: BigInt(balanceMinor) },
        ],
        request: { scope: 'test_grant', key: `${memberId} ${integrationId} ${Math.random()}` },
      });
    return vendorMemberId(tx, siteId, integrationId, memberId);
  });
}

/** A vendor that calls a test's gateway. */
export function vendorCalls({ ask }: Pick<TestGateway, 'ask'>, integrationId: string, key: string = TEST_VENDOR_KEY) {
  const bytes = Buffer.from(key);
  return {
    /** Signs a body, or bytes as they are, and posts it. */
    post(operation: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<SiteResponse> {
      const raw = typeof body === 'string' ? body : JSON.stringify(body);
      return ask(`/vendor/v1/${integrationId}/${operation}`, {
        method: 'POST',
        host: 'vendors.example',
        headers: {
          'content-type': 'application/json',
          authorization: signatureOf(bytes, Buffer.from(raw)),
          ...headers,
        },
        body: raw,
      });
    },

    /** Signs the path with its query, and asks it. */
    get(operation: string, query: Readonly<Record<string, string>> = {}): Promise<SiteResponse> {
      const target = `/vendor/v1/${integrationId}/${operation}?${new URLSearchParams(query)}`;
      return ask(target, {
        host: 'vendors.example',
        headers: { authorization: signatureOf(bytes, Buffer.from(target)) },
      });
    },
  };
}
