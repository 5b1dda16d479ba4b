import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { betPath } from '#portal/data/record-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildBet, buildBets } from '#portal/testing/build-bets.ts';
import { buildWonTicket } from '#portal/testing/build-lottery.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildBetDetail } from '#portal/testing/build-records.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const VIEW = '/wps/member/bets/1001/view';
const URL_OF_ROUND = 'https://vendor.example/round?code=c-1';
const ORIGIN = 'https://vendor.example';
const FIRST_PX = 720;

async function open(answers: WidgetScene<'bet-records'>['answers'] = {}) {
  const shown = await renderWidget('bet-records', {
    member: buildMember(),
    answers: { [VIEW]: { url: URL_OF_ROUND }, ...answers },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Open round .*1001/ }));
  await screen.findByText('pg-77-41');
  return shown;
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('How the round of Game 1 ended');
const boxOf = (iframe: HTMLIFrameElement) => iframe.parentElement as HTMLElement;
const heightOf = (iframe: HTMLIFrameElement) => getComputedStyle(boxOf(iframe), null).height;

/** A message as the browser hands it over, from the frame unless told otherwise. */
async function say(data: object, { origin = ORIGIN, isStranger = false } = {}): Promise<void> {
  const { contentWindow } = await frame();
  const source = isStranger ? window : contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source, data })));
}
const height = (heightPx: unknown) => ({ source: 'marquee-game', type: 'contentHeight', heightPx });

describe('the picture of a round', () => {
  afterEach(() => void vi.useRealTimers());

  it('is the page of its vendor, in a frame that may run its scripts and open windows', async () => {
    const { gateway } = await open();
    const iframe = await frame();
    expect(iframe.getAttribute('src')).toBe(URL_OF_ROUND);
    expect(iframe.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    expect(iframe.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(iframe.getAttribute('allow')).toBe('clipboard-write');
    expect(gateway.calls.filter((path) => path === VIEW)).toHaveLength(1);
  });

  it('is not asked for before a round is open', async () => {
    const { gateway } = await renderWidget('bet-records', { member: buildMember() });
    await screen.findByRole('table', { name: 'Rounds' });
    expect(gateway.calls.some((path) => path.endsWith('/view'))).toBe(false);
  });

  it('has its height before it is there, and takes the one that the page tells', async () => {
    await open();
    const iframe = await frame();
    expect([heightOf(iframe), boxOf(iframe).getAttribute('aria-busy')]).toEqual([`${FIRST_PX}px`, 'true']);
    await say(height(512));
    expect([heightOf(iframe), boxOf(iframe).getAttribute('aria-busy')]).toEqual(['512px', 'false']);
    await say(height(9_999));
    expect(heightOf(iframe)).toBe('2400px');
    await say(height(1));
    expect(heightOf(iframe)).toBe('240px');
  });

  it.each([
    ['another origin', height(512), { origin: 'https://evil.example' }],
    ['another window', height(512), { isStranger: true }],
    ['another form', height('512'), {}],
  ])('takes no height from %s', async (_who, message, from) => {
    await open();
    await say(message, from);
    expect(heightOf(await frame())).toBe(`${FIRST_PX}px`);
  });

  it('of a vendor that tells no height is shown once its page is there', async () => {
    await open();
    const iframe = await frame();
    vi.useFakeTimers();
    fireEvent.load(iframe);
    act(() => void vi.advanceTimersByTime(4_000));
    expect(boxOf(iframe).getAttribute('aria-busy')).toBe('false');
  });

  it('stays as it is when new bets come', async () => {
    const { gateway, queryClient } = await open();
    await frame();
    await act(() =>
      queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith('/wps/member/bets') }),
    );
    expect(gateway.calls.filter((path) => path === VIEW)).toHaveLength(1);
  });

  it('is a sentence where the vendor shows none', async () => {
    await open({ [VIEW]: new GatewayError('round_not_shown', 'The provider does not show this round.', 404) });
    expect(await screen.findByText('The provider does not show this round.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be asked for again where the vendor did not answer', async () => {
    const { gateway } = await open({ [VIEW]: new GatewayError('vendor_unavailable', 'Later.', 503) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(VIEW, { url: URL_OF_ROUND });
    fireEvent.click(again);
    expect((await frame()).getAttribute('src')).toBe(URL_OF_ROUND);
  });

  it('is not there while the round runs', async () => {
    const running = buildBet(1, { status: 'open', closedAt: null });
    const to = dayAt(Date.now(), 'Europe/Madrid');
    const week = { from: daysBefore(to, 6), to };
    const list = `/wps/member/bets?${new URLSearchParams({ ...week, pageNo: '1', pageSize: '20', language: 'EN' })}`;
    const { gateway } = await renderWidget('bet-records', {
      member: buildMember(),
      answers: { [list]: { ...buildBets(1), list: [running] } },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Open round .*1001/ }));
    await screen.findByText('pg-77-41');
    expect(gateway.calls).not.toContain(VIEW);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is the ticket of a lottery, with its draw and its proof', async () => {
    const { gateway } = await open({
      [betPath('1001', 'EN')]: { ...buildBetDetail('1001'), ticketId: '6990' },
      '/lgw/vn/tickets/6990?language=EN': buildWonTicket(),
    });
    const lines = await screen.findByRole('list', { name: 'Lines' });
    expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/^The seed matches .* and the numbers follow from it: .*14 58/)).toBeDefined();
    expect(gateway.calls).not.toContain(VIEW);
  });
});
