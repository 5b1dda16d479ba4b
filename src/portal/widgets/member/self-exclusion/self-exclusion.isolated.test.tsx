import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as limitCalls from '#portal/data/play-limits-calls.ts';
import { PLAY_LIMITS_PATH } from '#portal/data/play-limits-queries.ts';
import { SECURITY_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPlayLimits } from '#portal/testing/build-play-limits.ts';
import { buildSecurity } from '#portal/testing/build-security.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({
  takePlayBreak: vi.fn<typeof limitCalls.takePlayBreak>(),
  askExclusionEnd: vi.fn<typeof limitCalls.askExclusionEnd>(),
}));
vi.mock('#portal/data/play-limits-calls.ts', () => calls);
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  calls.takePlayBreak.mockReset();
  calls.askExclusionEnd.mockReset();
  assign.mockReset();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-06-02T10:00:00Z'));
  vi.stubGlobal('location', { ...window.location, assign });
});

async function toTheLastStep(isSet: boolean) {
  const answers = {
    [PLAY_LIMITS_PATH]: buildPlayLimits(),
    [SECURITY_PATH]: buildSecurity({ paymentPassword: { isSet, changedAt: null } }),
  };
  await renderWidget('self-exclusion', {
    member: buildMember(),
    answers,
    layout: { pages: { 'out-of-play': { paths: ['/out-of-play'], title: 'page.outOfPlay.title', sections: [] } } },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '1 year' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText(/^Closed for 1 year, until 2 Jun 2026$/)).toBeDefined();
  expect(screen.getByText('You are signed out on every device at once')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

const write = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close for 1 year' }));

describe('self-exclusion', () => {
  it('takes the length in words and the payment password, and leads to a quiet page without the session', async () => {
    calls.takePlayBreak.mockResolvedValueOnce(
      buildPlayLimits({
        exclusion: { from: '2025-06-02T10:00:00Z', until: '2026-06-02T10:00:00Z', endsOnRequest: false },
      }),
    );
    window.sessionStorage.setItem('token', 'cookie');
    await toTheLastStep(true);
    expect(document.activeElement?.tagName).not.toBe('BUTTON');
    write(/^Write “1 year” to confirm/, '1 yeer');
    write(/^Payment password/, '123456');
    close();
    expect(await screen.findByText('Write exactly “1 year”.')).toBeDefined();
    expect(calls.takePlayBreak).not.toHaveBeenCalled();
    write(/^Write “1 year” to confirm/, ' 1 Year');
    close();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/out-of-play?until=2026-06-02T10%3A00%3A00Z'));
    expect(calls.takePlayBreak).toHaveBeenCalledExactlyOnceWith({ span: 'year', password: '123456' }, 'EN');
    expect(window.sessionStorage.getItem('token')).toBeNull();
  });

  it('asks for the password of the account where there is no other, and shows its fault', async () => {
    const fields = { password: { code: 'wrong_value', message: 'This is not right.' } };
    calls.takePlayBreak.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fields));
    await toTheLastStep(false);
    write(/^Write “1 year” to confirm/, '1 year');
    write(/^Password/, 'Wrong-one-7');
    close();
    expect(await screen.findByText('This is not right.')).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
  });

  const show = (until: string, endsOnRequest: boolean) =>
    renderWidget('self-exclusion', {
      member: buildMember(),
      answers: {
        [PLAY_LIMITS_PATH]: buildPlayLimits({ exclusion: { from: '2024-06-02T10:00:00Z', until, endsOnRequest } }),
        [SECURITY_PATH]: buildSecurity(),
      },
      layout: { pages: { 'out-of-play': { paths: ['/out-of-play'], title: 'page.outOfPlay.title', sections: [] } } },
    });

  it('asks for its end in two steps once its time is over, and says when that is', async () => {
    const fault = new GatewayError('network_abnormal', '', 0);
    const exclusion = { from: '2024-06-02T10:00:00Z', until: '2025-06-03T10:00:00Z', endsOnRequest: false };
    calls.askExclusionEnd.mockRejectedValueOnce(fault);
    calls.askExclusionEnd.mockResolvedValueOnce(buildPlayLimits({ exclusion }));
    await show('2025-06-01T10:00:00Z', true);
    expect(await screen.findByText('Your self-exclusion goes on until you ask for its end.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for its end' }));
    expect(document.activeElement?.textContent).toBe(
      '24 hours after you ask, you can play again. Nothing changes before that.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask for its end' }));
    expect(calls.askExclusionEnd).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, end it in 24 hours' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, end it in 24 hours' }));
    await waitFor(() => expect(screen.queryByText(/goes on until you ask/)).toBeNull());
    expect(calls.askExclusionEnd).toHaveBeenCalledTimes(2);
  });

  it('says before its time is over that it does not end by itself', async () => {
    await show('2025-12-02T10:00:00Z', true);
    expect(await screen.findByText(/It does not end by itself/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for its end' })).toBeNull();
  });
});
