/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { refusalNotice } from '#arcade/client/refusal-notice.ts';
import type { OpenFairness, RotatedSeeds, RoundResult, SpinResult } from '#arcade/game-api.ts';
import { Field } from '../field.tsx';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { ProblemLine } from '../problem-line.tsx';
import { RevealedSeeds } from './revealed-seeds.tsx';
import { SeedFacts } from './seed-facts.tsx';
import { openSheet, Sheet } from './sheet.tsx';
import { SheetForm } from './sheet-form.tsx';

/** The player's seeds and rounds that this page knows. */
export interface SeenSeeds {
  current(): OpenFairness;
  rotated(next: OpenFairness): void;
  /** Rounds that were shown here, by their ids. */
  readonly seen: ReadonlyMap<string, SpinResult | RoundResult>;
}

interface Revelation {
  readonly revealed: RotatedSeeds['revealed'];
  readonly isAsPromised: boolean;
  readonly attempt: number;
}

interface FairnessSheetProps {
  readonly context: GameContext;
  readonly seeds: SeenSeeds;
}

function FairnessSheet({ context, seeds }: FairnessSheetProps) {
  const { words, server } = context;
  const { fair } = words;
  const [shown, setShown] = useState(() => seeds.current());
  const [clientSeed, setClientSeed] = useState(shown.clientSeed);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState('');
  const [isRotating, setRotating] = useState(false);
  const [revelation, setRevelation] = useState<Revelation | null>(null);

  /** Another window used the committed seed: shows the one that follows and keeps what the player typed. */
  async function showChanged() {
    const state = await server.fairness();
    seeds.rotated(state);
    setShown(state);
    setProblem(fair.seedsChanged);
  }

  async function showRefusal(refusal: unknown) {
    if (refusal instanceof GameRefusal && refusal.code === 'seeds_changed')
      return showChanged().catch(() => setProblem(words.messages.unreachable));
    const { code } = refusal instanceof GameRefusal ? refusal : ({ code: 'unreachable' } as const);
    setProblem(refusalNotice({ code }, words, context.session.mode).text);
  }

  async function rotate(chosenSeed: string) {
    const { serverSeedHash, nextServerSeedHash } = seeds.current();
    const { revealed, next } = await server.rotate({ clientSeed: chosenSeed, nextServerSeedHash });
    const isAsPromised = revealed.serverSeedHash === serverSeedHash && next.serverSeedHash === nextServerSeedHash;
    // Hashes that were promised and not kept stay in sight: they are the player's evidence.
    if (isAsPromised) {
      seeds.rotated(next);
      setShown(next);
      setClientSeed(next.clientSeed);
    }
    setRevelation({ revealed, isAsPromised, attempt });
  }

  async function send() {
    setAttempt(attempt + 1);
    setProblem('');
    const chosenSeed = clientSeed.trim();
    if (!/^[\x21-\x7e]{1,64}$/.test(chosenSeed)) {
      setProblem(fair.badSeed);
      return;
    }
    setRotating(true);
    try {
      await rotate(chosenSeed);
    } catch (refusal) {
      await showRefusal(refusal);
    } finally {
      setRotating(false);
    }
  }

  return (
    <Sheet kind="fairness" title={words.fairness} closeLabel={words.close}>
      <p>{fair.about}</p>
      <SeedFacts
        words={words}
        facts={[
          { label: fair.serverSeedHash, value: shown.serverSeedHash, isCopied: true },
          { label: fair.nextRound, value: String(shown.nonce) },
          { label: fair.nextServerSeedHash, value: shown.nextServerSeedHash, isCopied: true },
        ]}
      />
      <SheetForm label={fair.rotate} isBusy={isRotating} send={() => void send()}>
        <Field label={fair.clientSeed}>
          <input
            name="clientSeed"
            maxlength={64}
            autocomplete="off"
            spellcheck={false}
            dir="ltr"
            value={clientSeed}
            onInput={({ currentTarget }) => setClientSeed(currentTarget.value)}
          />
        </Field>
        <p>{fair.rotateAbout}</p>
        <ProblemLine text={problem} attempt={attempt} />
      </SheetForm>
      <div>
        {revelation !== null && (
          <RevealedSeeds
            key={revelation.attempt}
            context={context}
            revealed={revelation.revealed}
            isAsPromised={revelation.isAsPromised}
            seen={seeds.seen}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Seeds of the player, their change, and the check of all rounds that a revealed seed decided. */
export function openFairnessSheet(context: GameContext, seeds: SeenSeeds): void {
  openSheet(context.root, () => <FairnessSheet context={context} seeds={seeds} />);
}
