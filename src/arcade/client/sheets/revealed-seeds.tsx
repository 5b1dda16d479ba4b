/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RotatedSeeds, RoundResult, SpinResult } from '#arcade/game-api.ts';
import { checkRounds, type FairnessVerdict } from '../fairness/check-rounds.ts';
import { roundsOfSeed } from '../fairness/rounds-of-seed.ts';
import type { GameContext } from '../game-context.ts';
import type { GameWords } from '../words/game-words.ts';
import { SeedFacts } from './seed-facts.tsx';

interface ShownVerdict {
  readonly kind?: FairnessVerdict['kind'];
  readonly text: string;
}

function verdictWords(verdict: FairnessVerdict, { fair, say }: GameWords): string {
  if (verdict.kind === 'hashDiffers') return fair.hashDiffers;
  if (verdict.kind === 'differs') return say('fair.differs', { round: String(verdict.nonce) });
  return verdict.count === 0 ? fair.noRounds : say('fair.agrees', { count: verdict.count });
}

interface RevealedSeedsProps {
  readonly context: GameContext;
  readonly revealed: RotatedSeeds['revealed'];
  /** Whether the seeds have the hashes that were shown before. */
  readonly isAsPromised: boolean;
  /** Rounds that were shown here, by their ids. */
  readonly seen: ReadonlyMap<string, SpinResult | RoundResult>;
}

/** The seeds that a change revealed, and the check of the rounds that they decided. The check has focus at first. */
export function RevealedSeeds({ context: { words, server }, revealed, isAsPromised, seen }: RevealedSeedsProps) {
  const { fair } = words;
  const { serverSeed, serverSeedHash, clientSeed, nonces } = revealed;
  const button = useRef<HTMLButtonElement>(null);
  const [verdict, setVerdict] = useState<ShownVerdict>(
    isAsPromised ? { text: '' } : { kind: 'hashDiffers', text: fair.hashDiffers },
  );
  useLayoutEffect(() => button.current?.focus(), []);

  async function check() {
    const say = (text: string) => setVerdict((shown) => ({ ...shown, text }));
    say(fair.checking);
    try {
      const result = checkRounds(revealed, await roundsOfSeed(server, serverSeedHash, seen));
      setVerdict({ kind: result.kind, text: verdictWords(result, words) });
    } catch {
      say(words.past.notLoaded);
    }
  }

  return (
    <>
      <h3>{fair.revealed}</h3>
      <SeedFacts
        words={words}
        facts={[
          { label: fair.serverSeed, value: serverSeed, isCopied: true },
          { label: fair.serverSeedHash, value: serverSeedHash, isCopied: true },
          { label: fair.clientSeed, value: clientSeed, isCopied: true },
          { label: fair.rounds, value: nonces === null ? fair.noRounds : `${nonces[0]}–${nonces[1]}` },
        ]}
      />
      <button
        ref={button}
        type="button"
        class="secondary"
        disabled={nonces === null || !isAsPromised}
        onClick={() => void check()}
      >
        {fair.check}
      </button>
      <p class="verdict" role="status" data-verdict={verdict.kind}>
        {verdict.text}
      </p>
    </>
  );
}
