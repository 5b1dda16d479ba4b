import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  PointsBalance,
  PointsConfig,
  PointsTransactions,
  RedeemItem,
  RedeemList,
} from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as pointsCalls from '#portal/data/points-calls.ts';
import {
  POINTS_CONFIG_PATH,
  POINTS_MOVES_PATH,
  POINTS_PATH,
  REDEEM_ITEMS_PATH,
  REDEEM_LIST_PATH,
} from '#portal/data/points-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import {
  buildPointMoves,
  buildPoints,
  buildPointsConfig,
  buildPointsConversion,
  buildRedeemed,
  buildRedeemItem,
  buildRedeemList,
} from '#portal/testing/build-points.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(
  () => ({}) as { convertPoints: ReturnType<typeof stubConverting>; redeemPoints: ReturnType<typeof stubRedeeming> },
);
vi.mock('#portal/data/points-calls.ts', () => calls);
const stubConverting = () =>
  vi.fn<(typeof pointsCalls)['convertPoints']>(async ({ points }) => buildPointsConversion({ points }));
const stubRedeeming = () =>
  vi.fn<(typeof pointsCalls)['redeemPoints']>(async ({ quantity }) => buildRedeemed({ quantity }));
beforeEach(() => void Object.assign(calls, { convertPoints: stubConverting(), redeemPoints: stubRedeeming() }));

interface Shown {
  readonly points?: Partial<PointsBalance>;
  readonly config?: Partial<PointsConfig>;
  readonly moves?: Partial<PointsTransactions>;
  readonly items?: readonly RedeemItem[];
  readonly redeemed?: Partial<RedeemList>;
}
const show = ({ points, config, moves, items = [], redeemed }: Shown = {}, scene: WidgetScene<'points'> = {}) =>
  renderWidget('points', {
    member: buildMember(),
    address: '/pointMall',
    ...scene,
    answers: {
      [POINTS_PATH]: buildPoints(points),
      [POINTS_CONFIG_PATH]: buildPointsConfig(config),
      [`${POINTS_MOVES_PATH}?pageNo=1&pageSize=10&language=EN`]: buildPointMoves(moves),
      [`${REDEEM_ITEMS_PATH}?language=EN`]: { list: items },
      [`${REDEEM_LIST_PATH}?pageNo=1&pageSize=5&language=EN`]: buildRedeemList(redeemed),
      ...scene.answers,
    },
  });
