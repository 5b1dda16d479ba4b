/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { RoundSession } from '#arcade/game-api.ts';
import type { GameContext } from '../game-context.ts';
import { Section } from '../sheets/section.tsx';
import { SeedFacts } from '../sheets/seed-facts.tsx';
import { openSheet, Sheet } from '../sheets/sheet.tsx';
import { checkProof } from './check-proof.ts';
import type { TablePlay } from './table-play.ts';

const ROUNDS = 5;

interface Checked {
  readonly serverSeed: string;
  readonly agrees: boolean;
}

interface PastProps {
  readonly context: GameContext<RoundSession>;
  readonly number: number;
  /** The hash that this page was shown while the round was open. */
  readonly promised: string | undefined;
}

/** A round of the table's past, with a button that decides it anew from its seed. */
function PastRound({ context, number, promised }: PastProps) {
  const { words, figures, server } = context;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState('');
  async function check() {
    setProblem('');
    try {
      const proof = await server.proof(number);
      setChecked({ serverSeed: proof.serverSeed, agrees: checkProof(proof, promised) });
    } catch {
      setProblem(words.messages.unreachable);
    }
  }
  return (
    <li class="proof">
      <span>{words.say('table.round', { number: figures.count(number) })}</span>
      <button type="button" class="secondary" onClick={() => void check()}>
        {words.fair.check}
      </button>
      {/* Present before its text, so that screen readers hear the text when it comes. */}
      <div role="status">
        {checked !== null && (
          <>
            <SeedFacts
              words={words}
              facts={[{ label: words.fair.serverSeed, value: checked.serverSeed, isCopied: true }]}
            />
            <p class={checked.agrees ? 'agrees' : 'differs'}>
              {checked.agrees ? words.table.checked : words.table.differs}
            </p>
          </>
        )}
        {problem}
      </div>
    </li>
  );
}

/** The commitment to the round that is being played, and the check of earlier ones. */
export function openTableFairnessSheet(context: GameContext<RoundSession>, play: TablePlay): void {
  const { words, root } = context;
  const { table } = play.state;
  const current = table?.number ?? 0;
  openSheet(root, () => (
    <Sheet kind="fairness" title={words.fairness} closeLabel={words.close}>
      <p>{words.table.fair}</p>
      {table !== null && (
        <SeedFacts
          words={words}
          facts={[
            { label: words.past.round, value: context.figures.count(current) },
            { label: words.table.seedHash, value: table.seedHash, isCopied: true },
          ]}
        />
      )}
      <Section title={words.table.pastRounds}>
        <ul class="proofs">
          {Array.from({ length: ROUNDS }, (_, index) => current - 1 - index).map((number) => (
            <PastRound key={number} context={context} number={number} promised={play.promisedHash(number)} />
          ))}
        </ul>
      </Section>
    </Sheet>
  ));
}
