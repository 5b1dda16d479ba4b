import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayLimits } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as limitCalls from '#portal/data/play-limits-calls.ts';
import { PLAY_LIMITS_PATH } from '#portal/data/play-limits-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPlayLimit, buildPlayLimits } from '#portal/testing/build-play-limits.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({
  setPlayLimit: vi.fn<typeof limitCalls.setPlayLimit>(),
  confirmPlayLimit: vi.fn<typeof limitCalls.confirmPlayLimit>(),
  takePlayBreak: vi.fn<typeof limitCalls.takePlayBreak>(),
  answerRealityCheck: vi.fn<typeof limitCalls.answerRealityCheck>(),
  setRealityCheck: vi.fn<typeof limitCalls.setRealityCheck>(),
}));
vi.mock('#portal/data/play-limits-calls.ts', () => calls);

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-06-02T10:00:00Z'));
});

async function show(limits: Partial<PlayLimits> = {}) {
  const answers = { [PLAY_LIMITS_PATH]: buildPlayLimits(limits) };
  const rendered = await renderWidget('protection-limits', { member: buildMember(), answers });
  await screen.findByRole('heading', { name: 'Limits' });
  return rendered;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, amount: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: amount } });
const row = (kind: string) => document.querySelector(`[data-limits="${kind}"]`);
const tone = (kind: string) => row(kind)?.querySelector('svg[data-tone]')?.getAttribute('data-tone');

describe('protection-limits', () => {
  it('shows the limit of each kind that is used up the most, and warns before it is reached', async () => {
    await show({
      limits: [
        buildPlayLimit({ period: 'day', amount: '100.00', used: '71.00' }),
        buildPlayLimit(),
        buildPlayLimit({ kind: 'stake', period: 'day', amount: '300.00', used: '300.00' }),
        buildPlayLimit({ kind: 'time', period: 'day', amount: '180', used: '80' }),
      ],
    });
    expect(row('loss')?.textContent).toContain('€71 of €100 today');
    expect(row('loss')?.textContent).toMatch(/€29 left until 9 Jun/);
    expect(row('stake')?.textContent).toMatch(/Reached\. It renews on 9 Jun/);
    expect(row('time')?.textContent).toContain('1 hr 20 mins of 3 hrs today');
    expect([tone('loss'), tone('stake'), tone('time')]).toEqual(['near', 'full', 'calm']);
    expect(row('bet')?.textContent).toContain('Not set');
    expect(row('deposit')).toBeNull();
  });

  it('lowers at once and says of a raised one when it may start, in one form', async () => {
    calls.setPlayLimit.mockResolvedValue(buildPlayLimits());
    await show();
    press('Change: Losses');
    expect(screen.getByRole('button', { name: 'Save limits' })).toHaveProperty('disabled', true);
    write('Per day', '50');
    expect(screen.getByText('Counts at once.')).toBeDefined();
    write('Per week', '800');
    expect(screen.getByText('Raised')).toBeDefined();
    expect(
      screen.getByText(/^€800 starts on 3 Jun.*after 24 hours, and only if you confirm it again then\./),
    ).toBeDefined();
    press('Save limits');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save limits' })).toBeNull());
    expect(calls.setPlayLimit.mock.calls).toEqual([
      [{ kind: 'loss', period: 'day', amount: '50' }, 'EN'],
      [{ kind: 'loss', period: 'week', amount: '800' }, 'EN'],
    ]);
  });

  it('takes an emptied field for no limit, and a wrong one for a fault', async () => {
    calls.setPlayLimit.mockResolvedValue(buildPlayLimits());
    await show();
    press('Change: Losses');
    write('Per week', 'much');
    press('Save limits');
    expect(screen.queryByText('Enter an amount such as 25.50.')).toBeNull();
    write('Per week', '');
    expect(screen.getByText(/^No limit from 3 Jun/)).toBeDefined();
    press('Save limits');
    await waitFor(() => expect(calls.setPlayLimit).toHaveBeenCalledTimes(1));
    expect(calls.setPlayLimit).toHaveBeenCalledWith({ kind: 'loss', period: 'week', amount: null }, 'EN');
  });

  it('asks for the second yes when it is due, with the harmless answer first', async () => {
    const next = { amount: '800.00', from: '2025-06-02T09:00:00Z', isDue: true, until: '2025-06-09T09:00:00Z' };
    calls.confirmPlayLimit.mockResolvedValueOnce(buildPlayLimits({ limits: [buildPlayLimit({ amount: '800.00' })] }));
    await show({ limits: [buildPlayLimit({ next })] });
    const asked = screen.getByRole('group', { name: 'Weekly loss limit' });
    expect(asked.textContent).toMatch(
      /raise it to €800\? The 24 hours are over\. Without an answer it lapses on 9 Jun/,
    );
    expect([...asked.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Keep €500',
      'Yes, raise it',
    ]);
    press('Yes, raise it');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Weekly loss limit' })).toBeNull());
    const asked2 = { kind: 'loss', period: 'week', amount: '800.00' };
    expect(calls.confirmPlayLimit).toHaveBeenCalledExactlyOnceWith(asked2, 'EN');
  });

  it('withdraws a raised limit that waits, and says why that failed', async () => {
    const next = { amount: null, from: '2025-06-03T09:00:00Z', isDue: false, until: '2025-06-10T09:00:00Z' };
    calls.setPlayLimit.mockRejectedValueOnce(new GatewayError('busy', 'Try again in a moment.', 503));
    await show({ limits: [buildPlayLimit({ next })] });
    expect(screen.getByText(/^Weekly loss limit: none from 3 Jun/)).toBeDefined();
    press('Withdraw the change');
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    expect(calls.setPlayLimit).toHaveBeenCalledWith({ kind: 'loss', period: 'week', amount: '500.00' }, 'EN');
  });
});
