/** @jsxImportSource preact */
import { colourStyle } from '#arcade/client/colour-style.ts';
import type { RoundSession } from '#arcade/game-api.ts';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import { movesThatDeclare, withDeclared } from '#arcade/games/matches/rules/declared-move.ts';
import type { MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { BarButton, Figure, RoundButton } from '../controls/control-bar.tsx';
import type { GameContext } from '../game-context.ts';
import { NoticeLine } from '../round-game/notice-line.tsx';
import type { StageShape } from '../stage-layout.ts';
import type { MatchClient } from './match-client.ts';
import { isOwnTurn, type MatchClientState } from './match-client-state.ts';
import { MatchMoves } from './match-moves.tsx';
import { MatchPanel } from './match-panel.tsx';
import { MatchPlate } from './match-plate.tsx';

export interface MatchScreenProps {
  readonly context: GameContext<RoundSession>;
  readonly board: MatchBoard<unknown>;
  readonly rules: MatchRules;
  /** A position to show before the first match. */
  readonly firstView: unknown;
  readonly client: MatchClient;
  readonly state: MatchClientState;
  /** Null until the window's size is known. */
  readonly layout: { readonly shape: StageShape; readonly scale: number } | null;
  readonly hasLessMotion: boolean;
  chooseStake(): void;
  openMenu(): void;
}

/** The scene of a game between players: the board, both players, the moves, and the player's figures. */
export function MatchScreen(props: MatchScreenProps) {
  const { context, board, rules, client, state, layout, hasLessMotion } = props;
  const { session, words, channel, sounds } = context;
  const { art, game } = session;
  const { server, secondsLeft, declared, isBusy, isConnected, isEnded } = state;
  const match = server?.match ?? null;
  const seat = match?.seat ?? 0;
  const { Board } = board;
  const view = match?.view ?? props.firstView;
  const plate = (of: Seat, isOwn: boolean) => (
    <MatchPlate
      board={board}
      player={match?.players[of] ?? null}
      seat={of}
      isOwn={isOwn}
      isTurn={match?.turn === of}
      isWinner={match?.end?.winners.includes(of) === true}
      view={match?.view ?? null}
      secondsLeft={secondsLeft[of] ?? Math.round(rules.pace.initialMs / 1_000)}
      words={words}
    />
  );
  const mayMove = isOwnTurn(match) && !isBusy && isConnected && !isEnded;
  return (
    // The page around the frame has a main of its own.
    <main
      class="game round-game match-game"
      aria-label={game.name}
      data-shape={layout?.shape}
      data-phase={server?.phase ?? 'waiting'}
      data-connected={isConnected}
      style={{ ...colourStyle(art.colours), ...(layout && { '--scale': String(layout.scale) }) }}
    >
      <img class="backdrop" alt="" src={layout?.shape === 'tall' ? art.tallBackgroundUrl : art.backgroundUrl} />
      <h1 class="round-logo">
        <img src={art.logoUrl} alt={game.name} />
      </h1>
      <div class="round-table">
        <div class="round-board">
          <div class="mt-layout">
            <div class="mt-field" data-idle={match === null}>
              <Board
                key={match?.id ?? 'none'}
                view={view}
                seat={seat}
                legal={mayMove ? movesThatDeclare(match.legal, declared) : []}
                moves={match?.moves ?? []}
                turn={match?.turn ?? null}
                isOver={match?.end != null}
                play={(move) => client.move(withDeclared({ move, declared }))}
                words={words}
                hasLessMotion={hasLessMotion}
                sound={(sound) => sounds.play(sound)}
              />
            </div>
            {plate(1 - seat, false)}
            <MatchPanel context={context} board={board} rules={rules} client={client} state={state} />
            <MatchMoves board={board} moves={match?.moves ?? []} words={words} />
            {plate(seat, true)}
          </div>
        </div>
      </div>
      <p class="visually-hidden" role="status" aria-live="polite">
        {state.status}
      </p>
      <NoticeLine notice={state.notice} channel={channel} />
      <MatchBar {...props} />
    </main>
  );
}

function MatchBar({ context, client, state, chooseStake, openMenu }: MatchScreenProps) {
  const { words, figures } = context;
  const { server, isBusy, isEnded, stakeMinor } = state;
  const isClosed = client.isUnderWay;
  const phase = server?.phase ?? 'idle';
  const isMatch = phase === 'playing' || phase === 'staking';
  const match = server?.match ?? null;
  const turn = isOwnTurn(match) ? words.table.yourTurn : words.match.theirTurn;
  const label = {
    idle: words.match.find,
    over: words.match.again,
    seeking: words.match.stop,
    staking: words.match.staking,
    playing: turn,
  }[phase];
  return (
    <div class="bar round-bar">
      <div class="pill credit">
        <Figure label={words.credit} value={figures.money(state.creditMinor)} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="bets" role="group" aria-label={words.match.stake}>
        <RoundButton icon="less" label={words.lessBet} isClosed={isClosed} onClick={() => client.lessStake()} />
        <BarButton kind="pill bet" opensDialog isClosed={isClosed} onClick={chooseStake}>
          <Figure label={words.match.stake} value={figures.money(stakeMinor)} />
        </BarButton>
        <RoundButton icon="more" label={words.moreBet} isClosed={isClosed} onClick={() => client.moreStake()} />
      </div>
      <BarButton
        kind="main-button"
        isClosed={isBusy || isEnded || isMatch || server === null}
        onClick={() => client.press()}
      >
        {label}
      </BarButton>
      <div class="pill last-win">
        <Figure label={words.lastWin} value={figures.money(state.lastWinMinor)} />
      </div>
      <RoundButton icon="menu" label={words.menu} opensDialog onClick={openMenu} />
    </div>
  );
}