/** The marks that keep a number from left to right are no words. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const send = () => fireEvent.click(document.querySelector('[role=dialog] button[type=submit]') ?? document.body);
const type = (typed: string) => {
  const field = document.querySelector('[name=paymentPassword]') ?? document.body;
  fireEvent.change(field, { target: { value: typed } });
};

describe('points', () => {
  it('are counted, with what deposits give and what moved them', async () => {
    const { root } = await show();
    await screen.findByText('Points record', { selector: 'h2' });
    const text = plain(root()?.textContent);
    expect(text).toContain('Your points1,250');
    expect(text).toContain('Earned this month+ 450');
    expect(text).toContain('Points: 1 per €1Points: 2 per €1, from €200');
    expect(text).toContain('They expireNever');
    expect(text).toContain('Converted − 3001,250');
    expect(text).toContain('Deposit DP-7K2M9QXA+ 501,550');
  });

  it('are converted in whole steps by payment password', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'More points' }));
    expect(document.querySelector('output')?.textContent).toBe('600');
    fireEvent.click(screen.getByRole('button', { name: 'Convert' }));
    await screen.findByRole('dialog', { hidden: true });
    send();
    expect(calls.convertPoints).not.toHaveBeenCalled();
    type('Quiet-Bay-9');
    send();
    await screen.findByText(
      (_text, element) =>
        element?.getAttribute('role') === 'status' &&
        plain(element.textContent) === '600 points became €2.00. The money is in your balance.',
    );
    const body = { points: 600, paymentPassword: 'Quiet-Bay-9' };
    expect(calls.convertPoints).toHaveBeenCalledWith(body, expect.stringMatching(/^[\w-]{36}$/), 'EN');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('goes no further than there are points', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'All' }));
    expect(document.querySelector('output')?.textContent).toBe('1,200');
    expect(screen.getByRole('button', { name: 'More points' })).toHaveProperty('disabled', true);
  });

  it('sends the next try as the same conversion', async () => {
    calls.convertPoints.mockRejectedValueOnce(new GatewayError('network_abnormal', '', 0));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Convert' }));
    await screen.findByRole('dialog', { hidden: true });
    type('Quiet-Bay-9');
    send();
    await screen.findByRole('alert', { hidden: true });
    send();
    await waitFor(() => expect(calls.convertPoints).toHaveBeenCalledTimes(2));
    const [first, second] = calls.convertPoints.mock.calls;
    expect(second?.[1]).toBe(first?.[1]);
  });

  it.each([
    ['too few', { points: { points: 120 } }, 'Points still missing: 180'],
    ['no payment password', { config: { hasPaymentPassword: false } }, 'Set a payment password first.'],
  ])('with %s are not converted, and says why', async (_name, shown, words) => {
    await show(shown);
    const button = await screen.findByRole('button', { name: 'Convert' });
    fireEvent.click(button);
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(words);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('show no conversion where the site has none, and say that there are none yet', async () => {
    await show({ config: { conversion: null }, moves: { list: [], totalCount: 0, totalPages: 0 } });
    await screen.findByText('No points yet. Each deposit gives some.');
    expect(screen.queryByRole('button', { name: 'Convert' })).toBeNull();
  });

  it('are redeemed for an item by payment password, with the address', async () => {
    await show({ items: [buildRedeemItem(), buildRedeemItem({ itemId: '2', name: 'Guitar' })] });
    const form = await screen.findByRole('region', { name: 'Match ball' });
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('button', { name: 'Redeem for 1,000 points' }));
    expect(form.textContent).toContain('Say where to send it.');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    const address = document.querySelector('[name=receivingAddress]') ?? document.body;
    fireEvent.change(address, { target: { value: '1 Main Street' } });
    expect(plain(form.textContent)).toContain('Left afterwards250');
    fireEvent.click(screen.getByRole('button', { name: 'Redeem for 1,000 points' }));
    await screen.findByRole('dialog', { hidden: true });
    type('Quiet-Bay-9');
    send();
    await screen.findByText('2 × Match ball redeemed. Your request is being looked at.');
    expect(calls.redeemPoints).toHaveBeenCalledWith(
      { itemId: '1', quantity: 2, points: 500, receivingAddress: '1 Main Street', paymentPassword: 'Quiet-Bay-9' },
      expect.stringMatching(/^[\w-]{36}$/),
      'EN',
    );
  });

  it('sends the next try as the same redemption, and no address for a bonus', async () => {
    calls.redeemPoints.mockRejectedValueOnce(new GatewayError('network_abnormal', '', 0));
    await show({ items: [buildRedeemItem({ bonus: '10.00', available: null, perMember: null })] });
    await screen.findByText('€10.00 to your main wallet');
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByText('€20.00 to your main wallet');
    fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Redeem for 500 points' }));
    await screen.findByRole('dialog', { hidden: true });
    type('Quiet-Bay-9');
    send();
    await screen.findByRole('alert', { hidden: true });
    send();
    await waitFor(() => expect(calls.redeemPoints).toHaveBeenCalledTimes(2));
    const [first, second] = calls.redeemPoints.mock.calls;
    expect(second?.[1]).toBe(first?.[1]);
    expect(second?.[0]).toEqual({ itemId: '1', quantity: 1, points: 500, paymentPassword: 'Quiet-Bay-9' });
  });

  it.each([
    ['points', 'not_enough_points', '5520', '5,520 short'],
    ['requiredDeposits', 'deposits_required', '50.00', '€50 more to deposit first'],
    ['perMember', 'limit_reached', null, 'You have all that one member may have'],
    ['available', 'sold_out', null, 'Sold out'],
  ] as const)('say what an item lacks: %s', async (field, reason, missing, words) => {
    await show({ items: [buildRedeemItem({ most: 0, refusals: [{ field, reason, missing }] })] });
    const button = await screen.findByRole('button', { name: 'Redeem for 500 points' });
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(plain(described?.textContent)).toBe(words);
    fireEvent.click(button);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('are filtered by what can be had', async () => {
    const dear = buildRedeemItem({ itemId: '2', name: 'Guitar', most: 0, bonus: '10.00' });
    await show({ items: [buildRedeemItem(), dear] });
    await screen.findByRole('button', { name: /Guitar/ });
    fireEvent.click(screen.getByRole('button', { name: 'Can afford' }));
    expect(screen.queryByRole('button', { name: /Guitar/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Bonuses' }));
    expect(screen.queryByRole('button', { name: /Match ball/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Guitar/ })).toBeDefined();
  });

  it('list redemptions with their state and what follows', async () => {
    const { pointsLeft: _left, ...one } = buildRedeemed();
    const open = { ...one, status: 'in_process', note: null, decidedAt: null } as const;
    const list = [
      open,
      { ...open, redemptionId: '6', status: 'approved' as const, note: 'Parcel 42' },
      { ...open, redemptionId: '5', status: 'rejected' as const, note: 'No such street.', quantity: 2 },
    ];
    await show({ redeemed: { list, totalCount: 3, totalPages: 1 } });
    const table = await screen.findByRole('table', { name: 'Your redemptions' });
    const text = plain(table.textContent);
    expect(text).toContain('In processWe are looking at it');
    expect(text).toContain('ApprovedParcel 42');
    expect(text).toContain('2 × Match ball500RejectedNo such street. Your points are back.');
  });

  it('show no mall where the site has no items', async () => {
    await show();
    await screen.findByText('No redemptions yet.');
    expect(screen.queryByRole('group', { name: 'What to show' })).toBeNull();
  });

  it('are for members', async () => {
    const { gateway } = await renderWidget('points', { address: '/pointMall', member: buildMember({ isTrial: true }) });
    expect(await screen.findByText('Points are for members. Register to collect some.')).toBeDefined();
    expect(gateway.calls).not.toContain(POINTS_PATH);
  });
});
