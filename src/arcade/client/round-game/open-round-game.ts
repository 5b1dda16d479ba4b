import type { OpenFairness, RoundResult, RoundSession, SpinResult } from '#arcade/game-api.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import { gameContext } from '../game-context.ts';
import { prepareSetting } from '../game-setting.ts';
import { listenForKeys } from '../listen-for-keys.ts';
import { mountElement } from '../mount-element.ts';
import { openPortalChannel } from '../portal-channel.ts';
import { openBetSheet } from '../sheets/bet-sheet.tsx';
import { openFairnessSheet } from '../sheets/fairness-sheet.tsx';
import { openHistorySheet } from '../sheets/history-sheet.tsx';
import { openMenuSheet } from '../sheets/menu-sheet.tsx';
import { loadBoard } from './boards.ts';
import { followSize } from './follow-size.ts';
import { RoundPlay } from './round-play.ts';
import { openRoundRulesSheet } from './round-rules-sheet.tsx';
import { RoundScreen, type RoundScreenProps } from './round-screen.tsx';

/** Builds a game that is no slot in place of a note, and tells the portal that it is ready. */
export async function openRoundGame(session: RoundSession, note: HTMLElement): Promise<void> {
  const [setting, board] = await Promise.all([prepareSetting(session), loadBoard(session)]);
  const { hasLessMotion } = setting;
  const { rules } = roundGameById(session.rulesId);
  let fairness: OpenFairness = session.fairness;
  const seen = new Map<string, SpinResult | RoundResult>();

  const channel = openPortalChannel(session.origin, (message) => {
    if (message === 'balanceChanged') void play.refreshBalance();
    else if (message === 'openRules') openRoundRulesSheet(context, board);
    else play.pause(message === 'pause');
  });
  const context = gameContext(session, setting, channel, () => screen.element);
  const play = new RoundPlay({
    context,
    board,
    rules,
    hasLessMotion,
    render: (state) => screen.change({ state }),
    settled(result) {
      seen.set(result.roundId, result);
      // A round that was left open is older than those of other games that were played meanwhile.
      const nonce = Math.max(fairness.nonce, result.fairness.nonce + 1);
      fairness = { ...fairness, ...result.fairness, nonce };
    },
  });
  const verbs = {
    get betMinor() {
      return play.betMinor;
    },
    get isPlaying() {
      return play.isPlaying;
    },
    chooseBet: (betMinor: number) => play.chooseBet(betMinor),
    replay(round: SpinResult | RoundResult) {
      if ('view' in round && round.rulesId === session.rulesId) play.replay(round);
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
    rules: () => openRoundRulesSheet(context, board),
    history: () => openHistorySheet(context, verbs),
    fairness: () => openFairnessSheet(context, seeds),
  };
  const firstProps: RoundScreenProps = {
    context,
    board,
    play,
    state: play.state,
    layout: null,
    hasLessMotion: hasLessMotion(),
    chooseBet: () => openBetSheet(context, verbs),
    openMenu: () => openMenuSheet(context, menu, play.isPlaying),
  };
  const screen = mountElement(RoundScreen, firstProps, HTMLElement);
  followSize(screen.element, (layout) => screen.change({ layout, hasLessMotion: hasLessMotion() }));
  listenForKeys(document, { press: () => play.press(), leave: () => channel.send({ type: 'closeAsked' }) });
  note.replaceWith(screen.element);
  channel.send({ type: 'ready', returnToPlayer: session.returnToPlayer, volatility: session.volatility });
}
