import type { GameContext, GameVerbs } from '../game-context.ts';
import { make } from '../make-element.ts';
import { openSheet } from './sheet.ts';

/** All bets to choose from. */
export function openBetSheet({ root, words, figures, session }: GameContext, game: GameVerbs): void {
  const sheet = openSheet(root, words.chooseBet, words.close, 'small');
  const choices = session.betsMinor.map((betMinor) => {
    const isChosen = betMinor === game.betMinor;
    const button = make(
      'button',
      { type: 'button', class: 'choice', 'aria-pressed': String(isChosen) },
      make('bdi', {}, figures.money(betMinor)),
    );
    button.addEventListener('click', () => {
      game.chooseBet(betMinor);
      sheet.close();
    });
    return button;
  });
  sheet.body.append(make('div', { class: 'choices' }, ...choices));
  choices.find((button) => button.getAttribute('aria-pressed') === 'true')?.focus();
}
