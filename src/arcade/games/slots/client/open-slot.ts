import { gameContext } from '#arcade/client/game-context.ts';
import { prepareSetting } from '#arcade/client/game-setting.ts';
import { listenForKeys } from '#arcade/client/listen-for-keys.ts';
import { openPortalChannel } from '#arcade/client/portal-channel.ts';
import { openBetSheet } from '#arcade/client/sheets/bet-sheet.tsx';
import { openFairnessSheet } from '#arcade/client/sheets/fairness-sheet.tsx';
import { openHistorySheet } from '#arcade/client/sheets/history-sheet.tsx';
import { openMenuSheet } from '#arcade/client/sheets/menu-sheet.tsx';
import type { OpenFairness, RoundResult, SlotSession, SpinResult } from '#arcade/game-api.ts';
import { followJackpots } from './jackpots/follow-jackpots.ts';
import { skippablePauses } from './playback/pauses.ts';
import { firstBoard, roundFlow } from './playback/round-flow.ts';
import type { RoundStage } from './playback/round-player.ts';
import { reelStage } from './reels/reel-stage.ts';
import { loadSymbolImages } from './reels/symbol-pictures.ts';
import { celebration } from './screen/celebration.tsx';
import { freeSpinsSign } from './screen/free-spins-sign.tsx';
import { gameScreen } from './screen/game-screen.tsx';
import { winPlate } from './screen/win-plate.tsx';
import { openAutoplaySheet } from './sheets/autoplay-sheet.tsx';
import { openRulesSheet } from './sheets/rules-sheet.tsx';

/** A second canvas pixel per CSS pixel shows; a third only costs. */
const GREATEST_DENSITY = 2;

/** Builds a slot in place of a note, and tells the portal that it is ready. */
export async function openSlot(session: SlotSession, note: HTMLElement): Promise<void> {
  const { machine, art } = session;
  const [setting, images] = await Promise.all([prepareSetting(session), loadSymbolImages(art.symbolUrls)]);
  const { words, figures, sounds, hasLessMotion } = setting;
  const pauses = skippablePauses();
  let fairness: OpenFairness = session.fairness;
  const seen = new Map<string, SpinResult | RoundResult>();

  const plate = winPlate(machine);
  const feast = celebration(figures.money, hasLessMotion);
  const screen = gameScreen(session, words, (layout) => {
    reels.resize(layout, Math.min(GREATEST_DENSITY, devicePixelRatio));
    plate.lay(layout);
    jackpots?.shape(layout.shape);
  });
  const reels = reelStage(screen.canvas, machine, images, art.colours, reelListener(), hasLessMotion);
  screen.overReels.append(plate.element, feast.element);
  const sign = freeSpinsSign(screen.root, words);

  function reelListener() {
    return {
      reelStopped(reel: number, spin: { readonly grid: readonly (readonly string[])[] } | null) {
        const hasScatter = spin?.grid[reel]?.includes('scatter') ?? false;
        sounds.play(hasScatter ? 'scatter' : 'stop');
      },
      suspenseBegan: () => sounds.play('suspense'),
    };
  }

  const stage: RoundStage = {
    machine,
    reels,
    plate,
    sign,
    celebration: feast,
    sounds,
    pauses,
    words,
    symbolUrls: art.symbolUrls,
    money: figures.money,
    showWon: (minor) => flow.bar.show({ lastWin: figures.money(minor) }),
  };
  const channel = openPortalChannel(session.origin, (message) => {
    if (message === 'balanceChanged') flow.refreshBalance();
    else if (message === 'openRules') openRules();
    else flow.pause(message === 'pause');
  });
  const context = gameContext(session, setting, channel, () => screen.root);
  const jackpots = session.jackpots === null ? null : followJackpots(context, session.jackpots, hasLessMotion);
  const openRules = (): void => openRulesSheet(context, flow, jackpots?.state ?? null);
  const flow = roundFlow(
    context,
    screen,
    stage,
    {
      chooseBet: () => openBetSheet(context, flow),
      openMenu: () =>
        openMenuSheet(
          context,
          {
            autoplay: () => openAutoplaySheet(context, flow),
            rules: openRules,
            history: () => openHistorySheet(context, flow),
            fairness: () =>
              openFairnessSheet(context, {
                seen,
                current: () => fairness,
                rotated(next) {
                  fairness = next;
                },
              }),
          },
          flow.isPlaying,
        ),
      roundSettled(result) {
        seen.set(result.roundId, result);
        jackpots?.look();
        fairness = { ...fairness, ...result.fairness, nonce: result.fairness.nonce + 1 };
      },
    },
    hasLessMotion,
  );

  if (jackpots !== null) screen.root.append(jackpots.element);
  screen.root.append(flow.bar.element);
  screen.canvas.addEventListener('click', () => {
    if (flow.isPlaying) flow.press();
  });
  screen.overReels.addEventListener('click', () => {
    if (flow.isPlaying) flow.press();
  });
  listenForKeys(document, { press: () => flow.press(), leave: () => channel.send({ type: 'closeAsked' }) });
  note.replaceWith(screen.root);
  reels.show(firstBoard(machine));
  channel.send({ type: 'ready', returnToPlayer: session.returnToPlayer, volatility: session.volatility });
}
