import type { MemberSessions } from '#contracts/generated/contracts.ts';
import { lastSignIns, openSessionsOf } from '#gateway/areas/accounts/accounts.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';

const MOST_SIGN_INS = 30;

/** Where a member is signed in, and was. */
export async function readSessions(
  { database, clock }: Pick<MemberFileParts, 'database' | 'clock'>,
  { site, memberId }: Pick<FileReader, 'site' | 'memberId'>,
): Promise<MemberSessions> {
  return database.forReading(site.id, async (tx) => {
    const open = await openSessionsOf(tx, site.id, memberId, clock().toISOString());
    const signIns = await lastSignIns(tx, site.id, memberId, MOST_SIGN_INS);
    return {
      open: open.map(({ started_at, seen_at, entrance, address, device }) => ({
        startedAt: new Date(started_at).toISOString(),
        seenAt: new Date(seen_at).toISOString(),
        ...{ entrance, address, device },
      })),
      signIns: signIns.map(({ signed_in_at, method, address, device }) => ({
        at: new Date(signed_in_at).toISOString(),
        ...{ method, address, device },
      })),
    };
  });
}
