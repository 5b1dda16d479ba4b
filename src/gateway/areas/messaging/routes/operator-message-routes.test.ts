import { beforeAll, expect, it } from 'vitest';
import type {
  MemberMessages,
  MessageAudience,
  OperatorMessage,
  OperatorMessages,
  RecipientCount,
  SendOperatorMessage,
} from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { deliverMessages } from '../inbox/deliver-messages.ts';

const words = {
  subject: { EN: 'Maintenance', ES: 'Mantenimiento' },
  body: { EN: 'On <b>Friday</b>.', ES: 'El viernes.' },
};

describeOnOneEngine('messages of operators', (open) => {
  const scene = withdrawalScene(open);
  const { ask, newMember } = scene;
  let early: SceneMember;
  let late: SceneMember;

  beforeAll(async () => {
    early = await newMember({ funds: 0n });
    late = await newMember({ funds: 0n });
    await scene.database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ registered_at: new Date('2026-01-10T00:00:00Z').toISOString() })
        .where('member_id', '=', early.memberId)
        .execute(),
    );
  });

  const operator = () => operatorCalls(scene.gateway);
  const send = (audience: MessageAudience, key: string, more: Partial<SendOperatorMessage> = {}) =>
    operator().call('/sites/aurora/messages', {
      ...{ method: 'POST', body: { audience, ...words, ...more }, idempotencyKey: key },
    });
  const count = async (audience: MessageAudience) =>
    successOf<RecipientCount>(
      await operator().call('/sites/aurora/messages/recipients', { method: 'POST', body: { audience } }),
    ).recipients;
  const inbox = async ({ token }: SceneMember, language = 'EN') =>
    successOf<MemberMessages>(await ask(token, `/wps/member/messages?language=${language}`));
  const subjects = async (member: SceneMember) =>
    (await inbox(member)).list.filter(({ kind }) => kind === 'operator').map(({ subject }) => subject);
  const deliver = () => deliverMessages({ database: scene.database, sites: scene.gateway.sites, clock: scene.now });

  it('reach one member in its language, once for each key', async () => {
    const sent = successOf<OperatorMessage>(await send({ account: early.account.toUpperCase() }, 'one'));
    expect(validatorOf('OperatorMessage')(sent)).toBe(true);
    expect(sent).toMatchObject({ recipients: 1, isDelivered: true });
    expect(successOf<OperatorMessage>(await send({ account: early.account.toUpperCase() }, 'one'))).toEqual(sent);
    const other = await send({ account: early.account.toUpperCase() }, 'one', { subject: { EN: 'Other', ES: 'Otro' } });
    expect(refusalOf(other).code).toBe('idempotency_mismatch');
    const { list, unreadCount } = await inbox(early, 'ES');
    expect(list[0]).toMatchObject({
      ...{ kind: 'operator', subject: 'Mantenimiento', body: 'El viernes.', readAt: null },
    });
    expect(unreadCount).toBe(list.length);
    // Plain text: the page shows the marks.
    expect((await inbox(early)).list[0]?.body).toBe('On <b>Friday</b>.');
    expect(await subjects(late)).toEqual([]);
  });

  it('reach all members of a segment once, also where several deliver at a time', async () => {
    const segment = { registeredUntil: '2026-02-01T00:00:00Z' };
    expect(await count({ segment })).toBe(1);
    expect(await count({ segment: {} })).toBe(2);
    expect(await count({ segment: { agents: true } })).toBe(0);
    expect(await count({ segment: { agents: false, signedInSince: '2026-01-01T00:00:00Z' } })).toBe(2);
    expect(await count({ segment: { awaySince: '2026-01-01T00:00:00Z' } })).toBe(0);
    expect(await count({ segment: { fromLevel: 2 } })).toBe(0);
    const before = (await subjects(early)).length;
    successOf(await send({ segment }, 'early'));
    successOf(await send({ segment: {} }, 'all'));
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(await subjects(early)).toHaveLength(before + 2);
    expect(await subjects(late)).toHaveLength(1);
    scene.pass(DAY_MS);
    const { list, totalCount, languages } = successOf<OperatorMessages>(
      await operator().call('/sites/aurora/messages?pageSize=2'),
    );
    expect(totalCount).toBe(3);
    expect(languages.slice(0, 2)).toEqual(['EN', 'ES']);
    expect(list.map(({ recipients, isDelivered }) => [recipients, isDelivered])).toEqual([
      [2, true],
      [1, true],
    ]);
  });

  it('are refused with the field: no words in the site’s language, a language it does not offer, nobody', async () => {
    const without = await send({ segment: {} }, 'x', { subject: { ES: 'Hola' } });
    expect(refusalOf(without)).toMatchObject({ code: 'invalid_request', fields: { subject: 'required' } });
    const foreign = await send({ segment: {} }, 'x', { body: { ...words.body, ZZ: 'Hm' } as never });
    expect(refusalOf(foreign)).toMatchObject({ code: 'invalid_request' });
    expect(refusalOf(await send({ account: 'nobody-here' }, 'x')).code).toBe('unknown_member');
  });
});
