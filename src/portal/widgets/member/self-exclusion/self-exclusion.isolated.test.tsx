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

const calls = vi.hoisted(() => ({ takePlayBreak: vi.fn<typeof limitCalls.takePlayBreak>() }));
vi.mock('#portal/data/play-limits-calls.ts', () => calls);
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  calls.takePlayBreak.mockReset();
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
      buildPlayLimits({ exclusion: { from: '2025-06-02T10:00:00Z', until: '2026-06-02T10:00:00Z' } }),
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
});
