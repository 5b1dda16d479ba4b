/** @jsxImportSource preact */

import { colourStyle } from '#arcade/client/colour-style.ts';
import type { RoundSession } from '#arcade/game-api.ts';
import type { GameContext } from '../game-context.ts';
import type { StageShape } from '../stage-layout.ts';
import { boardSetting } from './board-setting.ts';
import { NoticeLine } from './notice-line.tsx';
import { RoundBar } from './round-bar.tsx';
import type { RoundBoard } from './round-board.ts';
import type { RoundPlay, RoundPlayState } from './round-play.ts';

export interface RoundScreenProps {
  readonly context: GameContext<RoundSession>;
  readonly board: RoundBoard<unknown>;
  readonly play: RoundPlay;
  readonly state: RoundPlayState;
  /** Null until the window's size is known. */
  readonly layout: { readonly shape: StageShape; readonly scale: number } | null;
  readonly hasLessMotion: boolean;
  chooseBet(): void;
  openMenu(): void;
}

/** The scene of a game that is no slot: backdrop, name, board and bar. */
export function RoundScreen(props: RoundScreenProps) {
  const { context, board, play, state, layout, hasLessMotion } = props;
  const { session, channel } = context;
  const { art, game } = session;
  const { round } = state;
  const { Board } = board;
  return (
    // The page around the frame has a main of its own.
    <main
      class="game round-game"
      aria-label={game.name}
      data-shape={layout?.shape}
      style={{ ...colourStyle(art.colours), ...(layout && { '--scale': String(layout.scale) }) }}
    >
      <img class="backdrop" alt="" src={layout?.shape === 'tall' ? art.tallBackgroundUrl : art.backgroundUrl} />
      <h1 class="round-logo">
        <img src={art.logoUrl} alt={game.name} />
      </h1>
      <div class="round-table">
        <div class="round-board">
          <Board
            {...boardSetting(context)}
            key={round?.roundId ?? 'none'}
            view={round?.view ?? null}
            isOver={round?.isOver ?? true}
            winMinor={round?.winMinor ?? 0}
            betMinor={round !== null && !round.isOver ? round.betMinor : state.betMinor}
            isShown={state.isShown}
            creditMinor={state.creditMinor}
            isBusy={state.isBusy || state.isEnded}
            draft={state.draft}
            setDraft={(draft) => play.setDraft(draft)}
            choose={(choice) => play.choose(choice)}
            shown={() => play.shown()}
            hasLessMotion={hasLessMotion}
          />
        </div>
      </div>
      <p class="visually-hidden" role="status" aria-live="polite">
        {state.status}
      </p>
      <NoticeLine notice={state.notice} channel={channel} />
      <RoundBar context={context} play={play} state={state} chooseBet={props.chooseBet} openMenu={props.openMenu} />
    </main>
  );
}
