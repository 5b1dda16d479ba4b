import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayLimits } from '#contracts/generated/contracts.ts';
import type * as limitCalls from '#portal/data/play-limits-calls.ts';
import { PLAY_LIMITS_PATH, PLAY_SESSION_PATH } from '#portal/data/play-limits-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPlayLimits, buildPlaySession } from '#portal/testing/build-play-limits.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({
  takePlayBreak: vi.fn<typeof limitCalls.takePlayBreak>(),
  setRealityCheck: vi.fn<typeof limitCalls.setRealityCheck>(),
}));
vi.mock('#portal/data/play-limits-calls.ts', () => calls);

const protection = {
  ...buildSiteInfo().protection,
  realityCheck: { choices: [30, 60], mayTurnOff: false },
};

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-06-02T10:00:00Z'));
});

async function show(limits: Partial<PlayLimits> = {}) {
  const answers = { [PLAY_LIMITS_PATH]: buildPlayLimits(limits), [PLAY_SESSION_PATH]: buildPlaySession() };
  const rendered = await renderWidget('protection-pauses', { member: buildMember(), answers, site: { protection } });
  await screen.findByRole('heading', { name: 'Reminders and pauses' });
  return rendered;
}

describe('protection-pauses', () => {
  it('sets how often reality checks come, among what the site offers', async () => {
    calls.setRealityCheck.mockResolvedValueOnce(buildPlaySession({ everyMinutes: 30 }));
    await show();
    const choices = screen.getByRole('radiogroup', { name: 'Reality check' });
    const hour = await within(choices).findByRole('radio', { name: '1 hr' });
    await waitFor(() => expect(hour).toHaveProperty('checked', true));
    expect(within(choices).queryByRole('radio', { name: 'Off' })).toBeNull();
    fireEvent.click(within(choices).getByRole('radio', { name: '30 mins' }));
    await waitFor(() => expect(calls.setRealityCheck).toHaveBeenCalledExactlyOnceWith(30, 'EN'));
  });

  it('begins a time-out after one confirmation', async () => {
    calls.takePlayBreak.mockResolvedValueOnce(
      buildPlayLimits({
        exclusion: { from: '2025-06-02T10:00:00Z', until: '2025-06-09T10:00:00Z', endsOnRequest: false },
      }),
    );
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Time-out: 1 week' }));
    const title = screen.getByRole('heading', { name: 'Break from playing: 1 week' });
    expect(document.activeElement).toBe(title);
    expect(calls.takePlayBreak).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Start the break' }));
    expect((await screen.findByRole('status')).textContent).toBe('Your break has begun.');
    expect(calls.takePlayBreak).toHaveBeenCalledExactlyOnceWith({ span: 'week' }, 'EN');
    // Only longer ones are left.
    expect(screen.queryByRole('button', { name: 'Time-out: 1 day' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Time-out: 1 month' })).toBeDefined();
  });

  it('leads to self-exclusion, unless the account is closed for good', async () => {
    const { commands, unmount } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
    expect(commands.openModal).toHaveBeenCalledWith('self-exclusion');
    unmount();
    await show({ exclusion: { from: '2025-06-02T10:00:00Z', until: null, endsOnRequest: false } });
    expect(screen.queryByRole('button', { name: 'Exclude me' })).toBeNull();
  });
});
