import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type {
  MemberInfo,
  MemberPromotion,
  MemberRewards,
  OperatorApplications,
} from '#contracts/generated/contracts.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { photo, screenshot } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { promotionScene } from '#gateway/testing/promotion-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { remindPromotions } from '../promotions/remind-promotions.ts';

describeOnOneEngine('promotions', (open) => {
  const scene = promotionScene(open);
  const { ask, newMember, back, balance, deposited, isSound, messages } = scene;
  const { list, statuses, one, apply, claim, put, operator, waiting, decide } = scene;

  it('are listed with a status each, and those that can be joined are counted for the public state', async () => {
    const member = await newMember();
    const all = await list(member);
    expect(validatorOf('MemberPromotions')(all)).toBe(true);
    expect(await statuses(member)).toEqual({
      ...{ photo: 'join', story: 'join', gift: 'join', boost: 'join', welcome: 'join', reload: 'comingSoon' },
      ...{ visit: 'claim', rebate: 'join', later: 'comingSoon', past: 'closed', slotRace: 'join' },
    });
    // A mission that can be claimed has a count of its own.
    expect(all.availablePromoCount).toBe(6);
    const info = successOf<MemberInfo>(await accountCalls(scene.gateway).info(member.token));
    expect(info).toMatchObject({ availablePromoCount: 6, availablePromo: { REFERRAL: { enabled: false } } });
  });

  it('take an application with images, show where it is, and pay its prize once it is approved', async () => {
    const member = await newMember();
    const drafted = successOf<MemberPromotion>(await put(member, 'photo', await photo()));
    expect(drafted).toMatchObject({ status: 'join', mayApply: true, application: null, draft: [{ name: 'me.png' }] });
    successOf(await put(member, 'photo', await photo()));
    const [first] = successOf<MemberPromotion>(await put(member, 'photo', await screenshot(300))).draft;
    const url = first?.url ?? '';
    const shown = await ask(member.token, url);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
    const other = await newMember();
    expect(refusalOf(await ask(other.token, url)).code).toBe('not_found');

    expect(successOf<MemberPromotion>(await ask(member.token, url, { method: 'DELETE' })).draft).toHaveLength(1);
    const sent = successOf<MemberPromotion>(await apply(member, 'photo', '  My corner  '));
    expect(validatorOf('MemberPromotion')(sent)).toBe(true);
    expect(sent).toMatchObject({ status: 'applying', mayApply: false, draft: [] });
    expect(sent.application).toMatchObject({ state: 'sent', comment: 'My corner', images: [{ number: 2 }] });
    expect(refusalOf(await apply(member, 'photo', 'again')).code).toBe('already_applied');
    expect(refusalOf(await put(member, 'photo', await photo())).code).toBe('already_applied');
    expect(refusalOf(await claim(member, 'photo')).code).toBe('reward_unknown');

    const asked = await waiting(member);
    expect(validatorOf('OperatorApplication')(asked)).toBe(true);
    expect(asked).toMatchObject({ promotion: 'The promotion photo', prize: { points: 500 }, isLargest: false });
    const picture = asked.application.images[0]?.url.replace('/wps/operator', '') ?? '';
    expect((await operatorCalls(scene.gateway).call(picture)).status).toBe(200);
    expect(refusalOf(await operatorCalls(scene.gateway).call(picture.replace('aurora', 'lotus'))).code).toBe(
      'not_found',
    );
    successOf(await decide(member, 'take'));
    expect(refusalOf(await decide(member, 'take')).code).toBe('case_decided');
    expect((await one(member, 'photo')).status).toBe('process');
    successOf(await decide(member, 'approve'));
    expect(refusalOf(await operator(`/${asked.applicationId}/approve`, {})).code).toBe('case_decided');
    expect(refusalOf(await operator(`/${asked.applicationId}/reject`, { reason: 'other' })).code).toBe('case_decided');

    expect(await one(member, 'photo')).toMatchObject({ status: 'claim', prize: { points: 500 } });
    expect((await messages(member))[0]).toMatchObject({ kind: 'promotionApproved' });
    const { ready } = successOf<MemberRewards>(await ask(member.token, '/wps/member/rewards'));
    expect(ready).toMatchObject([{ kind: 'promotion', source: 'photo', points: 500 }]);
    expect(successOf(await ask(member.token, '/wps/member/rewards/counts'))).toEqual({ rewards: 1, missions: 1 });
    expect(refusalOf(await claim(other, 'photo')).code).toBe('reward_unknown');
    expect(successOf<MemberPromotion>(await claim(member, 'photo'))).toMatchObject({ status: 'claimed' });
    expect(refusalOf(await claim(member, 'photo')).code).toBe('already_claimed');
    expect(refusalOf(await apply(member, 'photo')).code).toBe('already_applied');
  });

  it('are claimed once by claims that come at once', async () => {
    const member = await newMember();
    successOf(await apply(member, 'gift', 'please'));
    successOf(await decide(member, 'approve'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(member, 'gift')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => refusalOf(answer).code))).toEqual(
      new Set(['already_claimed']),
    );
    expect(await balance(member)).toBe('1005.00');
    expect(await isSound()).toBe(true);
  });

  it('take one of applications that come at once', async () => {
    const member = await newMember();
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(member, 'gift', 'please')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('have a prize that the operator names up to the stated one', async () => {
    const member = await newMember();
    successOf(await apply(member, 'story', 'once'));
    const refused = async (body: object) => refusalOf(await decide(member, 'approve', body)).fields;
    expect(await refused({})).toMatchObject({ amount: 'required' });
    expect(await refused({ amount: '20.01' })).toMatchObject({ amount: 'out_of_range' });
    expect(await refused({ amount: '0.00' })).toMatchObject({ amount: 'out_of_range' });
    expect(await refused({ amount: '1.005' })).toMatchObject({ amount: 'wrong_format' });
    expect(await refused({ points: 5 })).toMatchObject({ points: 'unknown_field' });
    successOf(await decide(member, 'approve', { amount: '12.50' }));
    scene.pass(31 * DAY_MS);
    const later = await back(member);
    expect(await one(later, 'story')).toMatchObject({ status: 'closed' });
    expect(refusalOf(await claim(later, 'story')).code).toBe('reward_expired');
    expect(await balance(later)).toBe('1000.00');
  });

  it('say why an application was rejected, and take two more', async () => {
    const member = await newMember();
    for (const attempt of [1, 2, 3]) {
      successOf(await apply(member, 'gift', `attempt ${attempt}`));
      successOf(await decide(member, 'reject', { reason: 'termsNotMet', note: 'See the second term.' }));
      expect(await one(member, 'gift')).toMatchObject({
        ...{ status: 'rejected', mayApply: attempt < 3 },
        application: {
          rejection: { text: 'The terms of the promotion are not met.', note: 'See the second term.' },
        },
      });
    }
    expect(refusalOf(await apply(member, 'gift', 'once more')).code).toBe('already_applied');
    expect((await messages(member))[0]?.body).toContain('The terms of the promotion are not met. See the second term.');
    expect(refusalOf(await operator('/999999/approve', {})).code).toBe('not_found');
  });

  it('begin a bonus with the terms of the rule that the prize names', async () => {
    const member = await newMember();
    successOf(await apply(member, 'boost', 'please'));
    successOf(await decide(member, 'approve'));
    expect(await one(member, 'boost')).toMatchObject({
      ...{ status: 'joined', prize: { amount: '10.00' } },
      progress: { done: '0.00', target: '100.00', isMoney: true },
    });
    expect((await messages(member))[0]).toMatchObject({ kind: 'promotionBonus' });
    expect(refusalOf(await claim(member, 'boost')).code).toBe('reward_unknown');
  });

  it('remind members of one that has not begun, once, when it begins', async () => {
    let [member, other] = [await newMember(), await newMember()];
    const remind = (whose: typeof member, id: string) =>
      ask(whose.token, `/wps/member/promotions/${id}/reminder`, { method: 'POST' });
    const run = () =>
      remindPromotions({
        ...{ database: scene.database, clock: scene.now, sites: scene.gateway.sites },
        onFailed: (site, _member, cause) => {
          throw new Error(`${site} failed`, { cause });
        },
      });
    expect(await one(member, 'later')).toMatchObject({ status: 'comingSoon', reminder: 'offered' });
    // Its time is not known: it waits for a deposit.
    expect(await one(member, 'reload')).toMatchObject({ status: 'comingSoon', reminder: null });
    for (let times = 0; times < 2; times += 1)
      expect(successOf<MemberPromotion>(await remind(member, 'later'))).toMatchObject({ reminder: 'asked' });
    expect(await one(other, 'later')).toMatchObject({ reminder: 'offered' });
    expect(successOf<MemberPromotion>(await remind(member, 'gift'))).toMatchObject({ reminder: null });
    expect(refusalOf(await remind(member, 'past')).code).toBe('promotion_closed');
    expect(refusalOf(await remind(member, 'hidden')).code).toBe('not_found');
    await run();
    expect((await messages(member)).filter(({ kind }) => kind === 'promotionStarted')).toEqual([]);

    scene.pass(40 * DAY_MS);
    await Promise.all([run(), run()]);
    await run();
    [member, other] = [await back(member), await back(other)];
    const told = (await messages(member)).filter(({ kind }) => kind === 'promotionStarted');
    expect(told).toMatchObject([{ body: '“The promotion later” has begun. You asked to be told.' }]);
    expect((await messages(other)).filter(({ kind }) => kind === 'promotionStarted')).toEqual([]);
    expect(await one(member, 'later')).toMatchObject({ status: 'join', reminder: null });
  });

  it('are not told of to members who are frozen or excluded from play, and one failure stops no other', async () => {
    const members = [await newMember(), await newMember(), await newMember(), await newMember()] as const;
    const [failing, frozen, excluded] = members;
    for (const { token } of members)
      successOf(await ask(token, '/wps/member/promotions/later/reminder', { method: 'POST' }));
    const change = (memberId: string, values: object) =>
      scene.database.forSite('aurora', (tx) =>
        tx
          .updateTable('member')
          .set(values)
          .where('site_id', '=', 'aurora')
          .where('member_id', '=', memberId)
          .execute(),
      );
    await change(frozen.memberId, { frozen_at: scene.now(), frozen_by: 'operator' });
    await scene.database.forSite('aurora', (tx) =>
      saveExclusion(tx, { siteId: 'aurora', memberId: excluded.memberId }, { from: scene.now(), until: null }),
    );
    scene.pass(40 * DAY_MS);
    const failed: (string | null)[] = [];
    const [aurora] = scene.gateway.sites.all().filter(({ id }) => id === 'aurora');
    if (aurora === undefined) throw new Error('there is no site');
    /** Runs the job; unless it is whole, the first member's reminder cannot be taken. */
    const run = (isWhole: boolean) =>
      remindPromotions({
        ...{ clock: scene.now, sites: { all: () => [aurora] }, onFailed: (_site, member) => failed.push(member) },
        database: {
          forReading: (siteId, work) => scene.database.forReading(siteId, work),
          forSite: (siteId, work) =>
            scene.database.forSite(siteId, async (tx) => {
              const result = await work(tx);
              const { rows } = await sql<{ member_id: string }>`
                select member_id from promotion_reminder where member_id = ${failing.memberId}`.execute(tx);
              if (!isWhole && rows.length === 0) throw new Error('no reminder is taken');
              return result;
            }),
        },
      });
    await run(false);
    expect(failed).toEqual([failing.memberId]);
    const told = async () => {
      const rows = await scene.database.forSite('aurora', (tx) =>
        tx.selectFrom('member_message').select('member_id').where('kind', '=', 'promotionStarted').execute(),
      );
      return members.map(({ memberId }) => rows.some((row) => row.member_id === memberId));
    };
    expect(await told()).toEqual([false, false, false, true]);
    await change(frozen.memberId, { frozen_at: null, frozen_by: null });
    await run(true);
    // What was taken from members who could not be told does not come later.
    expect(await told()).toEqual([true, false, false, true]);
    expect(failed).toHaveLength(1);
  });

  it('know a first deposit once it is credited', async () => {
    const member = await newMember();
    const info = async () => successOf<MemberInfo>(await accountCalls(scene.gateway).info(member.token));
    expect(await statuses(member)).toMatchObject({ welcome: 'join', reload: 'comingSoon' });
    const before = (await info()).availablePromoCount;
    await deposited(member, '10.00');
    // It is too small for a bonus, and it was the first one.
    expect(await statuses(member)).toMatchObject({ welcome: 'closed', reload: 'join' });
    expect((await info()).availablePromoCount).toBe(before);
  });

  it('follow the bonuses of deposits and the missions', async () => {
    const member = await newMember();
    await deposited(member, '50.00');
    expect(await one(member, 'welcome')).toMatchObject({
      ...{ status: 'joined', prize: { amount: '50.00' }, progress: { done: '0.00', target: '500.00', isMoney: true } },
    });
    expect(await statuses(member)).toMatchObject({ reload: 'join', visit: 'claim' });
    await deposited(member, '20.00');
    expect(await statuses(member)).toMatchObject({ welcome: 'joined', reload: 'joined' });
    expect(successOf<MemberPromotion>(await claim(member, 'visit'))).toMatchObject({ status: 'claimed' });
    expect(refusalOf(await claim(member, 'visit')).code).toBe('already_claimed');
  });

  it('are not approved for a member who is frozen, or excluded from play', async () => {
    const member = await newMember();
    successOf(await apply(member, 'boost', 'please'));
    const freeze = (at: Date | null) =>
      scene.database.forSite('aurora', (tx) =>
        tx
          .updateTable('member')
          .set({ frozen_at: at, frozen_by: at && 'operator' })
          .where('site_id', '=', 'aurora')
          .where('member_id', '=', member.memberId)
          .execute(),
      );
    await freeze(scene.now());
    expect(refusalOf(await decide(member, 'approve')).code).toBe('account_frozen');
    await freeze(null);
    const until = new Date(scene.now().getTime() + DAY_MS);
    await scene.database.forSite('aurora', (tx) =>
      saveExclusion(tx, { siteId: 'aurora', memberId: member.memberId }, { from: scene.now(), until }),
    );
    expect(refusalOf(await decide(member, 'approve')).code).toBe('play_excluded');
    expect(await one(member, 'boost')).toMatchObject({ status: 'applying', prize: null });
    successOf(await decide(member, 'reject', { reason: 'other' }));
  });

  describe('refuse', () => {
    it('applications to promotions that cannot be applied to', async () => {
      const member = await newMember();
      for (const [id, code] of [
        ['later', 'promotion_coming_soon'],
        ['past', 'promotion_closed'],
        // Not shown any more, never there, and joined by a deposit.
        ['hidden', 'not_found'],
        ['nobody', 'not_found'],
        ['welcome', 'not_found'],
      ] as const) {
        expect(refusalOf(await apply(member, id, 'please')).code).toBe(code);
        expect(refusalOf(await put(member, id, await photo())).code).toBe(code);
      }
    });

    it('applications without what they need, or with a longer comment', async () => {
      const member = await newMember();
      expect(refusalOf(await apply(member, 'gift', '  ')).fields).toMatchObject({ comment: 'required' });
      expect(refusalOf(await apply(member, 'photo', 'x')).fields).toMatchObject({ images: 'required' });
      expect(refusalOf(await apply(member, 'gift', 'x'.repeat(141))).fields).toMatchObject({
        comment: 'too_long',
      });
      successOf(await apply(member, 'gift', '字'.repeat(140)));
    });

    it('everything of another site', async () => {
      const member = await newMember();
      successOf(await apply(member, 'gift', 'please'));
      const { applicationId } = await waiting(member);
      const lotus = (rest: string) =>
        operatorCalls(scene.gateway).call(`/sites/lotus/applications/${applicationId}/${rest}`, {
          ...{ method: 'POST', body: rest === 'reject' ? { reason: 'other' } : {} },
        });
      for (const verb of ['take', 'approve', 'reject']) expect(refusalOf(await lotus(verb)).code).toBe('not_found');
      const { list: none } = successOf<OperatorApplications>(
        await operatorCalls(scene.gateway).call('/sites/lotus/applications'),
      );
      expect(none).toEqual([]);
    });
  });
});
