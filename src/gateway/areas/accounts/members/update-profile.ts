import type { LanguageCode, MemberIcon } from '#contracts/generated/contracts.ts';
import { iconDigestOf, keepIcon, readIcon } from '#gateway/areas/accounts/repository/icon-repository.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { updateMember } from '../repository/member-repository.ts';
import { iconUrl, redrawnIcon } from './member-icons.ts';

type ProfileParts = Pick<AccountParts, 'database'>;

/** Stores a member's nickname; an empty one removes it. */
export async function setNickname(
  { database }: ProfileParts,
  site: PublishedSite,
  { memberId }: Session,
  nickname: string,
): Promise<void> {
  await database.forSite(site.id, (tx) =>
    updateMember(tx, site.id, memberId, { nickname: nickname.trim().normalize('NFC') || null }),
  );
}

/** The address of a member's picture. */
export async function readIconAddress(
  { database }: ProfileParts,
  site: PublishedSite,
  { memberId }: Session,
): Promise<MemberIcon> {
  const digest = await database.forSite(site.id, (tx) => iconDigestOf(tx, site.id, memberId));
  return { iconUrl: iconUrl(digest) };
}

/**
 * Stores a picture, re-encoded.
 * @throws DomainError `invalid_request` for bytes that are no picture.
 */
export async function setIcon(
  { database }: ProfileParts,
  site: PublishedSite,
  { memberId }: Session,
  bytes: Buffer,
): Promise<MemberIcon> {
  const webp = await redrawnIcon(bytes);
  return { iconUrl: iconUrl(await database.forSite(site.id, (tx) => keepIcon(tx, site.id, memberId, webp))) };
}

/** The bytes of a member's own picture; undefined if it has been replaced. */
export function readIconBytes(
  { database }: ProfileParts,
  site: PublishedSite,
  { memberId }: Session,
  digest: string,
): Promise<Uint8Array | undefined> {
  return database.forSite(site.id, (tx) => readIcon(tx, site.id, memberId, digest));
}

/**
 * Stores a member's language.
 * @throws DomainError `invalid_request` for one that the site does not offer.
 */
export async function setLanguage(
  { database }: ProfileParts,
  site: PublishedSite,
  { memberId }: Session,
  language: LanguageCode,
): Promise<void> {
  if (!site.site.languages.offered.includes(language))
    throw new DomainError('invalid_request', { fields: { language: 'not_allowed_value' } });
  await database.forSite(site.id, (tx) => updateMember(tx, site.id, memberId, { language }));
}
