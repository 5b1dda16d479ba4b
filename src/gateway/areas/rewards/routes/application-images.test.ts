import { expect, it } from 'vitest';
import type { MemberPromotion } from '#contracts/generated/contracts.ts';
import { forgetHistory, KEPT_DAYS } from '#gateway/flows/forget-history.ts';
import { photo, polyglots, screenshot } from '#gateway/testing/hostile-images.ts';
import { promotionScene } from '#gateway/testing/promotion-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { DAY_MS } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('images of applications to promotions', (open) => {
  const scene = promotionScene(open);
  const { ask, newMember, back, one, apply, put } = scene;

  it('are refused by their content, where there are three, and where none are taken', async () => {
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
});
