/** @jsxImportSource preact */
import { Field } from '#arcade/client/field.tsx';
import type { GameContext } from '#arcade/client/game-context.ts';
import { openSheet, Sheet } from '#arcade/client/sheets/sheet.tsx';
import { SheetForm } from '#arcade/client/sheets/sheet-form.tsx';
import type { SlotVerbs } from '../slot-context.ts';

const SPINS = [10, 25, 50, 100] as const;
/** Limits are offered in multiples of the bet. */
const LOSS_BETS = [10, 20, 50, 100] as const;
const WIN_BETS = [10, 25, 50, 100] as const;

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Choice({ label, name, options }: ChoiceProps) {
  return (
    <Field label={label}>
      <select name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A series of spins needs a limit to its losses before it can begin. */
export function openAutoplaySheet({ root, words, figures }: GameContext, game: SlotVerbs): void {
  const { auto } = words;
  const { betMinor } = game;
  const counts = SPINS.map((count) => [String(count), figures.count(count)] as const);
  const amounts = (bets: readonly number[]) =>
    bets.map((count) => [String(count * betMinor), figures.money(count * betMinor)] as const);
  const start = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    const stopAtWin = chosen.get('win');
    game.autoplay({
      spins: Number(chosen.get('spins')),
      stopAtLossMinor: Number(chosen.get('loss')),
      stopAtWinMinor: stopAtWin === '' ? null : Number(stopAtWin),
    });
  };
  openSheet(root, (close) => {
    const send = (form: HTMLFormElement) => {
      close();
      start(form);
    };
    return (
      <Sheet kind="small" title={words.autoplay} closeLabel={words.close}>
        <SheetForm label={auto.start} send={send}>
          <p>{auto.about}</p>
          <Choice label={auto.count} name="spins" options={counts} />
          <Choice label={auto.stopAtLoss} name="loss" options={amounts(LOSS_BETS)} />
          <Choice label={auto.stopAtWin} name="win" options={[['', auto.never], ...amounts(WIN_BETS)]} />
        </SheetForm>
      </Sheet>
    );
  });
}
