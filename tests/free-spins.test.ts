import { expect, it, vi } from 'vitest';
import type { MemberReward, MemberRewards, MissionSummary, WalletBalance } from '#contracts/generated/contracts.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { arcadeAtGateway } from '#tests/attacks/support/arcade-at-gateway.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const freeSpins = { game: 'EG2:EG2-1', name: { EN: 'Café Noir' }, spins: 8, bet: '0.20', days: 7 };
const mission = (id: string, task: object, prize: object) => ({ id, name: { EN: id }, every: 'once', task, prize });
const missions = {
  list: [mission('visit', { visit: true }, { freeSpins }), mission('staked', { stake: '0.10' }, { amount: '1.00' })],
};

describeOnOneEngine('free spins from the reward to the ledger', (open) => {
  const place = arcadeAtGateway(open, { missions } as never);

  it('are claimed, played at the arcade without a bet, and paid once as the member’s own money', async () => {
    const { token, id } = await place.memberWith('freespinner', 100n);
    const read = async <Value>(path: string) => successOf<Value>(await place.asMember(token, 'GET', path));
    const balance = async () => (await read<WalletBalance>('/wps/v2/wallets/balance')).balance;
    const spinsOf = async () => (await read<MemberRewards>('/wps/member/rewards')).freeSpins;

    const claimed = await place.asMember(token, 'POST', '/wps/member/missions/visit/claim');
    const { rewardId } = successOf<MemberReward>(claimed);
    await vi.waitFor(async () => expect(await spinsOf()).toMatchObject([{ state: 'given', left: 8 }]), {
      timeout: 20_000,
      interval: 200,
    });
    const game = await place.openGame(token, 'EG2');
    if (game.session.kind !== 'slot') throw new Error('that is no slot');
    const grantId = `reward-${rewardId}`;
    expect(game.session.freeSpins).toMatchObject({ grantId, betMinor: 20, spins: 8, left: 8 });

    let won = 0;
    for (let number = 1; number <= 8; number += 1) {
      const round = await place.play(game, { betMinor: 20, grantId });
      if ('code' in round) throw new Error(round.message);
      won += round.winMinor;
      expect(round).toMatchObject({ balanceMinor: 100 + won, freeSpin: { left: 8 - number, wonMinor: won } });
    }
    expect(await place.play(game, { betMinor: 20, grantId })).toMatchObject({ code: 'free_spins_over' });
    expect(await balance()).toBe(((100 + won) / 100).toFixed(2));

    const { actions, rounds, ledger } = await place.database.forSite('aurora', async (tx) => ({
      actions: await tx
        .selectFrom('ledger_transfer')
        .select(({ fn }) => [fn.countAll<string>().as('count'), 'kind'])
        .where('site_id', '=', 'aurora')
        .where('kind', 'in', ['bet', 'win', 'bonus_win', 'bonus'])
        .groupBy('kind')
        .execute(),
      rounds: await tx
        .selectFrom('played_round')
        .select(['bet_minor', 'status'])
        .where('site_id', '=', 'aurora')
        .where('member_id', '=', id)
        .execute(),
      ledger: await checkLedger(tx, 'aurora'),
    }));
    // The wallet knows each round, also one that won nothing.
    expect(actions).toEqual([{ kind: 'bonus_win', count: '8' }]);
    expect(rounds).toEqual(Array(8).fill({ bet_minor: '0', status: 'closed' }));
    expect(isSound(ledger)).toBe(true);
    // Nobody staked anything.
    const { list } = await read<MissionSummary>('/wps/relay/MCSFE_missionSummary');
    expect(list.find(({ missionId }) => missionId === 'staked')).toMatchObject({ done: '0.00', state: 'open' });
  });
});
