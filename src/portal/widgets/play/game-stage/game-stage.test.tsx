import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { PLAY_LIMITS_PATH, PLAY_SESSION_PATH } from '#portal/data/play-limits-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { buildLaunchedGame } from '#portal/testing/build-launched-game.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPlayLimit, buildPlayLimits, buildPlaySession } from '#portal/testing/build-play-limits.ts';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { balance, frame, play, ready, real, say, step, trial } from '#portal/testing/game-stage-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

// A small screen shows what jsdom does; what a wide one has room for is there, hidden.
describe('game-stage', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('puts the game into a frame that may run its scripts and nothing else', async () => {
    await play();
    const game = await frame();
    expect(game.getAttribute('src')).toBe('https://vendor.example/play/PG/game-1?code=c-1');
    expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(game.getAttribute('allow')).toBe('fullscreen; autoplay; clipboard-write');
    expect(game.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('waits behind the art of its tile until the game says that it can be played', async () => {
    await play();
    await frame();
    expect(screen.getByText('Starting Game 1…')).toBeDefined();
    await say(ready);
    expect(screen.queryByText('Starting Game 1…')).toBeNull();
    expect(screen.getByText('Return to player 96.4%. Medium volatility.')).toBeDefined();
    expect(screen.getByText('Real play')).toBeDefined();
  });

  it('listens to nobody else', async () => {
    await play();
    await frame();
    const data = { source: 'marquee-game', ...ready };
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { origin: 'https://vendor.example', source: window, data }));
    });
    expect(step()).toBe('loading');
  });

  it('counts the time that is played, and tells nobody each second', async () => {
    await play();
    await frame();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await say(ready);
    await act(async () => vi.advanceTimersByTime(61_000));
    const [clock] = screen.getAllByRole('timer', { hidden: true });
    expect(clock?.textContent).toBe('Session 01:01');
    expect(clock?.getAttribute('aria-live')).toBe('off');
  });

  it('shows the balance from before a round until the game has shown its end', async () => {
    const { queryClient, gateway } = await play();
    const purse = () => screen.getByRole('group', { name: 'Balance' }).querySelector('output')?.textContent;
    await waitFor(() => expect(purse()).toBe('€100.00'));
    await say(ready);
    await say({ type: 'roundStarted' });
    act(() => void queryClient.setQueryData([BALANCE_PATH], balance('147.40')));
    expect(purse()).toBe('€100.00');
    gateway.answer(BALANCE_PATH, balance('147.40'));
    await say({ type: 'roundEnded' });
    await waitFor(() => expect(purse()).toBe('€147.40'));
  });

  it('leads to the cashier where the brand takes deposits, in the game’s place', async () => {
    const { address, unmount } = await play();
    fireEvent.click(await screen.findByRole('button', { name: 'Deposit' }));
    expect(address()).toBe('/help?menu=depositv2');
    unmount();
    await play({ site: { whitelabel: [] } });
    await frame();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  it('is for everybody as a trial, without balance and cashier, and leads on to the real game', async () => {
    const { commands } = await renderWidget('game-stage', {
      modalParams: { vassalage: 'PG', gameCode: 'game-1', mode: 'trial' },
      site: { whitelabel: flagsOf('SIGNIN3', 'DEPOSIT3') },
      answers: { [trial]: buildLaunchedGame({ mode: 'trial' }) },
    });
    await frame();
    expect(screen.getByText('Free trial')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Balance' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play for real' }));
    expect(commands.openModal.mock.calls).toEqual([['login']]);
  });

  it('says plainly that a vendor is down, and starts again on request', async () => {
    const { gateway } = await play({ answers: { [real]: new Error('The studio does not answer.') } });
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('heading').textContent).toBe('Game 1 could not be started');
    expect(within(notice).getByText('The studio does not answer.')).toBeDefined();
    expect(document.activeElement).toBe(notice);
    gateway.answer(real, buildLaunchedGame());
    fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    await frame();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in the gateway’s words why somebody is kept from playing, and does not ask again', async () => {
    const words = 'You are taking a break until 9 June.';
    const { gateway } = await play({ answers: { [real]: new GatewayError('play_excluded', words, 403) } });
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText(words)).toBeDefined();
    expect(within(notice).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(within(notice).getByRole('button', { name: 'Close' })).toBeDefined();
    expect(gateway.calls.filter((path) => path === real)).toHaveLength(1);
  });

  it('says why a member cannot play, until when, and asks for no game', async () => {
    const exclusion = { from: '2025-06-01T10:00:00.000Z', until: '2025-06-09T10:00:00.000Z', endsOnRequest: false };
    const limits = buildPlayLimits({ exclusion });
    const words = 'Playing is paused until 9 Jun 2025, 12:00.';
    const answers = { [PLAY_LIMITS_PATH]: limits, [real]: new GatewayError('play_excluded', 'A break.', 403) };
    const { address } = await play({ answers });
    expect((await screen.findByRole('heading', { name: words })).tagName).toBe('H2');
    expect(screen.queryByTitle('Game 1, the game')).toBeNull();
    expect(screen.queryByText('A break.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Player protection' }));
    expect(address()).toBe('/help');
  });

  it('holds back a game for money by a limit on time, and no free one', async () => {
    const time = buildPlayLimit({ kind: 'time', period: 'day', amount: '60', used: '60' });
    const refusal = new GatewayError('play_time_reached', 'Have a rest.', 403);
    const answers = { [PLAY_LIMITS_PATH]: buildPlayLimits({ limits: [time] }), [real]: refusal };
    const modalParams = { vassalage: 'PG', gameCode: 'game-1', title: 'Game 1', mode: 'trial' };
    const { unmount } = await play({ answers, modalParams });
    await frame();
    unmount();
    await play({ answers });
    expect((await screen.findByRole('heading', { name: 'Daily time limit' })).tagName).toBe('H2');
    expect(screen.getByText(/^Reached\. It renews on 9 Jun/)).toBeDefined();
  });

  describe('the reality check', () => {
    const protection = { ...buildSiteInfo().protection, realityCheck: { choices: [60], mayTurnOff: false } };
    const scene = (session = buildPlaySession()) => ({
      site: { whitelabel: flagsOf('DEPOSIT3'), protection },
      answers: { [PLAY_SESSION_PATH]: session, [PLAY_LIMITS_PATH]: buildPlayLimits() },
    });

    it('pauses the game, says what the gateway reckons, and goes by an answer alone', async () => {
      const { gateway } = await play(scene());
      const { contentWindow } = await frame();
      const post = vi.spyOn(contentWindow as Window, 'postMessage').mockImplementation(() => {});
      await say(ready);
      const check = await screen.findByRole('dialog', { name: 'You have played for 1 hour' });
      expect(document.activeElement).toBe(within(check).getByRole('button', { name: 'Stop playing' }));
      expect([...check.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
        '11:00, 1 hr',
        '€86.40',
        '€61.80',
        '− €24.60',
      ]);
      await waitFor(() => expect(check.textContent).toContain('€180 of €500'));
      expect(check.textContent).toContain('With no answer the game closes at 12:10.');
      expect(post).toHaveBeenLastCalledWith({ source: 'marquee-portal', type: 'pause' }, 'https://vendor.example');
      fireEvent.keyDown(check, { key: 'Escape' });
      expect(screen.getByRole('dialog')).toBe(check);
      const fetched = vi.spyOn(globalThis, 'fetch');
      const later = buildPlaySession({
        check: { dueAt: '2025-06-02T11:00:00Z', isDue: false, closesAt: '2025-06-02T11:10:00Z' },
      });
      gateway.answer('/wps/member/realityCheck', later);
      fireEvent.click(within(check).getByRole('button', { name: 'Go on playing' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(fetched.mock.calls.find(([path]) => path === '/wps/member/realityCheck')?.[1]?.body).toBe(
        JSON.stringify({ answer: 'goOn' }),
      );
      expect(post).toHaveBeenLastCalledWith({ source: 'marquee-portal', type: 'resume' }, 'https://vendor.example');
    });

    it('is asked for where a game could not be started for want of its answer', async () => {
      const owed = new GatewayError('reality_check_due', 'Look at your time first.', 403);
      const { answers, ...rest } = scene();
      await play({ ...rest, answers: { ...answers, [real]: owed } });
      expect(await screen.findByRole('dialog', { name: 'You have played for 1 hour' })).toBeDefined();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('says a result that was won with its sign, and comes for no trial', async () => {
      const { unmount } = await play(scene(buildPlaySession({ net: '3.00' })));
      await say(ready);
      const check = await screen.findByRole('dialog');
      expect(check.querySelectorAll('dd')[3]?.textContent).toBe('+ €3.00');
      unmount();
      const modalParams = { vassalage: 'PG', gameCode: 'game-1', title: 'Game 1', mode: 'trial' };
      const { gateway } = await play({ ...scene(), modalParams });
      await frame();
      expect(gateway.calls).not.toContain(PLAY_SESSION_PATH);
    });
  });

  it('leads to limits below a game for money, where there is something that they could hold', async () => {
    const { address, unmount } = await play();
    await frame();
    fireEvent.click(screen.getByRole('link', { name: '18+ Set a limit in Security centre', hidden: true }));
    expect(address()).toBe('/help');
    unmount();
    const modalParams = { vassalage: 'PG', gameCode: 'game-1', title: 'Game 1', mode: 'trial' };
    await play({ modalParams });
    await frame();
    expect(screen.getByText('18+')).toBeDefined();
    expect(screen.queryByText(/Set a limit/)).toBeNull();
  });

  it('gives up after 120 seconds, in the words for that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await play();
    await frame();
    await act(async () => vi.advanceTimersByTimeAsync(120_000));
    expect((await screen.findByRole('alert')).textContent).toContain('The page took longer time to load');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('says when the game’s session is over, and starts another', async () => {
    const { gateway } = await play();
    await say(ready);
    await say({ type: 'sessionEnded' });
    expect(document.querySelector('iframe')).toBeNull();
    const before = gateway.calls.filter((path) => path === real).length;
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await frame();
    expect(gateway.calls.filter((path) => path === real)).toHaveLength(before + 1);
  });

  it('asks before it is left while a round runs, and not otherwise', async () => {
    await play();
    await say(ready);
    await say({ type: 'roundStarted' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close the game' })[0] as HTMLElement);
    const question = screen.getByRole('alertdialog', { name: 'Leave the game?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Keep playing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await say({ type: 'roundEnded' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close the game' })[0] as HTMLElement);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before it is left from within the game, where Escape is pressed by mistake', async () => {
    await play();
    await say(ready);
    await say({ type: 'closeAsked' });
    const question = screen.getByRole('alertdialog', { name: 'Leave the game?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Keep playing' }));
    expect(document.querySelector('iframe')).not.toBeNull();
  });

  it('asks the game for its rules', async () => {
    await play();
    const { contentWindow } = await frame();
    await say(ready);
    const post = vi.spyOn(contentWindow as Window, 'postMessage').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Game rules', hidden: true }));
    expect(post).toHaveBeenCalledWith({ source: 'marquee-portal', type: 'openRules' }, 'https://vendor.example');
  });

  it('offers no full screen where the browser has none', async () => {
    await play();
    await frame();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('makes the game a favourite', async () => {
    await play();
    await say(ready);
    expect(screen.getAllByRole('button', { name: 'Add Game 1 to favourites', hidden: true }).length).toBeGreaterThan(0);
  });

  it('plays on a page what its address names, once somebody is signed in', async () => {
    const address = '/seamless?vassalage=PG&gameCode=game-1';
    const { commands, unmount, gateway } = await renderWidget('game-stage', {
      address,
      site: { whitelabel: flagsOf('SIGNIN3') },
    });
    await screen.findByText('Log in to play this game');
    expect(commands.openModal.mock.calls).toEqual([['login']]);
    expect(gateway.calls.filter((path) => path.includes('launch'))).toEqual([]);
    unmount();
    await renderWidget('game-stage', { address, member: buildMember(), answers: { [real]: buildLaunchedGame() } });
    expect(await frame()).toBeDefined();
  });

  it('starts nothing that the address does not name well, and shows the way home', async () => {
    const { address, gateway } = await renderWidget('game-stage', {
      address: '/seamless?vassalage=P%20G&gameCode=game-1',
      member: buildMember(),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    expect(address()).toBe('/');
    expect(gateway.calls).toEqual([]);
  });
});
