import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type {
  AnnouncementEntry,
  MemberInfo,
  MemberPromotion,
  MemberPromotions,
  MemberRewards,
  OperatorApplication,
  OperatorApplications,
} from '#contracts/generated/contracts.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { forgetHistory, KEPT_DAYS } from '#gateway/flows/forget-history.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { photo, polyglots, screenshot } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const image = { desktop: 'assets/wide.webp', mobile: 'assets/tall.webp' };
const promotion = (id: string, offer: object, more: object = {}): AnnouncementEntry =>
  ({
    ...{ id, kind: 'PR', execution: 'B', title: { EN: `The promotion ${id}` } },
    promotion: { image, offer, ...more },
  }) as AnnouncementEntry;
const application = (prize: object, more: object = {}) => ({
  ...{ kind: 'application', comment: 'required', images: 'optional', prize, ...more },
});

const announcements = [
  promotion('photo', application({ points: 500 }, { comment: 'optional', images: 'required' })),
  promotion('story', application({ amount: '20.00' }, { prizeIs: 'largest', images: 'none' })),
  promotion('gift', application({ amount: '5.00' })),
  promotion('boost', application({ bonus: 'welcome', amount: '10.00' })),
  promotion('welcome', { kind: 'bonus', bonus: 'welcome' }),
  promotion('reload', { kind: 'bonus', bonus: 'reload' }),
  promotion('visit', { kind: 'mission', mission: 'visit' }),
  promotion('rebate', { kind: 'page', action: { do: 'navigate', page: 'home' } }),
  promotion('later', application({ points: 5 }), { period: { from: '2026-04-01T00:00:00Z' } }),
  promotion('past', application({ points: 5 }), { period: { until: '2026-02-01T00:00:00Z' } }),
  { ...promotion('hidden', application({ points: 5 })), until: '2026-02-01T00:00:00Z' },
  { ...promotion('slotRace', application({ points: 5 })), until: '2026-03-20T00:00:00Z' },
];
const rule = { percent: 100, from: '20.00', largest: '100.00', turnover: 10, days: 7 };
const settings = {
  points: { rates: [{ from: '0', per: '1.00', points: 1 }] },
  bonus: {
    ...{ spends: 'ownFirst', contributions: [{ category: 'RNG', percent: 100 }] },
    offers: [
      { id: 'welcome', name: { EN: 'Welcome' }, on: 'firstDeposit', ...rule },
      { id: 'reload', name: { EN: 'Reload' }, on: 'weekly', ...rule },
    ],
  },
  missions: {
    list: [{ id: 'visit', name: { EN: 'Come by' }, every: 'day', task: { visit: true }, prize: { amount: '0.10' } }],
  },
};

