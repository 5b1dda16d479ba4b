import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { lotteryTermsPath } from '#portal/data/games/lottery-queries.ts';
import { buildTicket } from './build-lottery.ts';
import { buildMember } from './build-member.ts';
import { renderWidget, type WidgetScene } from './render-widget.tsx';

export const TERMS = lotteryTermsPath({ language: 'EN', gameCode: 'VN_MB' });
export const TICKETS = '/lgw/vn/tickets?gameCode=VN_MB&pageNo=1&pageSize=20&language=EN';

export const show = (scene: WidgetScene<'lottery-desk'> = {}) =>
  renderWidget('lottery-desk', { member: buildMember(), address: '/vnLottery', ...scene });

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

/** Answers calls that change something by turns, and keeps what was sent; other calls go on to the gateway. */
export function stubSending(...answers: ReadonlyArray<() => Response | Promise<Response>>): Sent[] {
  const sent: Sent[] = [];
  const others = window.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!init?.method) return others(path, init);
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ method: init.method, path, body: JSON.parse(String(init.body)), key });
    return answers[Math.min(sent.length, answers.length) - 1]?.() ?? Response.error();
  });
  return sent;
}

export const bought = () => Response.json({ success: true, value: { tickets: [buildTicket()] } });
export const refused =
  (code: string, more: object = {}) =>
  () =>
    Response.json({ success: false, code, message: `No: ${code}.`, ...more }, { status: 422 });

/** Roles are not asked for, since a board has more than a hundred buttons. */
export const cell = (name: string | RegExp): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((button) => {
    const said = button.getAttribute('aria-label') ?? button.textContent ?? '';
    return typeof name === 'string' ? said === name || said.startsWith(`${name}, `) : name.test(said);
  });
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
export const slip = () => screen.getByLabelText('Bet slip');
export const entries = () => [...slip().querySelectorAll('[data-entry]')].map((row) => row.getAttribute('data-entry'));
export const place = () => cell(/^Place bet €/);
export const tab = (name: RegExp): HTMLElement => {
  const found = screen.getAllByRole('tab').find((one) => name.test(one.textContent ?? ''));
  if (!found) throw new Error(`no tab ${name}`);
  return found;
};
export const ready = () => screen.findByRole('heading', { level: 1, name: 'Northern Vietnam' });
