import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { VendorSettings } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { VendorIntegrationTable } from '#gateway/database/schema/seamless-schema.ts';
import { replaceVendorKeys } from './vendor-key-repository.ts';

/** How a site works with a vendor. */
export interface Integration {
  readonly siteId: string;
  /** `<site>.<VENDOR>`, as in the path of its calls. */
  readonly integrationId: string;
  readonly vendor: string;
  /** The name of a `WalletDialect`. */
  readonly dialect: string;
  readonly wallet: 'seamless' | 'transfer';
  readonly settings: VendorSettings;
  /** The key that our own calls are signed with (decision 110), encrypted for this integration: see `vendorKeys`. */
  readonly keySealed: string;
  /** No new bets where it is not; what has been bet is still settled. */
  readonly isEnabled: boolean;
}

/**
 * The key that signs our calls: the newest key that the vendor has used, or the oldest one if it has used none.
 */
const SIGNING_KEY = sql<string>`(select k.key_sealed from vendor_key k
  where k.site_id = vendor_integration.site_id and k.integration_id = vendor_integration.integration_id
    and (k.valid_until is null or k.valid_until > now())
  order by k.last_used_at is null, case when k.last_used_at is null then k.key_id else -k.key_id end
  limit 1)`.as('key_sealed');

/** Undefined where there is none. */
export async function findIntegration(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
): Promise<Integration | undefined> {
  const row = await tx
    .selectFrom('vendor_integration')
    .selectAll()
    .select(SIGNING_KEY)
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .executeTakeFirst();
  return row && integrationOf(row);
}

/** All of a site's, by their ids. */
export async function listIntegrations(tx: SiteTransaction, siteId: string): Promise<Integration[]> {
  const rows = await tx
    .selectFrom('vendor_integration')
    .selectAll()
    .select(SIGNING_KEY)
    .where('site_id', '=', siteId)
    .orderBy('integration_id')
    .execute();
  return rows.map(integrationOf);
}

/** Registers a vendor, or replaces how a site works with it; its former keys end. */
export async function saveIntegration(
  tx: SiteTransaction,
  siteId: string,
  integration: Omit<Integration, 'siteId'> & { readonly createdAt: string },
): Promise<void> {
  const { integrationId, vendor, dialect, wallet, settings, keySealed, isEnabled, createdAt } = integration;
  const changeable = {
    dialect,
    wallet,
    settings: jsonText(settings),
    is_enabled: isEnabled,
  };
  await tx
    .insertInto('vendor_integration')
    .values({ site_id: siteId, integration_id: integrationId, vendor, created_at: createdAt, ...changeable })
    .onConflict((conflict) => conflict.columns(['site_id', 'integration_id']).doUpdateSet(changeable))
    .execute();
  await replaceVendorKeys(tx, siteId, { integrationId, keySealed, at: createdAt });
}

