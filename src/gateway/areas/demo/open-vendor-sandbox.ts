import type { VendorSandbox, VendorSandboxOpened, VendorSettings } from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { findByAccount } from '#gateway/areas/accounts/accounts.ts';
import { balanceOf, openIntegration, postTransfer, vendorMemberId } from '#gateway/areas/money/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { VendorKeys } from '#gateway/secrets/vendor-keys.ts';

/** The game that a vendor tests with, whether or not the catalogue has any of the vendor. */
const TEST_GAME = 'test';

interface SandboxParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly keys: VendorKeys;
  readonly arcadePort: number;
  /** Another key or other settings count from the next call on. */
  readonly onChanged: (siteId: string) => void;
  /** A member's main wallet changed, and that is committed. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  readonly clock: () => Date;
}

/**
 * Registers a test integration of a vendor with a key of the vendor's own, and gives a member money to test with, once
 * for each request key.
 * @throws DomainError `unknown_site`, `unknown_member`, `invalid_request`.
 */
export async function openVendorSandbox(
  { database, sites, keys, arcadePort, onChanged, onMoved, clock }: SandboxParts,
  siteId: string,
  { asked, requestKey }: { readonly asked: VendorSandbox; readonly requestKey: string },
): Promise<VendorSandboxOpened> {
  const site = sites.all().find(({ id }) => id === siteId);
  if (site === undefined) throw new DomainError('unknown_site');
  const { code: currency, decimals } = site.site.currency;
  const amount = amountIn(asked.balance, decimals);
  const { vendor } = asked;
  const integrationId = `${siteId}.${vendor}.sandbox`;
  const keySealed = await keys.seal(integrationId, asked.key);
  const settings: VendorSettings = {
    gameUrl: `http://arcade.localhost:${arcadePort}`,
    requiresSession: false,
    overdrawnRollback: 'debt',
    allowedActions: ['bonus_win', 'adjust'],
    limits: {},
    testGames: [TEST_GAME],
  };
  const opened = await database.forSite(siteId, async (tx) => {
    const member = await findByAccount(tx, siteId, asked.member);
    if (!member || isTrialType(member.type)) throw new DomainError('unknown_member');
    const memberId = member.member_id;
    await openIntegration(tx, siteId, {
      ...{ integrationId, vendor, settings, keySealed },
      dialect: 'actions',
      wallet: 'seamless',
      isEnabled: true,
      createdAt: clock().toISOString(),
    });
    if (amount > 0n)
      await postTransfer(tx, siteId, {
        kind: 'sandbox_credit',
        currency,
        lines: [
          { kind: 'house', amount: -amount },
          { kind: 'member', memberId, amount },
        ],
        reference: integrationId,
        request: { scope: 'vendor_sandbox', key: requestKey },
      });
    const userId = await vendorMemberId(tx, siteId, integrationId, memberId);
    return { memberId, userId, held: await balanceOf(tx, siteId, { memberId, currency, kind: 'member' }) };
  });
  onChanged(siteId);
  onMoved(siteId, opened.memberId);
  return {
    integrationId,
    path: `/vendor/v1/${integrationId}/process`,
    userId: opened.userId,
    currency,
    game: `${vendor}:${TEST_GAME}`,
    credited: minorToDecimal(amount, decimals),
    balance: minorToDecimal(opened.held, decimals),
  };
}

function amountIn(amount: string, decimals: number): bigint {
  try {
    return decimalToMinor(amount, decimals);
  } catch (error) {
    throw new DomainError('invalid_request', { fields: { balance: 'wrong_format' }, cause: error });
  }
}
