import type { GameContext, GameVerbs } from '../game-context.ts';
import { make } from '../make-element.ts';
import { openSheet } from './sheet.ts';

const SPINS = [10, 25, 50, 100] as const;
/** Limits are offered in multiples of the bet. */
const LOSS_BETS = [10, 20, 50, 100] as const;
const WIN_BETS = [10, 25, 50, 100] as const;

type Options = readonly (readonly [value: string, label: string])[];

function choice(label: string, name: string, options: Options): { field: HTMLElement; select: HTMLSelectElement } {
  const select = make('select', { name }, ...options.map(([value, text]) => make('option', { value }, text)));
  return { field: make('label', { class: 'field' }, make('span', {}, label), select), select };
}

/** A series of spins needs a limit to its losses before it can begin. */
export function openAutoplaySheet({ root, words, figures }: GameContext, game: GameVerbs): void {
  const sheet = openSheet(root, words.autoplay, words.close, 'small');
  const { betMinor } = game;
  const amounts = (bets: readonly number[]): Options =>
    bets.map((count) => [String(count * betMinor), figures.money(count * betMinor)]);
  const spins = choice(
    words.auto.count,
    'spins',
    SPINS.map((count) => [String(count), figures.count(count)]),
  );
  const loss = choice(words.auto.stopAtLoss, 'loss', amounts(LOSS_BETS));
  const win = choice(words.auto.stopAtWin, 'win', [['', words.auto.never], ...amounts(WIN_BETS)]);
  const start = make('button', { type: 'submit', class: 'primary' }, words.auto.start);
  const form = make(
    'form',
    { class: 'form' },
    make('p', {}, words.auto.about),
    spins.field,
    loss.field,
    win.field,
    start,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sheet.close();
    game.autoplay({
      spins: Number(spins.select.value),
      stopAtLossMinor: Number(loss.select.value),
      stopAtWinMinor: win.select.value === '' ? null : Number(win.select.value),
    });
  });
  sheet.body.append(form);
}
