import type { MemberLinks } from '#contracts/generated/contracts.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';
import { linkedMembers } from './repository/member-link-repository.ts';

const MOST_LINKS = 50;

/** The accounts that share something with a member. */
export async function readLinks(
  { database }: Pick<MemberFileParts, 'database'>,
  { site, memberId }: Pick<FileReader, 'site' | 'memberId'>,
): Promise<MemberLinks> {
  return database.forReading(site.id, async (tx) => {
    const rows = await linkedMembers(tx, site.id, memberId, MOST_LINKS);
    return {
      list: rows.map(({ member_id, account, frozen_at, shares }) => ({
        ...{ memberId: member_id, account, frozen: frozen_at !== null, shares: [...shares] },
      })),
    };
  });
}