describeOnOneEngine('promotions', (open) => {
  const scene = withdrawalScene(open, structuredClone(settings) as never, { announcements });
  const { ask, newMember, back, balance, deposited, isSound, messages } = scene;

  const path = (id: string, rest = '') => `/wps/member/promotions/${id}${rest}`;
  const list = async ({ token }: SceneMember) =>
    successOf<MemberPromotions>(await ask(token, '/wps/member/promotions'));
  const statuses = async (member: SceneMember) =>
    Object.fromEntries((await list(member)).list.map(({ promotionId, status }) => [promotionId, status]));
  const one = async (member: SceneMember, id: string): Promise<MemberPromotion> => {
    const found = (await list(member)).list.find(({ promotionId }) => promotionId === id);
    if (found === undefined) throw new Error(`no promotion ${id}`);
    return found;
  };
  const apply = ({ token }: SceneMember, id: string, comment?: string) =>
    ask(token, path(id, '/application'), { method: 'POST', body: comment === undefined ? {} : { comment } });
  const claim = ({ token }: SceneMember, id: string) => ask(token, path(id, '/claim'), { method: 'POST' });
  const put = ({ token }: SceneMember, id: string, file: Buffer, query = '?name=me.png') =>
    ask(token, path(id, `/images${query}`), { method: 'PUT', headers: { 'content-type': 'image/png' }, body: file });
  const operator = (rest: string, body?: object) =>
    operatorCalls(scene.gateway).call(
      `/sites/aurora/applications${rest}`,
      body === undefined ? {} : { method: 'POST', body },
    );
  const waiting = async (member: SceneMember): Promise<OperatorApplication> => {
    const { list: open } = successOf<OperatorApplications>(await operator('?pageSize=100'));
    const found = open.findLast(({ memberId }) => memberId === member.memberId);
    if (found === undefined) throw new Error('no application waits');
    return found;
  };
  const decide = async (member: SceneMember, verb: 'take' | 'approve' | 'reject', body: object = {}) =>
    operator(`/${(await waiting(member)).applicationId}/${verb}`, body);

  it('are listed with a status each, and those that can be joined are counted for the public state', async () => {
    const member = await newMember();
    const all = await list(member);
    expect(validatorOf('MemberPromotions')(all)).toBe(true);
    expect(await statuses(member)).toEqual({
      ...{ photo: 'join', story: 'join', gift: 'join', boost: 'join', welcome: 'join', reload: 'comingSoon' },
      ...{ visit: 'claim', rebate: 'join', later: 'comingSoon', past: 'closed', slotRace: 'join' },
    });
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

  it('lose drafts that were never sent after a week, with their images', async () => {
    const member = await newMember();
    const { draft } = successOf<MemberPromotion>(await put(member, 'photo', await photo()));
    const forget = () => forgetHistory(scene.database, { clock: scene.now })('aurora');
    scene.pass((KEPT_DAYS.applicationDrafts - 1) * DAY_MS);
    successOf(await put(await back(member), 'photo', await screenshot(300)));
    scene.pass(2 * DAY_MS);
    await forget();
    const later = await back(member);
    expect((await one(later, 'photo')).draft).toHaveLength(2);
    scene.pass(KEPT_DAYS.applicationDrafts * DAY_MS);
    await forget();
    const last = await back(member);
    expect((await one(last, 'photo')).draft).toEqual([]);
    expect(refusalOf(await ask(last.token, draft[0]?.url ?? '')).code).toBe('not_found');
    successOf(await put(last, 'photo', await photo()));
  });

  it('let images of a draft go also when they are not shown any more', async () => {
    const member = await newMember();
    const { draft } = successOf<MemberPromotion>(await put(member, 'slotRace', await photo()));
    const url = draft[0]?.url ?? '';
    scene.pass(20 * DAY_MS);
    const later = await back(member);
    expect(refusalOf(await apply(later, 'slotRace', 'please')).code).toBe('not_found');
    const left = successOf<MemberPromotion>(await ask(later.token, url, { method: 'DELETE' }));
    expect(left).toMatchObject({ status: 'closed', mayApply: false, draft: [] });
    expect(refusalOf(await ask(later.token, url)).code).toBe('not_found');
  });

  it('lose their images after a year, and nothing else', async () => {
    const member = await newMember();
    successOf(await put(member, 'gift', await photo()));
    const sent = successOf<MemberPromotion>(await apply(member, 'gift', 'please'));
    scene.pass((KEPT_DAYS.promotionImages + 1) * DAY_MS);
    await forgetHistory(scene.database, { clock: scene.now })('aurora');
    const later = await back(member);
    expect((await one(later, 'gift')).application).toMatchObject({ comment: 'please', images: [] });
    expect(refusalOf(await ask(later.token, sent.application?.images[0]?.url ?? '')).code).toBe('not_found');
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

    it('images by their content, a fourth one, and any where none are taken', async () => {
      const member = await newMember();
      expect(refusalOf(await put(member, 'gift', Buffer.from('<svg/>'))).code).toBe('not_an_image');
      expect(refusalOf(await put(member, 'gift', Buffer.alloc(5 * 1024 * 1024 + 1))).code).toBe('payload_too_large');
      expect(refusalOf(await put(member, 'story', await photo())).code).toBe('not_found');
      for (const width of [300, 310, 320]) successOf(await put(member, 'gift', await screenshot(width)));
      expect(refusalOf(await put(member, 'gift', await screenshot(330))).code).toBe('limit_reached');
      const [found] = (await one(member, 'gift')).draft;
      const [polyglot] = Object.values(await polyglots());
      if (polyglot === undefined) throw new Error('no polyglot');
      successOf(await ask(member.token, found?.url ?? '', { method: 'DELETE' }));
      const { draft } = successOf<MemberPromotion>(await put(member, 'gift', polyglot.file));
      const kept = await ask(member.token, draft.find(({ number }) => number === 1)?.url ?? '');
      expect(kept.status).toBe(200);
      expect(kept.bytes.includes(polyglot.trace)).toBe(false);
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
