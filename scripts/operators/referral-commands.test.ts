import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertReferral, saveReferral } from '#gateway/areas/rewards/repository/referral-repository.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { readOperatorArguments } from './operator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';
import { operatorsClient } from './operators-client.ts';

const MEMBER = 'REFER00001';
const FRIENDS = ['REFER00002', 'REFER00003'] as const;
const referral = {
  ...{ qualifies: { days: 10, deposited: '20.00' }, reward: { amount: '5.00' }, mostPerMonth: 3 },
};

describe('npm run operator, of friends whom members bring', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { referral, flags: [{ modId: 'REFERRAL3', enabled: true }] } })],
    });
    for (const memberId of [MEMBER, ...FRIENDS])
      await database.forSite('aurora', (tx) => addTestMember(tx, 'aurora', memberId));
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  async function run(...args: string[]): Promise<string> {
    const printed: string[] = [];
    await runOperatorCommand(readOperatorArguments([...args, '--site', 'aurora']), {
      client: operatorsClient(`http://localhost:${gateway.port}`, TEST_OPERATOR_TOKEN),
      askPassword: async () => '',
      print: (line) => void printed.push(line),
    });
    return printed.join('\n');
  }

  const hold = (friendId: string) =>
    database.forSite('aurora', async (tx) => {
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
