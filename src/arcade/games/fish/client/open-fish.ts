import { gameContext } from '#arcade/client/game-context.ts';
import { sessionCalls } from '#arcade/client/game-server.ts';
import { prepareSetting } from '#arcade/client/game-setting.ts';
import { hearEvents } from '#arcade/client/hear-events.ts';
import { listenForKeys } from '#arcade/client/listen-for-keys.ts';
import { figuresIn } from '#arcade/client/money-text.ts';
import { mountElement } from '#arcade/client/mount-element.ts';
import { openPortalChannel } from '#arcade/client/portal-channel.ts';
import type { RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { openRoundRulesSheet } from '#arcade/client/round-game/round-rules-sheet.tsx';
import { openBetSheet } from '#arcade/client/sheets/bet-sheet.tsx';
import { openFairnessSheet } from '#arcade/client/sheets/fairness-sheet.tsx';
import { openHistorySheet } from '#arcade/client/sheets/history-sheet.tsx';
import { openMenuSheet } from '#arcade/client/sheets/menu-sheet.tsx';
import { openPastRound } from '#arcade/client/table/past-round-sheet.tsx';
import type { FishMoney, FishRoom, SeenShots, VolleyAnswer } from '#arcade/fish-api.ts';
import type { OpenFairness, RoundResult, RoundSession, SpinResult } from '#arcade/game-api.ts';
import type { FishArt } from '#arcade/game-art-api.ts';
import { fishBoard } from './fish-board.tsx';
import { FishClient } from './fish-client.ts';
import { FishScreen, type FishScreenProps } from './fish-screen.tsx';
import { listenForShots } from './listen-for-shots.ts';
import { SeaPainter } from './sea-painter.ts';
import { isTall } from './sea-place.ts';
import { loadSprites } from './sprites.ts';

/** Builds a fish shooter in place of a note, and tells the portal that it is ready. */
export async function openFish(session: RoundSession & { readonly fish: FishArt }, note: HTMLElement): Promise<void> {
  const setting = await prepareSetting(session);
  const { sounds, hasLessMotion } = setting;
  const board = fishBoard as unknown as RoundBoard<unknown>;
  let fairness: OpenFairness = session.fairness;
  const seen = new Map<string, SpinResult | RoundResult>();
  const channel = openPortalChannel(session.origin, (message) => {
    if (message === 'balanceChanged') void client.refreshBalance();
    else if (message === 'openRules') openRules();
    else {
      sounds.hush(message === 'pause');
      if (message === 'pause' && client.state.isAutoFire) client.toggleAutoFire();
    }
  });
  const context = gameContext(session, setting, channel, () => screen.element);
  const calls = sessionCalls(session.token);
  const openRules = () => openRoundRulesSheet(context, board);
  const verbs = {
    get betMinor() {
      return client.state.stakeMinor;
    },
    isPlaying: false,
    chooseBet: (stakeMinor: number) => client.chooseStake(stakeMinor),
    replay(round: SpinResult | RoundResult) {
      if ('view' in round && round.rulesId === session.rulesId) openPastRound(context, board, round);
    },
  };
  const seeds = {
    seen,
    current: () => fairness,
    rotated(next: OpenFairness) {
      fairness = next;
    },
  };
  const menu = {
    rules: openRules,
    history: () => openHistorySheet(context, verbs),
    fairness: () => openFairnessSheet(context, seeds),
  };
  const money = ({ minor, currency }: FishMoney) => figuresIn(document.documentElement.lang, currency).money(minor);
  const client = new FishClient({
    context,
    show: { fired: (...shots) => painter.fired(...shots), caught: (...end) => painter.caught(...end) },
    async fire(volley) {
      const answer = await calls.play<VolleyAnswer>('/api/fish/volleys', volley);
      if (answer.round !== null) {
        seen.set(answer.round.roundId, answer.round);
        fairness = { ...fairness, ...answer.round.fairness, nonce: answer.round.fairness.nonce + 1 };
      }
      return answer;
    },
    render: (state) => screen.change({ state }),
    proportion: () => painter.proportion,
    money,
  });
  const firstProps: FishScreenProps = {
    context,
    art: session.fish,
    client,
    state: client.state,
    isTall: false,
    money,
    openRules,
    openMenu: () => openMenuSheet(context, menu, false),
    chooseStake: () => openBetSheet(context, verbs),
  };
  const screen = mountElement(FishScreen, firstProps, HTMLElement);
  const canvas = screen.element.querySelector('canvas');
  if (canvas === null) throw new Error('The game has no sea.');
  const painter = new SeaPainter({ canvas, sprites: loadSprites(session.fish), client: () => client, hasLessMotion });
  note.replaceWith(screen.element);
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = screen.element;
    const size = { width, height, isMirrored: document.documentElement.dir === 'rtl' };
    painter.resize(size);
    screen.change({ isTall: isTall(size) });
  }).observe(screen.element);
  listenForKeys(document, { press: () => client.fire(), leave: () => channel.send({ type: 'closeAsked' }) });
  listenForShots(document, canvas, client);
  const frame = () => {
    client.step();
    painter.paint();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const events = hearEvents({
    token: session.token,
    path: '/api/fish',
    hear: ({ kind, data }) => {
      if (kind === 'room') client.hearRoom(JSON.parse(data) as FishRoom);
      if (kind === 'shots') client.hearShots(JSON.parse(data) as SeenShots);
    },
    connected: (isConnected) => client.connected(isConnected),
    ended: () => client.ended(),
  });
  addEventListener('pagehide', () => events.stop());
  channel.send({ type: 'ready', returnToPlayer: session.returnToPlayer, volatility: session.volatility });
}
