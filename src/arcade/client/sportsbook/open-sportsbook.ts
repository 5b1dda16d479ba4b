import type { RoundResult, RoundSession, SpinResult } from '#arcade/game-api.ts';
import type { LiveUpdate, MineUpdate } from '#arcade/sportsbook-api.ts';
import { gameContext } from '../game-context.ts';
import { prepareSetting } from '../game-setting.ts';
import { hearEvents } from '../hear-events.ts';
import { listenForKeys } from '../listen-for-keys.ts';
import { mountElement } from '../mount-element.ts';
import { openPortalChannel } from '../portal-channel.ts';
import type { RoundBoard } from '../round-game/round-board.ts';
import { openRoundRulesSheet } from '../round-game/round-rules-sheet.tsx';
import { openHistorySheet } from '../sheets/history-sheet.tsx';
import { openMenuSheet } from '../sheets/menu-sheet.tsx';
import { openPastRound } from '../table/past-round-sheet.tsx';
import { keepFormat, keptFormat } from './kept-format.ts';
import { formatOfLanguage } from './odds-text.ts';
import { slipBoard } from './slip-board.tsx';
import { SportsClient } from './sports-client.ts';
import { SportsScreen, type SportsScreenProps } from './sports-screen.tsx';
import { sportsServer } from './sports-server.ts';

/** A session of the sportsbook. */
type SportsSession = RoundSession & Required<Pick<RoundSession, 'sports'>>;

/**
 * Opens the page of the sportsbook and tells the portal that it is ready.
 * @param note says that the game is loading; the page takes its place.
 */
export async function openSportsbook(session: SportsSession, note: HTMLElement): Promise<void> {
  const setting = await prepareSetting(session);
  const board = slipBoard as RoundBoard<unknown>;
  const openRules = () => openRoundRulesSheet(context, board);
  const channel = openPortalChannel(session.origin, (message) => {
    if (message === 'balanceChanged') void client.refreshBalance();
    else if (message === 'openRules') openRules();
    else setting.sounds.hush(message === 'pause');
  });
  const context = gameContext(session, setting, channel, () => screen.element);
  const client = new SportsClient({
    context,
    server: sportsServer(session.token),
    sport: session.sports.sport,
    format: keptFormat(() => localStorage) ?? formatOfLanguage(session.language),
    render: (state) => screen.change({ state }),
    keepFormat: (format) => keepFormat(() => localStorage, format),
  });
  const verbs = {
    betMinor: session.defaultBetMinor,
    isPlaying: false,
    chooseBet: () => undefined,
    replay(round: SpinResult | RoundResult) {
      if ('view' in round && round.rulesId === session.rulesId) openPastRound(context, board, round);
    },
  };
  const menu = { rules: openRules, history: () => openHistorySheet(context, verbs) };
  const firstProps: SportsScreenProps = {
    context,
    client,
    state: client.state,
    book: session.sports.book,
    openMenu: () => openMenuSheet(context, menu, false),
  };
  const screen = mountElement(SportsScreen, firstProps, HTMLElement);
  // No key plays a round here: Enter and Space press the button that has the focus.
  listenForKeys(document, { press: () => undefined, leave: () => channel.send({ type: 'closeAsked' }) });
  note.replaceWith(screen.element);
  void client.start();
  const events = hearEvents({
    token: session.token,
    path: '/api/sports',
    hear: ({ kind, data }) => {
      if (kind === 'live') client.hearLive(JSON.parse(data) as LiveUpdate);
      else if (kind === 'mine') client.hearMine(JSON.parse(data) as MineUpdate);
    },
    connected: (isConnected) => client.connected(isConnected),
    ended: () => client.ended(),
  });
  addEventListener('pagehide', () => events.stop());
  channel.send({ type: 'ready', returnToPlayer: session.returnToPlayer, volatility: session.volatility });
}
