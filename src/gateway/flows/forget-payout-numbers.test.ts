import { expect, it } from 'vitest';
import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { forgetHistory, KEPT_DAYS } from './forget-history.ts';

describeOnOneEngine('account numbers of withdrawals', (open) => {
  const scene = withdrawalScene(open);
  const { ask, confirm, decide, newMember, now, pass, requested, send } = scene;

  const forget = () => forgetHistory(scene.database, { clock: now, rows: 2 })('aurora');
  const hasNumber = async ({ withdrawalId }: Withdrawal): Promise<boolean> => {
    const row = await scene.database.forSite('aurora', (tx) =>
      tx
        .selectFrom('withdrawal')
        .select(['masked_number', 'sealed_number'])
        .where('payment_id', '=', withdrawalId)
        .executeTakeFirstOrThrow(),
    );
    expect(row.masked_number).toBe('•••• 4342');
    return row.sealed_number !== null;
  };

  it('are forgotten some time after it was over, and never before', async () => {
    const member = await newMember();
    const confirmed = await requested(member, '100.00');
    await send(confirmed, 10_000);
    successOf(await confirm(member, confirmed, { part: 1, outcome: 'received' }));
    const cancelled = await requested(member, '600.00');
    successOf(await ask(member.token, `/wps/member/withdrawals/${cancelled.withdrawalId}`, { method: 'DELETE' }));
    const waiting = await requested(member, '500.00');
    const rejected = await requested(member, '300.00');
    expect(waiting.status).toBe('reviewing');
    successOf(await decide(`withdrawal-${rejected.withdrawalId}`, 'reject', '300.00'));

    pass((KEPT_DAYS.payoutNumbers - 1) * DAY_MS);
    await forget();
    for (const one of [confirmed, cancelled, waiting, rejected]) expect(await hasNumber(one)).toBe(true);
    pass(2 * DAY_MS);
    await forget();
    for (const one of [confirmed, cancelled, rejected]) expect(await hasNumber(one)).toBe(false);
    expect(await hasNumber(waiting)).toBe(true);

    // A withdrawal that is approved late is still sent; its number is kept from then on.
    successOf(await decide(`withdrawal-${waiting.withdrawalId}`, 'approve', '500.00'));
    expect(scene.provider.payoutOf(waiting.reference).destination).toMatchObject({
      number: expect.stringMatching(/^EE/),
    });
    await forget();
    expect(await hasNumber(waiting)).toBe(true);
  });
});
