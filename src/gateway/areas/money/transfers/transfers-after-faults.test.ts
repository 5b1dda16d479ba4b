import { expect, it } from 'vitest';
import { moved, testVendorWallets } from '#gateway/testing/test-vendor-wallets.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

describeOnEveryEngine('the wallets of vendors', (open) => {
  const vendorWallets = testVendorWallets(open);
  const { keeper, otherKeeper, memberWith, move, toVendor, funds, walletsIn, play, isSound, finish } = vendorWallets;

  it('are shown with their last known balance while their vendor does not answer', async () => {
    const { token } = await memberWith('transferthree', 10_000n);
    await toVendor(token, '20.01');
    play(2_001, 1_000);
    await toVendor(token, '1.00');
    play(1_100, 7);
    keeper.mood = 'down';
    const { total, wallets } = await funds(token);
    expect([total, wallets.find(({ vendor: code }) => code === 'PG')]).toEqual([
      '89.99',
      expect.objectContaining({ balance: '11.00', isLive: false }),
    ]);
    expect(await isSound()).toBe(true);
  });

  it('give everything back where the vendor refuses to take it, and answer a failure with its code', async () => {
    const { token } = await memberWith('transferback', 10_000n);
    keeper.mood = 'refusing';
    const refused = await toVendor(token, '40.00', 'back');
    expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'transfer_refused' });
    keeper.mood = 'well';
    expect((await toVendor(token, '40.00', 'back')).text).toBe(refused.text);
    expect((await funds(token)).total).toBe('100.00');
    expect(await isSound()).toBe(true);
  });

  it.each(['down', 'silent'] as const)(
    'finish later what a vendor that is %s gave no answer to: nothing is lost, and nothing comes twice',
    async (mood) => {
      const { token } = await memberWith(`transfer${mood}`, 10_000n);
      keeper.mood = mood;
      expect(moved(await toVendor(token, '33.00', mood))).toEqual(['67.00', ['toVendor 33.00 pending']]);
      expect(refusalOf(await toVendor(token, '1.00'))).toMatchObject({ status: 409, code: 'transfer_pending' });
      const meanwhile = await funds(token);
      expect([meanwhile.total, meanwhile.wallets.find(({ vendor: code }) => code === 'PG')]).toEqual([
        '100.00',
        expect.objectContaining({ balance: '33.00', isPending: true, isLive: false }),
      ]);
      keeper.mood = 'well';
      await finish();
      expect([(await funds(token)).total, await walletsIn(token)]).toEqual(['100.00', { EG2: '0.00', PG: '33.00' }]);
      keeper.mood = mood;
      const back = await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '33.00' });
      expect(moved(back)).toEqual(['67.00', ['fromVendor 33.00 pending']]);
      keeper.mood = 'well';
      await finish();
      await finish();
      expect([(await funds(token)).mainWallet, await walletsIn(token)]).toEqual([
        '100.00',
        { EG2: '0.00', PG: '0.00' },
      ]);
      expect(await isSound()).toBe(true);
      // The answer stays the one that was given.
      expect(moved(await toVendor(token, '33.00', mood))).toEqual(['67.00', ['toVendor 33.00 pending']]);
    },
  );

  it('go on where a process died between the vendor and the ledger, by the same key', async () => {
    const { token, id } = await memberWith('transferdied', 10_000n);
    keeper.mood = 'silent';
    await toVendor(token, '12.34', 'died');
    await vendorWallets.database.forSite('aurora', (tx) =>
      tx.updateTable('wallet_transfer_request').set({ answer: null }).where('member_id', '=', id).execute(),
    );
    keeper.mood = 'well';
    expect(moved(await toVendor(token, '12.34', 'died'))).toEqual(['87.66', ['toVendor 12.34 done']]);
    expect(await walletsIn(token)).toMatchObject({ PG: '12.34' });
    expect(await isSound()).toBe(true);
  });

  it('are emptied together, but for those that do not answer', async () => {
    const { token } = await memberWith('transferall', 10_000n);
    await toVendor(token, '10.00');
    await move(token, { direction: 'toVendor', vendor: 'EG2', amount: '20.00' });
    otherKeeper.mood = 'down';
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['80.00', ['fromVendor 10.00 done']]);
    otherKeeper.mood = 'well';
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['100.00', ['fromVendor 20.00 done']]);
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['100.00', []]);
  });

  it.each([1, 2, 3])('keep every cent, whatever their vendor does and in whichever order (seed %i)', async (seed) => {
    const { token } = await memberWith(`transferseed${'abc'[seed - 1]}`, 10_000n);
    let state = seed;
    const draw = <Choice>(choices: readonly Choice[]): Choice => {
      state = (state * 48_271) % 2_147_483_647;
      const drawn = choices[state % choices.length];
      if (drawn === undefined) throw new Error('there is nothing to draw from');
      return drawn;
    };
    const before = [...keeper.held.values()].reduce((sum, held) => sum + held, 0);
    for (let step = 0; step < 30; step += 1) {
      keeper.mood = draw(['well', 'well', 'down', 'silent', 'refusing']);
      const direction = draw(['toVendor', 'fromVendor'] as const);
      const answer = await move(token, { direction, vendor: 'PG', amount: draw(['0.01', '7.77', '30.00', '95.00']) });
      if (answer.status !== 200)
        expect(['insufficient_funds', 'transfer_pending', 'transfer_refused']).toContain(refusalOf(answer).code);
      if (draw([true, false])) await finish();
    }
    keeper.mood = 'well';
    await finish();
    const after = [...keeper.held.values()].reduce((sum, held) => sum + held, 0);
    const { mainWallet, total, wallets } = await funds(token);
    expect([total, wallets.some(({ isPending }) => isPending)]).toEqual(['100.00', false]);
    // The vendor has exactly what the main wallet lacks.
    expect(Math.round(Number(mainWallet) * 100) + (after - before)).toBe(10_000);
    expect(await isSound()).toBe(true);
  });
});
