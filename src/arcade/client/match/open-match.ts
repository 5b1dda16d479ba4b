import type { RoundResult, RoundSession, SpinResult } from '#arcade/game-api.ts';
import { findMatchGame } from '#arcade/games/match-games.ts';
import type { MatchState } from '#arcade/match-api.ts';
import { gameContext } from '../game-context.ts';
import { prepareSetting } from '../game-setting.ts';
import { hearEvents } from '../hear-events.ts';
import { listenForKeys } from '../listen-for-keys.ts';
import { mountElement } from '../mount-element.ts';
import { openPortalChannel } from '../portal-channel.ts';
import { followSize } from '../round-game/follow-size.ts';
import type { RoundBoard } from '../round-game/round-board.ts';
import { openBetSheet } from '../sheets/bet-sheet.tsx';
import { openHistorySheet } from '../sheets/history-sheet.tsx';
import { openMenuSheet } from '../sheets/menu-sheet.tsx';
import { openPastRound } from '../table/past-round-sheet.tsx';
import { isMatchKind, loadMatchBoard } from './match-boards.ts';
import { MatchClient } from './match-client.ts';
import { openMatchFairnessSheet } from './match-fairness-sheet.tsx';
import { matchRecord } from './match-record.tsx';
import { openMatchRulesSheet } from './match-rules-sheet.tsx';
import { MatchScreen, type MatchScreenProps } from './match-screen.tsx';

/** Builds the page of a game between players in place of a note, and tells the portal that it is ready. */
export async function openMatch(session: RoundSession, note: HTMLElement): Promise<void> {
  const game = findMatchGame(session.rulesId);
  if (game === undefined || !isMatchKind(session.kind)) throw new Error(`There is no match of ${session.rulesId}.`);
  const { match: rules } = game;
  const [setting, board] = await Promise.all([prepareSetting(session), loadMatchBoard(session.kind)]);
  const { sounds, hasLessMotion } = setting;
  const openRules = () => openMatchRulesSheet(context, board, rules);
  const channel = openPortalChannel(session.origin, (message) => {
    if (message === 'balanceChanged') void client.refreshBalance();
    else if (message === 'openRules') openRules();
    else sounds.hush(message === 'pause');
  });
  const context = gameContext(session, setting, channel, () => screen.element);
  const client = new MatchClient({ context, board, hasLessMotion, render: (state) => screen.change({ state }) });
  const verbs = {
    get betMinor() {
      return client.state.stakeMinor;
    },
    isPlaying: false,
    chooseBet: (stakeMinor: number) => client.chooseStake(stakeMinor),
    replay(round: SpinResult | RoundResult) {
      if ('view' in round && round.rulesId === session.rulesId)
        openPastRound(context, matchRecord(board) as RoundBoard<unknown>, round);
    },
  };
  const menu = {
    rules: openRules,
    history: () => openHistorySheet(context, verbs),
    ...(rules.hasChance && { fairness: () => openMatchFairnessSheet(context, client) }),
  };
  const firstProps: MatchScreenProps = {
    context,
    board,
    rules,
    // A deal for the eye alone: nothing is played with it.
    firstView: rules.view(
      rules.start((bound) => bound - 1),
      0,
    ),
    client,
    state: client.state,
    layout: null,
    hasLessMotion: hasLessMotion(),
    chooseStake: () => openBetSheet(context, verbs),
    openMenu: () => openMenuSheet(context, menu, false),
  };
  const screen = mountElement(MatchScreen, firstProps, HTMLElement);
  followSize(screen.element, (layout) => screen.change({ layout, hasLessMotion: hasLessMotion() }));
  listenForKeys(document, { press: () => client.press(), leave: () => channel.send({ type: 'closeAsked' }) });
  note.replaceWith(screen.element);
  client.start();
  const events = hearEvents({
    token: session.token,
    path: '/api/match',
    hear: ({ kind, data }) => {
      if (kind === 'match') client.hear(JSON.parse(data) as MatchState);
    },
    connected: (isConnected) => client.connected(isConnected),
    ended: () => client.ended(),
  });
  addEventListener('pagehide', () => events.stop());
  channel.send({ type: 'ready', returnToPlayer: session.returnToPlayer, volatility: session.volatility });
}
