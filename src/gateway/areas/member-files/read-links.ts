import type { MemberLinks } from '#contracts/generated/contracts.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';
import { memberOf } from './member-of.ts';
import { linkedMembers } from './repository/member-link-repository.ts';

const MOST_LINKS = 50;

/** The accounts that share something with a member. @throws DomainError `not_found`. */
export async function readLinks(
  { database }: Pick<MemberFileParts, 'database'>,
  { site, memberId }: FileReader,
): Promise<MemberLinks> {
  return database.forReading(site.id, async (tx) => {
    await memberOf(tx, site, memberId);
    const rows = await linkedMembers(tx, site.id, memberId, MOST_LINKS);
    return {
      list: rows.map(({ member_id, account, frozen_at, shares }) => ({
        ...{ memberId: member_id, account, frozen: frozen_at !== null, shares: [...shares] },
      })),
    };
  });
}
