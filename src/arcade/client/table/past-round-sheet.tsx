/** @jsxImportSource preact */
import type { RoundResult, RoundSession } from '#arcade/game-api.ts';
import type { GameContext } from '../game-context.ts';
import { PastBoard } from '../round-game/past-board.tsx';
import type { RoundBoard } from '../round-game/round-board.ts';
import { openSheet, Sheet } from '../sheets/sheet.tsx';

/** Shows a round of the player's past as it ended; the table goes on behind it. */
export function openPastRound(
  context: GameContext<RoundSession>,
  board: RoundBoard<unknown>,
  round: RoundResult,
): void {
  const { words, figures } = context;
  const { betMinor, winMinor, fairness } = round;
  openSheet(context.root, () => (
    <Sheet
      kind="past-round"
      title={words.say('table.round', { number: figures.count(fairness.nonce) })}
      closeLabel={words.close}
    >
      <p>{words.say('table.back', { stake: figures.money(betMinor), win: figures.money(winMinor) })}</p>
      <PastBoard context={context} board={board} round={round} isShared />
    </Sheet>
  ));
}
