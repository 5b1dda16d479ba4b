import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayLimits } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as limitCalls from '#portal/data/play-limits-calls.ts';
import { PLAY_LIMITS_PATH, playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPlayLimit, buildPlayLimits } from '#portal/testing/build-play-limits.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({
  setPlayLimit: vi.fn<typeof limitCalls.setPlayLimit>(),
  takePlayBreak: vi.fn<typeof limitCalls.takePlayBreak>(),
}));
vi.mock('#portal/data/play-limits-calls.ts', () => calls);

const NOW_MS = Date.parse('2025-06-02T10:00:00Z');

beforeEach(() => {
  calls.setPlayLimit.mockReset();
  calls.takePlayBreak.mockReset();
  vi.spyOn(Date, 'now').mockReturnValue(NOW_MS);
});

async function show(limits: Partial<PlayLimits> = {}) {
  const answers = { [PLAY_LIMITS_PATH]: buildPlayLimits(limits) };
  const rendered = await renderWidget('play-limits-form', { member: buildMember(), answers });
  await screen.findByRole('tab', { name: 'Limits' });
  return rendered;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (amount: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: amount } });
const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const toBreak = () => fireEvent.click(screen.getByRole('tab', { name: 'Take a break' }));
const described = () => {
  const id = screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};
const spans = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

describe('the limits of play-limits-form', () => {
  it('sets a new one, and shows the gateway’s answer', async () => {
    const answer = buildPlayLimits({ limits: [buildPlayLimit({ period: 'day', amount: '50.00', used: '0.00' })] });
    calls.setPlayLimit.mockResolvedValueOnce(answer);
    const { queryClient } = await show({ limits: [] });
    choose('loss.day');
    expect(described()).toBe('Not set at present.');
    expect(screen.queryByRole('button', { name: 'Remove this limit' })).toBeNull();
    write(' 50 ');
    expect(described()).toBe('Counts at once.');
    press('Set the limit');
    const note = await screen.findByRole('status');
    expect(note.textContent).toBe('Daily loss limit: €50 from now on.');
    expect(document.activeElement?.contains(note)).toBe(true);
    expect(calls.setPlayLimit).toHaveBeenCalledExactlyOnceWith({ kind: 'loss', period: 'day', amount: '50' }, 'EN');
    expect(queryClient.getQueryData(playLimitsQuery().queryKey)).toEqual(answer);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('begins with one that is set, and says ahead which changes wait', async () => {
    const next = { amount: '800.00', from: '2025-06-03T10:00:00Z' };
    calls.setPlayLimit.mockResolvedValueOnce(buildPlayLimits({ limits: [buildPlayLimit({ next })] }));
    await show();
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'loss.week');
    expect(screen.getByText(/a higher one, or none, after 24 hours\.$/)).toBeDefined();
    expect(described()).toBe('At present €500.');
    write('400');
    expect(described()).toBe('Counts at once.');
    write('500');
    expect(described()).toBe('It stays at €500.');
    write('800');
    expect(described()).toBe('Counts after 24 hours; until then it stays at €500.');
    press('Set the limit');
    expect((await screen.findByRole('status')).textContent).toMatch(/^Weekly loss limit: €800 from 3 Jun,? .*12:00\.$/);
    expect(described()).toMatch(/^At present €500; €800 from 3 Jun,? .*12:00\.$/);
    write('300');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('takes one away, which it does not offer again', async () => {
    const next = { amount: null, from: '2025-06-03T10:00:00Z' };
    calls.setPlayLimit.mockResolvedValueOnce(buildPlayLimits({ limits: [buildPlayLimit({ next })] }));
    await show();
    press('Remove this limit');
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^Weekly loss limit: no limit from 3 Jun,? .*12:00\.$/,
    );
    expect(calls.setPlayLimit).toHaveBeenCalledExactlyOnceWith({ kind: 'loss', period: 'week', amount: null }, 'EN');
    expect(screen.queryByRole('button', { name: 'Remove this limit' })).toBeNull();
  });

  it('sends no invalid amount, and shows the gateway’s refusal at its field', async () => {
    const fields = { amount: { code: 'out_of_range', message: 'That is more than can be.' } };
    calls.setPlayLimit.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fields));
    await show();
    for (const [amount, words] of [
      ['', 'Input cannot be empty'],
      ['0', 'Enter an amount such as 25.50.'],
      ['5,50', 'Enter an amount such as 25.50.'],
      ['1.005', 'Enter an amount such as 25.50.'],
    ] as const) {
      write(amount);
      press('Set the limit');
      expect(described()).toBe(words);
    }
    expect(calls.setPlayLimit).not.toHaveBeenCalled();
    write('9999999999');
    press('Set the limit');
    await waitFor(() => expect(described()).toBe('That is more than can be.'));
  });

  it('says when one could not be taken away', async () => {
    calls.setPlayLimit.mockRejectedValueOnce(new GatewayError('internal_error', 'Not now.', 500));
    await show();
    press('Remove this limit');
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  });
});