/** Registers a vendor without a key. @returns false where there is an integration of the id already. */
export async function insertIntegration(
  tx: SiteTransaction,
  siteId: string,
  integration: Omit<Integration, 'siteId' | 'keySealed'> & { readonly createdAt: string },
): Promise<boolean> {
  const { integrationId, vendor, dialect, wallet, settings, isEnabled, createdAt } = integration;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('vendor_integration')
    .values({
      ...{ site_id: siteId, integration_id: integrationId, vendor, dialect, wallet, created_at: createdAt },
      ...{ settings: jsonText(settings), is_enabled: isEnabled },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Locks an integration for a change of its keys or its state. Undefined where there is none. */
export async function holdIntegration(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
): Promise<{ readonly isEnabled: boolean } | undefined> {
  return (
    tx
      .selectFrom('vendor_integration')
      .select('is_enabled as isEnabled')
      .where('site_id', '=', siteId)
      .where('integration_id', '=', integrationId)
      // A weaker lock than FOR UPDATE: inserts that reference the row, such as game sessions, do not wait.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Switches an integration on or off. */
export async function enableIntegration(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, isEnabled }: Pick<Integration, 'integrationId' | 'isEnabled'>,
): Promise<void> {
  await tx
    .updateTable('vendor_integration')
    .set({ is_enabled: isEnabled })
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .execute();
}

/** When an integration was made, and up to when its rounds are reconciled. */
export interface IntegrationTimes {
  readonly createdAt: string;
  /** Null if never. */
  readonly reconciledUntil: string | null;
}

/** The times of a site's integrations, by their ids. */
export async function integrationTimes(
  tx: SiteTransaction,
  siteId: string,
): Promise<ReadonlyMap<string, IntegrationTimes>> {
  const rows = await tx
    .selectFrom('vendor_integration')
    .select(['integration_id', 'created_at as createdAt', 'reconciled_until as reconciledUntil'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ integration_id, ...times }) => [integration_id, times]));
}

/** 128 bits: nobody guesses another member's. */
const USER_ID_BYTES = 16;

/** The vendor's id for a member, created on first use. */
export async function vendorMemberId(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  memberId: string,
): Promise<string> {
  const known = () =>
    tx
      .selectFrom('vendor_member')
      .select('user_id')
      .where('site_id', '=', siteId)
      .where('integration_id', '=', integrationId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
  const found = await known();
  if (found) return found.user_id;
  const made = await tx
    .insertInto('vendor_member')
    .values({
      site_id: siteId,
      integration_id: integrationId,
      user_id: randomBytes(USER_ID_BYTES).toString('base64url'),
      member_id: memberId,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'integration_id', 'site_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  const userId = made?.user_id ?? (await known())?.user_id;
  if (userId === undefined) throw new Error(`the member ${memberId} got no id at ${integrationId}`);
  return userId;
}

/** A member at a vendor. */
interface VendorMember {
  readonly integrationId: string;
  readonly memberId: string;
}

/** The vendors' ids for members that have one, under `<integration> <member>`. */
export async function vendorMemberIds(
  tx: SiteTransaction,
  siteId: string,
  members: readonly VendorMember[],
): Promise<ReadonlyMap<string, string>> {
  if (members.length === 0) return new Map();
  const rows = await tx
    .selectFrom('vendor_member')
    .select(['integration_id', 'member_id', 'user_id'])
    .where('site_id', '=', siteId)
    .where('integration_id', 'in', [...new Set(members.map(({ integrationId }) => integrationId))])
    .where('member_id', 'in', [...new Set(members.map(({ memberId }) => memberId))])
    .execute();
  return new Map(rows.map((row) => [`${row.integration_id} ${row.member_id}`, row.user_id]));
}

/** The user id of a member at a vendor. */
export interface VendorUser {
  readonly integrationId: string;
  readonly userId: string;
}

/** Maps `<integration id> <user id>` to members' accounts. */
export async function accountsOfUsers(
  tx: SiteTransaction,
  siteId: string,
  users: readonly VendorUser[],
): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0) return new Map();
  const rows = await tx
    .selectFrom('vendor_member as v')
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'v.site_id').onRef('m.member_id', '=', 'v.member_id'),
    )
    .select(['v.integration_id', 'v.user_id', 'm.account'])
    .where('v.site_id', '=', siteId)
    .where('v.integration_id', 'in', [...new Set(users.map(({ integrationId }) => integrationId))])
    .where('v.user_id', 'in', [...new Set(users.map(({ userId }) => userId))])
    .execute();
  return new Map(rows.map((row) => [`${row.integration_id} ${row.user_id}`, row.account]));
}

function integrationOf(row: Selectable<VendorIntegrationTable> & { readonly key_sealed: string }): Integration {
  return {
    siteId: row.site_id,
    integrationId: row.integration_id,
    vendor: row.vendor,
    dialect: row.dialect,
    wallet: row.wallet,
    settings: row.settings,
    keySealed: row.key_sealed,
    isEnabled: row.is_enabled,
  };
}
