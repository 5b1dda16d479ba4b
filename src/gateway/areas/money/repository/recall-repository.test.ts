import { expect, it } from 'vitest';
import { testVendorWallets } from '#gateway/testing/test-vendor-wallets.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';
import { endRecall, orderRecall, takeDueRecalls } from './recall-repository.ts';

describeOnEveryEngine('recalls of funds at vendors', (open) => {
  const place = testVendorWallets(open);

  it('end when their work is done, but not when a new break ordered them again meanwhile', async () => {
    const { id: memberId } = await place.memberWith('recalled', 100n);
    const recall = { memberId, integrationId: 'aurora.PG' };
    const now = new Date('2026-03-01T12:00:00Z');
    const within = place.database.forSite;
    const order = () => within('aurora', (tx) => orderRecall(tx, 'aurora', recall));
    const due = () => within('aurora', (tx) => takeDueRecalls(tx, 'aurora', { now, most: 10 }));
    const end = () => within('aurora', (tx) => endRecall(tx, 'aurora', recall));
    await order();
    expect(await due()).toMatchObject([recall]);
    await order();
    await end();
    expect(await due()).toMatchObject([recall]);
    await end();
    now.setHours(now.getHours() + 1);
    expect(await due()).toEqual([]);
  });
});
