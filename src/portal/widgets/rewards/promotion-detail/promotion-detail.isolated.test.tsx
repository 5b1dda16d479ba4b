import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberPromotion, PaymentImage, Promotion } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as promotionCalls from '#portal/data/promotion-calls.ts';
import { promotionsPath } from '#portal/data/promotion-queries.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildPromotion } from '#portal/testing/build-announcements.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildApplication, buildOffer, buildStanding, buildStandings } from '#portal/testing/build-promotions.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubCalls>);
vi.mock('#portal/data/promotion-calls.ts', () => calls);
const sent = buildStanding(2, { status: 'applying', mayApply: false, application: buildApplication() });
const stubCalls = () => ({
  applyToPromotion: vi.fn<(typeof promotionCalls)['applyToPromotion']>(async () => sent),
  claimPromotion: vi.fn<(typeof promotionCalls)['claimPromotion']>(async () => buildStanding(2, { status: 'claimed' })),
  sendPromotionImage: vi.fn<(typeof promotionCalls)['sendPromotionImage']>(async () =>
    buildStanding(2, { draft: [IMAGE] }),
  ),
  remindOfPromotion: vi.fn<(typeof promotionCalls)['remindOfPromotion']>(async () => buildStanding(2)),
  removePromotionImage: vi.fn<(typeof promotionCalls)['removePromotionImage']>(async () => buildStanding(2)),
});
beforeEach(() => void Object.assign(calls, stubCalls()));

const IMAGE: PaymentImage = {
  ...{ imageId: 'a'.repeat(32), number: 1, name: 'me.png', byteCount: 1_000, width: 80, height: 60 },
  ...{ at: '2025-06-02T10:00:00Z', url: '/wps/member/promotions/promotion-2/images/a' },
};
const LAYOUT = {
  pages: { ...buildLayout().pages, member: { paths: ['/member'], title: 'page.member.title', sections: [] } },
};
const address = '/promotions?promotion=promotion-2';
const show = (promotion: Partial<Promotion> = {}, standing?: Partial<MemberPromotion>, media: readonly string[] = []) =>
  renderWidget('promotion-detail', {
    ...{ address, media, layout: LAYOUT },
    ...(standing && { member: buildMember() }),
    answers: {
      [announcementsPath('EN')]: buildAnnouncements({
        promotion: [buildPromotion(2, { offer: buildOffer(), ...promotion })],
      }),
      [promotionsPath('EN')]: buildStandings([buildStanding(2, standing)]),
    },
  });
const comment = () => screen.findByLabelText<HTMLTextAreaElement>('Your words', { selector: 'textarea' });
const send = () => screen.getByRole('button', { name: 'Send entry' });

