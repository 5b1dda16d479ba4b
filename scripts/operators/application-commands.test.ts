import { describe, expect, it } from 'vitest';
import type { AnnouncementEntry, OfferPrize } from '#contracts/generated/contracts.ts';
import { changeApplication, insertDraft } from '#gateway/areas/rewards/repository/application-repository.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { commandScene } from './testing/command-scene.ts';

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
  const scene = commandScene({ announcements }, [MEMBER]);
  const { run } = scene;

  const send = (promotionId: string, { comment = 'Please', memberId = MEMBER } = {}) =>
    scene.database.forSite('aurora', async (tx) => {
      const at = new Date();
      const { application_id } = await insertDraft(tx, 'aurora', { memberId, promotionId, at });
      const sent = { state: 'sent', comment, sent_at: at } as const;
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
    await expect(run('application-approve', story, '--text', '5')).rejects.toThrow(`no application ${story} waits`);
    await expect(run('application-approve')).rejects.toThrow('name the application: look with applications');
  });

  it('finds what the prize is beyond the first hundred, and takes numbers alone', async () => {
    const others = Array.from({ length: 100 }, (_, index) => `QUEUE${10_000 + index}`);
    await scene.database.forSite('aurora', async (tx) => {
      for (const memberId of [...others, 'LAST000001']) await addTestMember(tx, 'aurora', memberId);
    });
    for (const memberId of others) await send('story', { memberId });
    const last = await send('photo', { memberId: 'LAST000001', comment: 'one\n\u001b[2Jtwo \u202eabc' });
    await expect(run('application-approve', last, '--text', '12.50')).rejects.toThrow('is no number of points');
    await expect(run('application-approve', last, '--text', 'many')).rejects.toThrow('is no number of points');
    await expect(run('application-approve', last.replace(/./g, '9'), '--text', '5')).rejects.toThrow('waits');
    expect(await run('application-approve', last, '--text', '7')).toContain('(one  [2Jtwo  abc)  approved');
    const story = /^(\d+) .*The story/m.exec(await run('applications'))?.[1] ?? '';
    await expect(run('application-approve', story, '--text', '1,50')).rejects.toThrow('is no amount');
  });
});