describe('the breaks of play-limits-form', () => {
  it('begin after their effects have been explained and confirmed', async () => {
    const exclusion = { from: '2025-06-02T10:00:00Z', until: '2025-06-09T10:00:00Z' };
    calls.takePlayBreak.mockResolvedValueOnce(buildPlayLimits({ exclusion }));
    const { queryClient } = await show();
    toBreak();
    expect(spans()).toEqual(['1 day', '1 week', '1 month', '6 months', '1 year', '5 years', 'For good']);
    fireEvent.click(screen.getByRole('radio', { name: '1 week' }));
    press('Continue');
    const title = await screen.findByRole('heading', { name: 'Break from playing: 1 week' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/^Until 9 Jun 2025,? .*12:00 no game starts and no bet is taken\.$/)).toBeDefined();
    expect(screen.getByText('You cannot undo it or make it shorter.')).toBeDefined();
    expect(calls.takePlayBreak).not.toHaveBeenCalled();
    press('Start the break');
    expect((await screen.findByRole('status')).textContent).toBe('Your break has begun.');
    expect(screen.getByText(/^Playing is paused until 9 Jun 2025/)).toBeDefined();
    expect(calls.takePlayBreak).toHaveBeenCalledExactlyOnceWith('week', 'EN');
    expect(queryClient.getQueryData(playLimitsQuery().queryKey)?.exclusion).toEqual(exclusion);
  });

  it('can be thought over', async () => {
    await show();
    toBreak();
    fireEvent.click(screen.getByRole('radio', { name: 'For good' }));
    press('Continue');
    expect(await screen.findByText('No game starts and no bet is taken any more.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Stop playing for good' })).toBeDefined();
    press('Back');
    const chosen = screen.getByRole('radio', { name: 'For good' });
    expect(chosen).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(chosen);
    expect(calls.takePlayBreak).not.toHaveBeenCalled();
  });

  it('are only made longer, and say where they are chosen why not', async () => {
    const fields = { span: { code: 'out_of_range', message: 'One that is longer is in force.' } };
    calls.takePlayBreak.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fields));
    await show({ exclusion: { from: '2025-06-01T10:00:00Z', until: '2025-07-01T10:00:00Z' } });
    toBreak();
    expect(screen.getByText(/^Playing is paused until 1 Jul 2025/)).toBeDefined();
    expect(spans()).toEqual(['1 month', '6 months', '1 year', '5 years', 'For good']);
    press('Continue');
    press('Start the break');
    expect((await screen.findByRole('alert')).textContent).toBe('One that is longer is in force.');
    expect(screen.getByRole('radio', { name: '1 month' })).toHaveProperty('checked', true);
  });

  it('are not offered to a member who stopped for good', async () => {
    await show({ exclusion: { from: '2025-06-01T10:00:00Z', until: null } });
    toBreak();
    expect(screen.getByText('Playing is closed for good.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('play-limits-form', () => {
  it('says when it cannot be loaded, and asks again', async () => {
    const answers = { [PLAY_LIMITS_PATH]: new Error('Busy.') };
    const { gateway } = await renderWidget('play-limits-form', { member: buildMember(), answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(PLAY_LIMITS_PATH, buildPlayLimits());
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Set the limit' })).toBeDefined();
  });
});
