import { saveMemberCheck } from '#gateway/areas/accounts/repository/member-check-repository.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import { PASSWORD } from '#gateway/testing/account-calls.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { openPlace } from './open-place.ts';
import type { GatewayPlace } from './spawn-gateway.ts';

export const OPENING_MINOR = 1_000_000n;
const CHECKED_AT = new Date('2026-01-01T00:00:00Z');

/**
 * Adds members with money and the password of all tests to `aurora`, while no gateway has the database.
 * @returns their accounts.
 */
export async function addTablePlayers(place: GatewayPlace, count: number): Promise<readonly string[]> {
  const database = await openPlace(place);
  try {
    const hash = await hashPassword(PASSWORD);
    await database.forSite('aurora', (tx) =>
      tx
        .insertInto('site')
        .values({ site_id: 'aurora', merchant_code: 'AURORA' })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const accounts = Array.from({ length: count }, (_, index) => `SEAT${String(index).padStart(6, '0')}`);
    for (const memberId of accounts)
      await database.forSite('aurora', async (tx) => {
        await addTestMember(tx, 'aurora', memberId);
        await tx
          .updateTable('member')
          .set({ password_hash: hash })
          .where('site_id', '=', 'aurora')
          .where('member_id', '=', memberId)
          .execute();
        for (const kind of ['age', 'name'] as const)
          await saveMemberCheck(tx, 'aurora', {
            ...{ memberId, kind, state: 'passed', at: CHECKED_AT, operator: 'soak', reason: 'soak' },
          });
        await postTransfer(tx, 'aurora', {
          ...{ kind: 'grant', currency: 'EUR', request: { scope: 'soak', key: memberId } },
          lines: [
            { kind: 'house', amount: -OPENING_MINOR },
            { kind: 'member', memberId, amount: OPENING_MINOR },
          ],
        });
      });
    return accounts;
  } finally {
    await database.close();
  }
}
