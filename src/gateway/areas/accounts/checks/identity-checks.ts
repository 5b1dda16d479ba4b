import type {
  DecideIdentityCheck,
  IdentityCheck,
  IdentityCheckKind,
  IdentityChecks,
  MemberIdentity,
  PendingIdentityChecks,
} from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { protectionOf } from '#document/protection.ts';
import {
  findMemberChecks,
  listMemberCheckChanges,
  listPendingChecks,
  readIdentityFacts,
  saveMemberCheck,
} from '#gateway/areas/accounts/repository/member-check-repository.ts';
import { findById, holdMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** Dependencies of checks of members' age and name. */
export interface IdentityParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
}

const MOST_LISTED = 100;

/** How the checks of a member stand. */
export function readIdentity(
  { database }: Pick<IdentityParts, 'database'>,
  site: PublishedSite,
  memberId: string,
): Promise<IdentityChecks> {
  return database.forSite(site.id, (tx) => checksOf(tx, site, memberId));
}

/**
 * Asks for a check, which an operator decides. One that is passed or under way stays as it is.
 * @throws DomainError `in_need_true_account` for a trial.
 */
export function askForIdentityCheck(
  { database, clock }: IdentityParts,
  site: PublishedSite,
  memberId: string,
  kind: IdentityCheckKind,
): Promise<IdentityChecks> {
  return database.forSite(site.id, async (tx) => {
    const member = await holdMember(tx, site.id, memberId);
    if (member === undefined || isTrialType(member.type)) throw new DomainError('in_need_true_account');
    const { state } = (await checksOf(tx, site, memberId))[kind];
    if (state === 'unchecked' || state === 'failed')
      await saveMemberCheck(tx, site.id, {
        ...{ memberId, kind, state: 'pending', at: clock(), operator: null, reason: null },
      });
    return checksOf(tx, site, memberId);
  });
}

/** The checks of a site that wait for an operator. */
export function listPendingIdentityChecks(
  { database }: Pick<IdentityParts, 'database'>,
  site: PublishedSite,
): Promise<PendingIdentityChecks> {
  return database.forSite(site.id, async (tx) => {
    const rows = await listPendingChecks(tx, site.id, MOST_LISTED);
    return {
      list: rows.map(({ member_id, account, kind, since }) => ({
        memberId: member_id,
        account,
        kind,
        since: momentOf(since),
      })),
    };
  });
}

/** The checks of a member, with what is known of it. @throws DomainError `unknown_member`. */
export function readIdentityOf(
  { database }: Pick<IdentityParts, 'database'>,
  site: PublishedSite,
  memberId: string,
): Promise<MemberIdentity> {
  return database.forSite(site.id, (tx) => identityOf(tx, site, memberId));
}

/**
 * Passes or fails a check of a member, whether or not the member asked for it.
 * @throws DomainError `unknown_member`.
 */
export function decideIdentityCheck(
  { database, clock }: IdentityParts,
  site: PublishedSite,
  memberId: string,
  { kind, state, reason, operator }: DecideIdentityCheck & { readonly operator: string },
): Promise<MemberIdentity> {
  return database.forSite(site.id, async (tx) => {
    if ((await holdMember(tx, site.id, memberId)) === undefined) throw new DomainError('unknown_member');
    await saveMemberCheck(tx, site.id, { memberId, kind, state, at: clock(), operator, reason });
    return identityOf(tx, site, memberId);
  });
}

async function identityOf(tx: SiteTransaction, site: PublishedSite, memberId: string): Promise<MemberIdentity> {
  const member = await findById(tx, site.id, memberId);
  if (member === undefined) throw new DomainError('unknown_member');
  const changes = await listMemberCheckChanges(tx, site.id, memberId, MOST_LISTED);
  return {
    checks: await checksOf(tx, site, memberId),
    facts: await readIdentityFacts(tx, site.id, member),
    changes: changes.map(({ at, kind, state, operator, reason }) => ({
      at: momentOf(at),
      kind,
      state,
      operator,
      reason,
    })),
  };
}

async function checksOf(tx: SiteTransaction, { id, site }: PublishedSite, memberId: string): Promise<IdentityChecks> {
  const rows = await findMemberChecks(tx, id, memberId);
  const { ageCheck, nameCheck } = protectionOf(site);
  const checkOf = (kind: IdentityCheckKind, before: IdentityCheck['before']): IdentityCheck => {
    const row = rows.find((one) => one.kind === kind);
    return { state: row?.state ?? 'unchecked', since: row === undefined ? null : momentOf(row.since), before };
  };
  return { age: checkOf('age', ageCheck), name: checkOf('name', nameCheck) };
}

const momentOf = (at: string): string => new Date(at).toISOString();
