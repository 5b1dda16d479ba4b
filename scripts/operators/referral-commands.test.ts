import { describe, expect, it } from 'vitest';
import { insertReferral, saveReferral } from '#gateway/areas/rewards/repository/referral-repository.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { commandScene } from './testing/command-scene.ts';

const MEMBER = 'REFER00001';
const FRIENDS = ['REFER00002', 'REFER00003'] as const;
const referral = {
  ...{ qualifies: { days: 10, deposited: '20.00' }, reward: { amount: '5.00' }, mostPerMonth: 3 },
};

describe('npm run operator, of referrals', () => {
  const flags = [{ modId: 'REFERRAL3', enabled: true }] as const;
  const scene = commandScene({ site: { referral, flags: [...flags] } }, [MEMBER, ...FRIENDS]);
  const { run } = scene;

  const hold = (friendId: string) =>
    scene.database.forSite('aurora', async (tx) => {
      const at = new Date();
      await insertReferral(tx, 'aurora', { friendId, referrerId: MEMBER, at });
      const signs = jsonText([{ kind: 'device' as const, memberId: MEMBER }]);
      await saveReferral(tx, 'aurora', friendId, { state: 'held', held_at: at, signs });
    });

  it('lists them, and decides about each once', async () => {
    expect(await run('referrals')).toBe('there are no friends that are held');
    const [one, two] = FRIENDS;
    for (const friendId of FRIENDS) await hold(friendId);
    expect(await run('referrals')).toContain('(device of ');
    expect(await run('referral-allow', one, '--reason', 'two sisters')).toContain(
      'allowed by operator token: two sisters',
    );
    await expect(run('referral-refuse', one, '--reason', 'other')).rejects.toThrow();
    expect(await run('referral-refuse', two, '--reason', 'one person')).toContain(
      'refused by operator token: one person',
    );
    expect(await run('referrals', '--state', 'refused')).toContain(two);
    expect(await run('referrals')).toBe('there are no friends that are held');
    await expect(run('referral-allow')).rejects.toThrow('name the referral: look with referrals');
  });
});
