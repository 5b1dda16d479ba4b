import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementEntry, OfferPrize } from '#contracts/generated/contracts.ts';
import { changeApplication, insertDraft } from '#gateway/areas/rewards/repository/application-repository.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { readOperatorArguments } from './operator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';
import { operatorsClient } from './operators-client.ts';

const MEMBER = 'APPLY00001';
const image = { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' };
const application = (
  id: string,
  offer: { readonly prize: OfferPrize; readonly prizeIs?: 'largest' },
): AnnouncementEntry => ({
  ...{ id, kind: 'PR', execution: 'B', title: { EN: `The ${id}` } },
  promotion: { image, offer: { kind: 'application', comment: 'optional', images: 'none', ...offer } },
});
const announcements = [
  application('photo', { prize: { points: 500 }, prizeIs: 'largest' }),
  application('story', { prize: { amount: '20.00' } }),
];

describe('npm run operator, of applications', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, { sites: [siteDocuments({ id: 'aurora', announcements })] });
    await database.forSite('aurora', (tx) => addTestMember(tx, 'aurora', MEMBER));
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

  const send = (promotionId: string) =>
    database.forSite('aurora', async (tx) => {
      const at = new Date();
      const { application_id } = await insertDraft(tx, 'aurora', { memberId: MEMBER, promotionId, at });
      const sent = { state: 'sent', comment: 'Please', sent_at: at } as const;
      return (await changeApplication(tx, 'aurora', application_id, sent)).application_id;
    });

  it('lists them, and decides each once', async () => {
    expect(await run('applications')).toBe('there are no applications that are open');
    const [photo, story] = [await send('photo'), await send('story')];
    const line = `${photo}  ${MEMBER}  The photo  up to 500 points  0 images  (Please)  `;
    expect(await run('applications')).toContain(`${line}sent`);
    await expect(run('application-approve', photo)).rejects.toThrow();
    expect(await run('application-approve', photo, '--text', '200')).toBe(`${line}approved by operator token`);
    await expect(run('application-reject', photo, '--reason', 'other')).rejects.toThrow();
    expect(await run('application-reject', story, '--reason', 'sentBefore', '--text', 'Last week')).toContain(
      'rejected by operator token: sentBefore, Last week',
    );
    expect(await run('applications', '--state', 'rejected')).toContain('Last week');
    await expect(run('application-approve')).rejects.toThrow('name the application: look with applications');
  });
});
