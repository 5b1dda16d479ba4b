/** @jsxImportSource preact */
import { createRef } from 'preact';
import type { GameContext, GameVerbs } from '../game-context.ts';
import { openSheet, Sheet } from './sheet.tsx';

/** All bets to choose from; the present one has focus. */
export function openBetSheet({ root, words, figures, session }: GameContext, game: GameVerbs): void {
  const chosen = createRef<HTMLButtonElement>();
  openSheet(root, (close) => (
    <Sheet kind="small" title={words.chooseBet} closeLabel={words.close}>
      <div class="choices">
        {session.betsMinor.map((betMinor) => {
          const isChosen = betMinor === game.betMinor;
          const choose = () => {
            game.chooseBet(betMinor);
            close();
          };
          return (
            <button
              key={betMinor}
              ref={isChosen ? chosen : null}
              type="button"
              class="choice"
              aria-pressed={isChosen}
              onClick={choose}
            >
              <bdi>{figures.money(betMinor)}</bdi>
            </button>
          );
        })}
      </div>
    </Sheet>
  ));
  chosen.current?.focus();
}
