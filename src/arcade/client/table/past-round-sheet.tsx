/** @jsxImportSource preact */
import type { RoundResult, RoundSession } from '#arcade/game-api.ts';
import type { GameContext } from '../game-context.ts';
import { boardSetting } from '../round-game/board-setting.ts';
import type { RoundBoard } from '../round-game/round-board.ts';
import { openSheet, Sheet } from '../sheets/sheet.tsx';

/** Shows a round of the player's past as it ended; the table goes on behind it. */
export function openPastRound(
  context: GameContext<RoundSession>,
  board: RoundBoard<unknown>,
  { view, choices, betMinor, winMinor, fairness }: RoundResult,
): void {
  const { words, figures } = context;
  const { Board } = board;
  const nothing = () => undefined;
  openSheet(context.root, () => (
    <Sheet
      kind="past-round"
      title={words.say('table.round', { number: figures.count(fairness.nonce) })}
      closeLabel={words.close}
    >
      <p>{words.say('table.back', { stake: figures.money(betMinor), win: figures.money(winMinor) })}</p>
      <div class="round-board">
        <Board
          {...boardSetting(context)}
          view={view}
          past={[]}
          isOver
          isShown
          isBusy
          winMinor={winMinor}
          betMinor={betMinor}
          creditMinor={0}
          draft={choices[0] ?? {}}
          setDraft={nothing}
          choose={nothing}
          shown={nothing}
          hasLessMotion
          play={nothing}
        />
      </div>
    </Sheet>
  ));
}
