import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlayLimits } from '#contracts/generated/contracts.ts';
import { PLAY_LIMITS_PATH } from '#portal/data/play-limits-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPlayLimit, buildPlayLimits } from '#portal/testing/build-play-limits.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

async function show(limits: Partial<PlayLimits> = {}) {
  const answers = { [PLAY_LIMITS_PATH]: buildPlayLimits(limits) };
  const rendered = await renderWidget('play-limits', { member: buildMember(), answers });
  await screen.findByRole('heading', { name: 'Limits' });
  return rendered;
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const barOf = (limit: string) => document.querySelector(`[data-limit="${limit}"] rect`)?.getAttribute('width');

describe('play-limits', () => {
  it('shows how much of each limit is used, in an order of its own, and opens the form that changes them', async () => {
    const { commands } = await show({
      limits: [
        buildPlayLimit({ kind: 'bet', period: 'each', amount: '20.00', used: '0.00' }),
        buildPlayLimit({ kind: 'stake', period: 'day', amount: '1000.00', used: '0.00' }),
        buildPlayLimit({ kind: 'loss', period: 'month', amount: '2000.00', used: '1.50' }),
        buildPlayLimit(),
      ],
    });
    expect(rows()).toEqual([
      'Weekly loss limit€180 of €500',
      'Monthly loss limit€1.50 of €2,000',
      'Daily stake limit€0 of €1,000',
      'Largest single bet€20',
    ]);
    expect(['loss.week', 'loss.month', 'stake.day', 'bet.each'].map(barOf)).toEqual(['36%', '2%', '0%', undefined]);
    fireEvent.click(screen.getByRole('button', { name: 'Edit: Limits' }));
    expect(commands.openModal).toHaveBeenCalledWith('play-limits');
  });

  it('shows the coming change of a limit and its time, by the clock of the site', async () => {
    const from = '2025-06-03T16:30:00Z';
    await show({
      limits: [
        buildPlayLimit({ next: { amount: '800.00', from, isDue: false, until: from } }),
        buildPlayLimit({ period: 'month', next: { amount: null, from, isDue: false, until: from } }),
      ],
    });
    expect(rows()[0]).toMatch(/€800 from 3 Jun,? (?:at )?18:30$/);
    expect(rows()[1]).toMatch(/No limit from 3 Jun,? (?:at )?18:30$/);
  });

  it.each([
    ['500.00', '100%', 'Reached: no more bets this week.'],
    ['620.00', '100%', 'Reached: no more bets this week.'],
    ['499.99', '99%', null],
  ])('says in words that %s of 500.00 is all of it, if it is', async (used, width, words) => {
    await show({ limits: [buildPlayLimit({ used })] });
    expect(barOf('loss.week')).toBe(width);
    expect(screen.queryByText(/^Reached/)?.textContent ?? null).toBe(words);
  });

  it('says that there is none, and leads to one', async () => {
    await show({ limits: [] });
    expect(screen.getByText(/^None set yet\./)).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit: Limits' })).toBeDefined();
  });

  it.each([
    ['2025-06-09T10:00:00Z', /^Playing is paused until 9 Jun 2025,? (?:at )?12:00\.$/],
    [null, /^Playing is closed for good\.$/],
  ])('says plainly that playing is paused until %s', async (until, words) => {
    await show({ limits: [], exclusion: { from: '2025-06-02T10:00:00Z', until, endsOnRequest: false } });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByText(/^None set/)).toBeNull();
  });

  it('speaks of paying in and out where money is played for alone', async () => {
    const answers = {
      [PLAY_LIMITS_PATH]: buildPlayLimits({
        exclusion: { from: '2025-06-02T10:00:00Z', until: null, endsOnRequest: false },
      }),
    };
    const currency = { code: 'COIN', symbol: 'coins', decimals: 0, symbolPosition: 'after', isPlay: true } as const;
    const member = buildMember();
    const { unmount } = await renderWidget('play-limits', { member, answers, site: { currency } });
    expect(await screen.findByText(/Logging in stays as it is/)).toBeDefined();
    expect(screen.queryByText(/withdrawals/)).toBeNull();
    unmount();
    await renderWidget('play-limits', { member, answers });
    expect(await screen.findByText(/withdrawals stay as they are. Deposits are closed/)).toBeDefined();
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const answers = { [PLAY_LIMITS_PATH]: new Error('The house is busy.') };
    const { gateway } = await renderWidget('play-limits', { member: buildMember(), answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(PLAY_LIMITS_PATH, buildPlayLimits());
    fireEvent.click(again);
    expect(await screen.findByText('€180 of €500')).toBeDefined();
  });

  it('asks nothing for a trial account', async () => {
    const { gateway } = await renderWidget('play-limits', { member: buildMember({ type: 4, isTrial: true }) });
    expect(gateway.calls).toEqual([]);
  });
});
