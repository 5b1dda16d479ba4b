import type { LanguageCode, MemberInfo, SignInHistory } from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { iconDigestOf } from '#gateway/areas/accounts/repository/icon-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { findByCode, findById } from '../repository/member-repository.ts';
import { lastSignIns, pageOfSignIns } from '../repository/sign-in-history.ts';
import { presentMember } from './member-presenter.ts';

/** A member's VIP level from 1, and its name; null where the site has none. */
export type RankOf = (
  tx: SiteTransaction,
  site: PublishedSite,
  reader: { readonly memberId: string; readonly language: LanguageCode },
) => Promise<{ readonly level: number; readonly name: string } | null>;

/** Finds how many promotions a member can join or claim, and whether the site rewards those who bring friends. */
export type PromosOf = (
  tx: SiteTransaction,
  site: PublishedSite,
  member: { readonly memberId: string; readonly at: Date },
) => Promise<{ readonly count: number; readonly hasReferral: boolean }>;

interface ReadParts extends Pick<AccountParts, 'database' | 'clock'> {
  readonly rankOf: RankOf;
  readonly promosOf: PromosOf;
}

/** The member of a session (specification, section 3, "Member info"). */
export async function readMember(
  { database, clock, rankOf, promosOf }: ReadParts,
  site: PublishedSite,
  { memberId, method, language }: Session & { readonly language: LanguageCode },
): Promise<MemberInfo> {
  return database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    const signIns = await lastSignIns(tx, site.id, memberId, 2);
    const iconDigest = await iconDigestOf(tx, site.id, memberId);
    const rank = isTrialType(member.type) ? null : await rankOf(tx, site, { memberId, language });
    const now = clock();
    const promos = isTrialType(member.type) ? null : await promosOf(tx, site, { memberId, at: now });
    return presentMember(site, member, { signIns, iconDigest, method, rank, promos, now });
  });
}

/**
 * Checks that an invitation code belongs to a member.
 * @throws DomainError `invitation_code_error` for an unknown code.
 */
export async function assertAffiliate(
  { database }: Pick<AccountParts, 'database'>,
  site: PublishedSite,
  code: string,
): Promise<void> {
  const upline = await database.forSite(site.id, (tx) => findByCode(tx, site.id, code));
  if (upline === undefined) throw new DomainError('invitation_code_error');
}

/** One page of a member's sign-ins, newest first. */
export async function listSignIns(
  { database }: Pick<AccountParts, 'database'>,
  site: PublishedSite,
  { memberId }: Session,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<SignInHistory> {
  const { rows, totalCount } = await database.forReading(site.id, (tx) =>
    pageOfSignIns(tx, site.id, memberId, { pageNo, pageSize }),
  );
  const list = rows.map(({ signed_in_at, address, device, method }) => ({
    at: new Date(signed_in_at).toISOString(),
    address,
    device,
    method,
  }));
  return { list, totalPages: Math.ceil(totalCount / pageSize), totalCount };
}
