import { insertMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Adds a member without a password, whose account is its id. */
export async function addTestMember(tx: SiteTransaction, siteId: string, memberId: string): Promise<void> {
  await insertMember(tx, siteId, {
    member_id: memberId,
    account: memberId,
    type: 0,
    register_method: 'WEB',
    register_address: '192.0.2.1',
    registered_at: '2026-01-01T00:00:00Z',
  } as never);
}