describe('promotion-detail', () => {
  it('shows the promotion of the address with its terms, and leads back to all of them', async () => {
    const { address: at } = await renderWidget('promotion-detail', { address });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Promotion 2');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Terms');
    expect(screen.getByRole('listitem').textContent).toBe('One for each account.');
    fireEvent.click(screen.getByRole('link', { name: 'All promotions' }));
    expect(at()).toBe('/promotions');
  });

  it('shows facts, steps, and a table whose reached row is the current one', async () => {
    const cell = (amount: string) => ({ amount, points: null, text: null });
    await show(
      {
        ...{ summary: 'Show a ticket.', steps: ['Win.', 'Send it.'] },
        facts: [{ icon: 'users', label: 'For', value: 'Everybody' }],
        tiers: {
          columns: ['Won', 'Prize'],
          rows: [
            { cells: [cell('500'), cell('88')], from: '88' },
            { cells: [cell('2000'), cell('128')], from: '128' },
            { cells: [cell('10000'), cell('188')], from: '188' },
          ],
        },
      },
      { status: 'claim', mayApply: false, prize: { amount: '130.00', points: null }, application: buildApplication() },
    );
    await screen.findByRole('button', { name: 'Claim €130' });
    expect(screen.getByText('Everybody')).toBeDefined();
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'true',
      null,
    ]);
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('leads a guest who would join to an account', async () => {
    const { commands } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(commands.openModal).toHaveBeenCalledWith('sign-in-closed');
  });

  it('says that it could not be read how it stands with the member, and asks again', async () => {
    const { gateway } = await renderWidget('promotion-detail', {
      ...{ address, member: buildMember() },
      answers: {
        [announcementsPath('EN')]: buildAnnouncements({ promotion: [buildPromotion(2, { offer: buildOffer() })] }),
        [promotionsPath('EN')]: new Error('down'),
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    gateway.answer(promotionsPath('EN'), buildStandings([buildStanding(2)]));
    fireEvent.click(again);
    await comment();
  });

  it.each([
    ['Coming soon', { startsAt: '2026-01-01T00:00:00Z' }],
    ['Closed', { endsAt: '2025-01-01T00:00:00Z' }],
  ])('cannot be joined when it is %s', async (label, time) => {
    await show(time);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: label }).disabled).toBe(true);
  });

  it('says that a promotion is not on', async () => {
    await renderWidget('promotion-detail', { address: '/promotions?promotion=nobody' });
    expect(screen.getByText('This promotion is not on')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows its own promotion where the address names none, without a way back', async () => {
    await renderWidget('promotion-detail', { address: '/welcome' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Promotion 1');
    expect(screen.queryByRole('link', { name: 'All promotions' })).toBeNull();
  });
});

describe('an application', () => {
  it('says what it lacks, and is sent once it has all', async () => {
    await show({ offer: buildOffer({ images: 'required' }) }, {});
    const field = await comment();
    expect(screen.getByText('Write a few words first.')).toBeDefined();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(field, { target: { value: 'My corner' } });
    expect(screen.getByText('Add an image first.')).toBeDefined();
    fireEvent.click(send());
    expect(calls.applyToPromotion).not.toHaveBeenCalled();
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Add an image'), { target: { files: [file] } });
    await screen.findByText('me.png');
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(send());
    await screen.findByText('We look at it next.');
    expect(calls.applyToPromotion).toHaveBeenCalledWith('promotion-2', 'My corner', 'EN');
    const looks = [...document.querySelectorAll('[data-look]')].map((step) => step.getAttribute('data-look'));
    expect(looks).toEqual(['done', 'now', 'next']);
  });

  it('counts an image that was not taken as one of three, until it is replaced', async () => {
    await show({}, { draft: [IMAGE, { ...IMAGE, imageId: 'b'.repeat(32), number: 2, name: 'two.png' }] });
    fireEvent.change(await comment(), { target: { value: 'My corner' } });
    const file = new File(['x'], 'three.gif', { type: 'image/gif' });
    const field = screen.getByLabelText('Add an image');
    fireEvent.change(field, { target: { files: [file] } });
    expect(screen.getByText('three.gif')).toBeDefined();
    expect(field.closest<HTMLElement>('[hidden]')).not.toBeNull();
    expect(screen.getByText('The button opens once all images are uploaded.')).toBeDefined();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /three\.gif/ }));
    expect(field.closest<HTMLElement>('[hidden]')).toBeNull();
    expect(send().getAttribute('aria-disabled')).toBe('false');
  });

  it('stops at 140 characters, and says that a pasted text was cut', async () => {
    await show({}, {});
    const field = await comment();
    fireEvent.change(field, { target: { value: '字'.repeat(139) } });
    expect(screen.getByLabelText('139 of 140 characters')).toBeDefined();
    fireEvent.input(field, { target: { value: '字'.repeat(150) }, inputType: 'insertText' });
    expect([...field.value]).toHaveLength(140);
    expect(screen.queryByText('The text was cut to 140 characters.')).toBeNull();
    fireEvent.change(field, { target: { value: 'x' } });
    fireEvent.input(field, { target: { value: 'y'.repeat(200) }, inputType: 'insertFromPaste' });
    expect(screen.getByText('The text was cut to 140 characters.')).toBeDefined();
  });

  it('says why it was refused', async () => {
    calls.applyToPromotion.mockRejectedValueOnce(new GatewayError('promotion_closed', 'This promotion is over.', 409));
    await show({}, {});
    fireEvent.change(await comment(), { target: { value: 'My corner' } });
    fireEvent.click(send());
    await screen.findByText('This promotion is over.');
  });

  it('tells a rejection with its reason, and is made again', async () => {
    await show(
      {},
      {
        status: 'rejected',
        application: buildApplication({
          ...{ state: 'rejected', decidedAt: '2025-06-02T09:00:00Z' },
          rejection: { reason: 'imageUnclear', text: 'The image can’t be made out.', note: 'Use more light.' },
        }),
      },
    );
    await screen.findByText('The image can’t be made out. Use more light.');
    fireEvent.click(screen.getByRole('button', { name: 'Apply again' }));
    expect((await comment()).value).toBe('');
  });

  it('is a sheet on a phone, which a bar at the foot opens', async () => {
    await show({}, {}, ['(max-width: 767px)']);
    fireEvent.click(await screen.findByRole('button', { name: 'Take part' }));
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(within(sheet).getByLabelText('Your words', { selector: 'textarea' })).toBeDefined();
  });

  it('has its questions below, closed, with their answers', async () => {
    await show({ faq: [{ question: 'Who may take part?', answer: '<p>Everybody <strong>of age</strong>.</p>' }] }, {});
    const question = await screen.findByText('Who may take part?');
    const details = question.closest('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('strong')?.textContent).toBe('of age');
  });

  it('has the member told when it begins', async () => {
    const coming = { status: 'comingSoon', mayApply: false } as const;
    const { gateway } = await show({ startsAt: '2025-07-01T00:00:00Z' }, { ...coming, reminder: 'offered' });
    const button = await screen.findByRole('button', { name: 'Remind me: Promotion 2' });
    const [note] = screen.getAllByRole('status');
    gateway.answer(promotionsPath('EN'), buildStandings([buildStanding(2, { ...coming, reminder: 'asked' })]));
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    await waitFor(() => expect(note?.textContent).toBe('A message will tell you when it begins'));
    expect(calls.remindOfPromotion).toHaveBeenCalledExactlyOnceWith('promotion-2', 'EN');
    // The button is gone, and the focus is where it is said.
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(note);
  });

  it('leads to the money that was paid', async () => {
    await show({}, { status: 'claimed', mayApply: false, prize: { amount: '5.00', points: null } });
    const link = await screen.findByRole('link', { name: 'See balance' });
    expect(link.getAttribute('href')).toBe('/member?menu=transactionHistory');
  });

  it('claims the prize that was approved', async () => {
    await show(
      {},
      {
        status: 'claim',
        mayApply: false,
        prize: { amount: null, points: 500 },
        application: buildApplication({ state: 'approved' }),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Claim 500 pts' }));
    await screen.findByText('500 pts is in your account.');
    expect(calls.claimPromotion).toHaveBeenCalledWith('promotion-2', 'EN');
  });
});

describe('other offers', () => {
  it('lead to a deposit, and show how far its bonus is', async () => {
    const offer = buildOffer({
      ...{ kind: 'bonus', comment: null, images: null },
      bonus: 'Welcome bonus',
      isLargest: true,
    });
    await show(
      { offer },
      { ...{ status: 'joined', mayApply: false }, progress: { done: '20.00', target: '100.00', isMoney: true } },
    );
    await screen.findByText('€20 of €100');
    expect(screen.getByText('Welcome bonus')).toBeDefined();
  });
});
