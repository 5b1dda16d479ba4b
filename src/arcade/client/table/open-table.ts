import type { RoundResult, RoundSession, SpinResult } from '#arcade/game-api.ts';
import { gameContext } from '../game-context.ts';
import { prepareSetting } from '../game-setting.ts';
import { listenForKeys } from '../listen-for-keys.ts';
import { mountElement } from '../mount-element.ts';
import { openPortalChannel } from '../portal-channel.ts';
import { loadBoard } from '../round-game/boards.ts';
import { followSize } from '../round-game/follow-size.ts';
import { openRoundRulesSheet } from '../round-game/round-rules-sheet.tsx';
import { openHistorySheet } from '../sheets/history-sheet.tsx';
import { openMenuSheet } from '../sheets/menu-sheet.tsx';
import { openPastRound } from './past-round-sheet.tsx';
import { hearTable } from './table-events.ts';
import { openTableFairnessSheet } from './table-fairness-sheet.tsx';
import { TablePlay } from './table-play.ts';
import { TableScreen, type TableScreenProps } from './table-screen.tsx';

/** Builds the page of a shared table in place of a note, and tells the portal that it is ready. */
export async function openTable(session: RoundSession, note: HTMLElement): Promise<void> {
  const [setting, board] = await Promise.all([prepareSetting(session), loadBoard(session)]);
  const { words, sounds, hasLessMotion } = setting;
  const rules = () => openRoundRulesSheet(context, board, [words.table.about]);
  const channel = openPortalChannel(session.origin, (message) => {
    if (message === 'balanceChanged') void play.refreshBalance();
    else if (message === 'openRules') rules();
    else sounds.hush(message === 'pause');
  });
  const context = gameContext(session, setting, channel, () => screen.element);
  const play = new TablePlay({ context, board, hasLessMotion, render: (state) => screen.change({ state }) });
  const past = {
    betMinor: 0,
    isPlaying: false,
    chooseBet: () => undefined,
    replay(round: SpinResult | RoundResult) {
      if ('view' in round && round.rulesId === session.rulesId) openPastRound(context, board, round);
    },
  };
  const menu = {
    rules,
    history: () => openHistorySheet(context, past),
    fairness: () => openTableFairnessSheet(context, play),
  };
  const firstProps: TableScreenProps = {
    context,
    board,
    play,
    state: play.state,
    layout: null,
    hasLessMotion: hasLessMotion(),
    openMenu: () => openMenuSheet(context, menu, false),
  };
  const screen = mountElement(TableScreen, firstProps, HTMLElement);
  followSize(screen.element, (layout) => screen.change({ layout, hasLessMotion: hasLessMotion() }));
  listenForKeys(document, { press: () => undefined, leave: () => channel.send({ type: 'closeAsked' }) });
  note.replaceWith(screen.element);
  play.start();
  const { token } = session;
  const events = hearTable({
    token,
    hear: (event) => play.hear(event),
    connected: (isConnected) => play.connected(isConnected),
    ended: () => play.ended(),
  });
  addEventListener('pagehide', () => events.stop());
  channel.send({ type: 'ready', returnToPlayer: session.returnToPlayer, volatility: session.volatility });
}
