/** @jsxImportSource preact */
import { BarButton, Figure, RoundButton } from '../controls/control-bar.tsx';
import type { GameContext } from '../game-context.ts';
import type { RoundPlay, RoundPlayState } from './round-play.ts';

interface RoundBarProps {
  readonly context: GameContext;
  readonly play: RoundPlay;
  readonly state: RoundPlayState;
  chooseBet(): void;
  openMenu(): void;
}

/** The row of figures and buttons below a board. */
export function RoundBar({ context, play, state, chooseBet, openMenu }: RoundBarProps) {
  const { words, figures } = context;
  const { label, isAllowed } = play.mainButton();
  const isClosed = play.isPlaying;
  return (
    <div class="bar round-bar">
      <div class="pill credit">
        <Figure label={words.credit} value={figures.money(state.creditMinor)} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="bets" role="group" aria-label={words.bet}>
        {play.hasChips ? (
          <div class="pill bet">
            <Figure label={words.bet} value={figures.money(play.shownBetMinor)} />
          </div>
        ) : (
          <>
            <RoundButton icon="less" label={words.lessBet} isClosed={isClosed} onClick={() => play.lessBet()} />
            <BarButton kind="pill bet" opensDialog isClosed={isClosed} onClick={chooseBet}>
              <Figure label={words.bet} value={figures.money(state.betMinor)} />
            </BarButton>
            <RoundButton icon="more" label={words.moreBet} isClosed={isClosed} onClick={() => play.moreBet()} />
          </>
        )}
      </div>
      <BarButton
        kind="main-button"
        isClosed={state.isEnded || state.isBusy || (state.isShown && !isAllowed)}
        onClick={() => play.press()}
      >
        {state.isShown ? label : words.skip}
      </BarButton>
      <div class="pill last-win">
        <Figure label={words.lastWin} value={figures.money(state.lastWinMinor)} />
      </div>
      <RoundButton icon="menu" label={words.menu} opensDialog onClick={openMenu} />
    </div>
  );
}
