import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PointsBalance, PointsConfig, PointsTransactions } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as pointsCalls from '#portal/data/points-calls.ts';
import { POINTS_CONFIG_PATH, POINTS_MOVES_PATH, POINTS_PATH } from '#portal/data/points-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import {
  buildPointMoves,
  buildPoints,
  buildPointsConfig,
  buildPointsConversion,
} from '#portal/testing/build-points.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({}) as { convertPoints: ReturnType<typeof stubConverting> });
vi.mock('#portal/data/points-calls.ts', () => calls);
const stubConverting = () =>
  vi.fn<(typeof pointsCalls)['convertPoints']>(async ({ points }) => buildPointsConversion({ points }));
beforeEach(() => void Object.assign(calls, { convertPoints: stubConverting() }));

interface Shown {
  readonly points?: Partial<PointsBalance>;
  readonly config?: Partial<PointsConfig>;
  readonly moves?: Partial<PointsTransactions>;
}
const show = ({ points, config, moves }: Shown = {}, scene: WidgetScene<'points'> = {}) =>
  renderWidget('points', {
    member: buildMember(),
    address: '/pointMall',
    ...scene,
    answers: {
      [POINTS_PATH]: buildPoints(points),
      [POINTS_CONFIG_PATH]: buildPointsConfig(config),
      [`${POINTS_MOVES_PATH}?pageNo=1&pageSize=10`]: buildPointMoves(moves),
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

  it('are for members', async () => {
    const { gateway } = await renderWidget('points', { address: '/pointMall', member: buildMember({ isTrial: true }) });
    expect(await screen.findByText('Points are for members. Register to collect some.')).toBeDefined();
    expect(gateway.calls).not.toContain(POINTS_PATH);
  });
});
