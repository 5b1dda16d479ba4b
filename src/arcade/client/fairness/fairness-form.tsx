/** @jsxImportSource preact */
import { render, type TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { PublicMachine, Spin } from '#arcade/game-api.ts';
import { signOf } from '#arcade/games/slots/client/symbol-signs.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { Field } from '../field.tsx';
import { ProblemLine } from '../problem-line.tsx';
import type { GameWords } from '../words/game-words.ts';

interface SeedInputProps {
  readonly label: string;
  readonly name: string;
  readonly given: string | null;
}

function SeedInput({ label, name, given }: SeedInputProps) {
  return (
    <Field label={label}>
      <input name={name} defaultValue={given ?? ''} autocomplete="off" spellcheck={false} dir="ltr" />
    </Field>
  );
}

interface BoardProps {
  readonly spin: Spin;
  readonly rows: number;
}

/** A board by signs: pictures belong to games, and a machine serves thousands of them. */
function Board({ spin: { grid }, rows }: BoardProps) {
  return (
    <table class="board" dir="ltr">
      <tbody>
        {[...Array(rows).keys()].map((row) => (
          <tr key={row}>
            {[...grid.entries()].map(([reel, column]) => (
              <td key={reel}>{signOf(column[row] ?? 'wild')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A round that was decided from the seeds of the form. */
interface Outcome {
  readonly machine: PublicMachine;
  readonly serverSeed: string;
  readonly spins: readonly Spin[];
  readonly winMinor: number;
}

interface OutcomeProps {
  readonly outcome: Outcome;
  readonly words: GameWords;
  /** Says a win as a multiple of the bet. */
  times(multiple: number): string;
}

function OutcomeView({ outcome: { machine, serverSeed, spins, winMinor }, words, times }: OutcomeProps) {
  return (
    <>
      <p class="fact">
        {`${words.fair.serverSeedHash}: `}
        <code dir="ltr">{serverSeedHash(serverSeed)}</code>
      </p>
      <p class="verdict">{words.say('fair.winOfBet', { times: times(winMinor / machine.betUnits) })}</p>
      <div class="boards">
        {[...spins.entries()].map(([turn, spin]) => (
          <figure key={turn}>
            <Board spin={spin} rows={machine.rows} />
            <figcaption>
              {`${spin.kind === 'free' ? `${words.freeSpins} · ` : ''}×${times(spin.winMinor / machine.betUnits)}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

interface FairnessPageProps {
  readonly words: GameWords;
  /** BCP 47. */
  readonly tag: string;
  /** Values that the page's address gives to fields. */
  readonly given: URLSearchParams;
}

function FairnessPage({ words, tag, given }: FairnessPageProps) {
  const { fair } = words;
  const numbers = new Intl.NumberFormat(`${tag}-u-nu-latn`, { maximumFractionDigits: 4 });
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function submit(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAttempt(attempt + 1);
    setProblem('');
    setOutcome(null);
    const fields = new FormData(event.currentTarget);
    const serverSeed = String(fields.get('serverSeed')).trim().toLowerCase();
    const clientSeed = String(fields.get('clientSeed'));
    const nonce = Number(fields.get('nonce'));
    const machine = slotModels.find((model) => model.machine.id === fields.get('machine'))?.machine;
    if (!/^[0-9a-f]{64}$/.test(serverSeed)) setProblem(fair.badServerSeed);
    else if (!/^[\x21-\x7e]{1,64}$/.test(clientSeed)) setProblem(fair.badSeed);
    else if (machine !== undefined && Number.isSafeInteger(nonce)) {
      // A bet of one unit each: a win is shown as a multiple of the bet, so no currency is needed.
      const decided = decideRound(compileMachine(machine), { serverSeed, clientSeed, nonce }, machine.betUnits);
      setOutcome({ machine, serverSeed, spins: decided.spins, winMinor: decided.winMinor });
    }
  }

  return (
    <main class="fairness-page">
      <h1>{words.fairness}</h1>
      <p>{fair.about}</p>
      <form class="form" noValidate onSubmit={submit}>
        <Field label={fair.machine}>
          <select name="machine">
            {slotModels.map(({ name, machine }) => (
              <option key={machine.id} value={machine.id} selected={machine.id === given.get('machine')}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <SeedInput label={fair.serverSeed} name="serverSeed" given={given.get('serverSeed')} />
        <SeedInput label={fair.clientSeed} name="clientSeed" given={given.get('clientSeed')} />
        <Field label={words.past.round}>
          <input name="nonce" type="number" min={0} step={1} defaultValue={given.get('nonce') ?? '0'} required />
        </Field>
        <ProblemLine text={problem} attempt={attempt} />
        <button type="submit" class="primary">
          {fair.decide}
        </button>
      </form>
      <div class="outcome" role="status">
        {outcome !== null && (
          <OutcomeView key={attempt} outcome={outcome} words={words} times={(multiple) => numbers.format(multiple)} />
        )}
      </div>
    </main>
  );
}

/** The form that decides a round from its seeds, with the very code that decides it on the server. */
export function openFairnessPage(page: HTMLElement, words: GameWords, tag: string): void {
  page.replaceChildren();
  render(<FairnessPage words={words} tag={tag} given={new URLSearchParams(location.search)} />, page);
}
