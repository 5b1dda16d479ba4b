/** @jsxImportSource preact */

import { colourStyle } from '#arcade/client/colour-style.ts';
import type { RoundSession } from '#arcade/game-api.ts';
import { Figure, RoundButton } from '../controls/control-bar.tsx';
import type { GameContext } from '../game-context.ts';
import { boardSetting } from '../round-game/board-setting.ts';
import { NoticeLine } from '../round-game/notice-line.tsx';
import type { RoundBoard } from '../round-game/round-board.ts';
import type { StageShape } from '../stage-layout.ts';
import { TableHead } from './table-head.tsx';
import type { TablePlay } from './table-play.ts';
import type { TablePlayState } from './table-play-state.ts';

export interface TableScreenProps {
  readonly context: GameContext<RoundSession>;
  readonly board: RoundBoard<unknown>;
  readonly play: TablePlay;
  readonly state: TablePlayState;
  /** Null until the window's size is known. */
  readonly layout: { readonly shape: StageShape; readonly scale: number } | null;
  readonly hasLessMotion: boolean;
  openMenu(): void;
}

/** The scene of a shared table: its state, the board, and the player's figures. */
export function TableScreen({ context, board, play, state, layout, hasLessMotion, openMenu }: TableScreenProps) {
  const { session, words, figures, channel } = context;
  const { art, game } = session;
  const { table, past, phase, isShown, isConnected, isEnded } = state;
  const { Board } = board;
  const { view } = play;
  const [least = 0] = session.betsMinor;
  const highest = session.betsMinor.at(-1) ?? least;
  const isOpen = phase === 'open' || phase === 'last';
  return (
    // The page around the frame has a main of its own.
    <main
      class="game round-game table-game"
      aria-label={game.name}
      data-shape={layout?.shape}
      data-phase={phase}
      data-connected={isConnected}
      data-confirmed={state.isConfirmed}
      style={{ ...colourStyle(art.colours), ...(layout && { '--scale': String(layout.scale) }) }}
    >
      <img class="backdrop" alt="" src={layout?.shape === 'tall' ? art.tallBackgroundUrl : art.backgroundUrl} />
      <TableHead context={context} state={state} mayChoose={play.mayChoose} />
      <div class="round-table">
        <div class="round-board">
          <Board
            {...boardSetting(context)}
            key={`${table?.number} ${view !== null}`}
            view={view}
            past={past}
            crowd={table?.crowd ?? {}}
            isOver={play.isOver}
            winMinor={state.mine?.winMinor ?? 0}
            betMinor={play.stakeMinor}
            isShown={isShown}
            creditMinor={state.creditMinor + (isOpen ? play.stakeMinor : 0)}
            isBusy={!(isOpen || play.mayChoose) || !isConnected || isEnded}
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
      <div class="bar round-bar">
        <div class="pill credit">
          <Figure label={words.credit} value={figures.money(state.creditMinor)} />
        </div>
        <div class="pill bet">
          <Figure label={words.bet} value={figures.money(play.stakeMinor)} />
        </div>
        <div class="pill limits">
          <Figure label={words.table.limits} value={`${figures.money(least)} – ${figures.money(highest)}`} />
        </div>
        <div class="pill last-win">
          <Figure label={words.lastWin} value={figures.money(state.lastWinMinor)} />
        </div>
        <RoundButton icon="menu" label={words.menu} opensDialog onClick={openMenu} />
      </div>
    </main>
  );
}
