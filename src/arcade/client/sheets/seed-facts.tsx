/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../copy-text.ts';
import { Icon } from '../icon.tsx';
import type { GameWords } from '../words/game-words.ts';

/** How long the button says that it has copied. */
const SAID_MS = 4_000;

interface SeedFact {
  readonly label: string;
  readonly value: string;
  /** A value that is copied elsewhere to check it: it has a button that does so. */
  readonly isCopied?: boolean;
}

interface SeedFactsProps {
  readonly facts: readonly SeedFact[];
  readonly words: GameWords;
}

/** Seeds, hashes and numbers of rounds, by their names. What was copied last is said to screen readers. */
export function SeedFacts({ facts, words }: SeedFactsProps) {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async ({ label, value }: SeedFact) => setCopied((await copyText(value)) ? label : null);
  return (
    <>
      <dl>
        {facts.map((fact) => (
          <div key={fact.label} class="fact">
            <dt>{fact.label}</dt>
            <dd>
              <bdi>{fact.value}</bdi>
              {fact.isCopied && (
                <button
                  type="button"
                  class="fact-copy"
                  aria-label={words.say('seen.copy', { name: fact.label })}
                  data-copied={copied === fact.label}
                  onClick={() => void copy(fact)}
                >
                  <Icon name={copied === fact.label ? 'copied' : 'copy'} />
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p class="visually-hidden" role="status">
        {copied !== null && words.say('seen.copied', { name: copied })}
      </p>
    </>
  );
}
