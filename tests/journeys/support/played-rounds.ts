import type { Page } from '@playwright/test';
import type { BetRecords } from '#contracts/generated/contracts.ts';

/** The member's rounds, as the gateway has them. */
export async function roundsOf(page: Page): Promise<BetRecords> {
  return page.evaluate(async () => {
    const response = await fetch('/wps/member/bets?pageSize=100');
    return ((await response.json()) as { value: BetRecords }).value;
  });
}

/** The digits of an amount, without its currency. */
export const digitsOf = (text: string | null): string => (text ?? '').replace(/[^\d.]/g, '');

/** The member's balance, as the wallet tells it. */
export const balanceOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const response = await fetch('/wps/v2/wallets/balance');
    return ((await response.json()) as { value: { balance: string } }).value.balance;
  });

/** The address of the first game of a type whose name has a word. */
export function gameNamed(page: Page, gameType: string, gameName: string) {
  const query = new URLSearchParams({ gameType, gameName, pageNo: '1', pageSize: '1', language: 'EN' });
  return page.evaluate(async (asked) => {
    const response = await fetch(`/wps/relay/GCSGAME_gameList?${asked}`);
    const { value } = (await response.json()) as { value: { games: { vassalage: string; gameCode: string }[] } };
    const [found] = value.games;
    return `/seamless?vassalage=${found?.vassalage}&gameCode=${found?.gameCode}`;
  }, query.toString());
}
