import type { Page } from '@playwright/test';
import type { PlaySession } from '#contracts/generated/contracts.ts';

/** Has the gateway's answer say that the member has played for an hour, until it is asked no more. */
export async function oweACheck(page: Page): Promise<void> {
  await page.route('**/wps/member/playSession', (route) => {
    const moment = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
    const value: PlaySession = {
      ...{ at: moment(0), since: moment(-60), seconds: 3_600, bets: 48, currency: 'EUR' },
      ...{ staked: '86.40', won: '61.80', net: '-24.60', everyMinutes: 60, timeLeft: null },
      check: { dueAt: moment(0), isDue: true, closesAt: moment(10) },
    };
    return route.fulfill({ json: { success: true, value } });
  });
}
