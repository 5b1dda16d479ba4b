import { beforeAll, expect, it } from 'vitest';
import type { SavePointItem } from '#contracts/generated/contracts.ts';
import { newMemberId } from '#gateway/areas/accounts/members/member-ids.ts';
import { balanceOf, postTransfer } from '#gateway/areas/money/money.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { decideRedemption } from '#gateway/areas/rewards/mall/decide-redemption.ts';
import { listForOperators } from '#gateway/areas/rewards/mall/list-redemptions.ts';
import { redeemPoints } from '#gateway/areas/rewards/mall/redeem-points.ts';
import { addPointItem, listPointItems } from '#gateway/areas/rewards/mall/save-point-item.ts';
import type { RewardParts } from '#gateway/areas/rewards/reward-parts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

const MEMBERS = scaled(25, 500);
const PIECES = 10;
const PRICE = 100;
const TIMEOUT_MS = scaled(120_000, 900_000);
const PASSWORD = 'quiet-harbour-41';

const site: PublishedSite = {
  ...siteDocuments({
    id: 'aurora',
    site: {
      points: { rates: [{ from: '0', per: '1.00', points: 1 }] },
      flags: [{ modId: 'POINTSYSTEM3', enabled: true }],
    },
  }),
  ...{ revision: 1, publication: 1, assetBase: '' },
};
const ITEM: SavePointItem = {
  ...{ names: { EN: 'Guitar' }, descriptions: { EN: 'Six strings.' }, picture: null, points: PRICE },
  ...{ requiredDeposits: null, bonus: null, perMember: null, quantity: PIECES, state: 'shown', position: 1 },
};

describeOnEveryEngine('the last pieces of an item', (open) => {
  let database: TestDatabase;
  let parts: RewardParts;
  const members = Array.from({ length: MEMBERS }, newMemberId);

  beforeAll(async () => {
    database = await open();
    const clock = () => new Date();
    const accounts = { database, secrets: memberSecrets(database.secrets), clock, rateLimitFactor: 1 };
    parts = { database, accounts, onMoved: () => {}, clock };
    const hash = await hashPassword(PASSWORD);
    await database.forSite('aurora', (tx) =>
      tx.insertInto('site').values({ site_id: 'aurora', merchant_code: 'AURORA' }).execute(),
    );
    for (const memberId of members)
      await database.forSite('aurora', async (tx) => {
        await addTestMember(tx, 'aurora', memberId);
        await tx.updateTable('member').set({ payment_password_hash: hash }).where('member_id', '=', memberId).execute();
        // Enough for two: it is the pieces that run out.
        await postTransfer(tx, 'aurora', {
          ...{ kind: 'points_deposit', currency: 'PTS', request: { scope: 'test', key: memberId } },
          lines: [
            { kind: 'house', amount: BigInt(-2 * PRICE) },
            { kind: 'points', memberId, amount: BigInt(2 * PRICE) },
          ],
        });
      });
  }, TIMEOUT_MS);

  const claim = async (memberId: string, itemId: string, key: string): Promise<string> => {
    const asked = { itemId, quantity: 1, points: PRICE, receivingAddress: '1 Main Street', paymentPassword: PASSWORD };
    try {
      return (await redeemPoints(parts, site, memberId, { asked, key, language: 'EN' })).redemptionId;
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  };
  const pointsOf = (memberId: string) =>
    database.forSite('aurora', (tx) => balanceOf(tx, 'aurora', { memberId, currency: 'PTS', kind: 'points' }));

  it(
    `are granted to ${PIECES} of ${MEMBERS} who claim at once, each claim sent twice`,
    async () => {
      const { itemId } = await addPointItem(parts, site, { item: ITEM, operator: 'test' });
      const claims = members.flatMap((memberId) => [claim(memberId, itemId, 'once'), claim(memberId, itemId, 'once')]);
      const answers = await Promise.all(claims);
      const granted = answers.filter((answer) => /^\d+$/.test(answer));
      expect(new Set(granted).size).toBe(PIECES);
      expect(granted).toHaveLength(2 * PIECES);
      expect(answers.filter((answer) => answer === 'sold_out')).toHaveLength(2 * (MEMBERS - PIECES));

      const { list, totalCount } = await listForOperators(parts, site, { pageSize: '100' });
      expect(totalCount).toBe(PIECES);
      const decided = await Promise.allSettled(
        list.flatMap(({ redemptionId }) =>
          (['approved', 'rejected', 'rejected'] as const).map((status) =>
            decideRedemption(parts, site, { redemptionId, status, operator: 'test', note: 'looked into it' }),
          ),
        ),
      );
      expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(PIECES);
      for (const one of decided)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'case_decided' });

      const approved = await listForOperators(parts, site, { status: 'approved' });
      const [item] = (await listPointItems(parts, site)).list;
      expect(item?.taken).toBe(approved.totalCount);
      const owners = new Set(approved.list.map(({ memberId }) => memberId));
      for (const memberId of members)
        expect(await pointsOf(memberId)).toBe(BigInt(owners.has(memberId) ? PRICE : 2 * PRICE));
      const ledger = await database.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
      expect(isSound(ledger)).toBe(true);
    },
    TIMEOUT_MS,
  );
});
