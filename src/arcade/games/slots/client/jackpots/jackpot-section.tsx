/** @jsxImportSource preact */

import type { GameContext } from '#arcade/client/game-context.ts';
import { Section } from '#arcade/client/sheets/section.tsx';
import { SeedFacts } from '#arcade/client/sheets/seed-facts.tsx';
import { JACKPOT_BASIS_POINTS } from '#arcade/engine/jackpot/jackpot-pools.ts';
import type { JackpotState } from '#arcade/jackpot-api.ts';

interface SectionProps {
  readonly context: GameContext;
  readonly state: JackpotState;
}

/** The rules of the jackpots, and the last winning ones with their seeds. */
export function JackpotSection({ context: { words, figures }, state }: SectionProps) {
  const percent = figures.count(JACKPOT_BASIS_POINTS / 100);
  return (
    <Section title={words.jackpot.title}>
      <p>{words.say('jackpot.about', { percent })}</p>
      <p>{words.jackpot.when}</p>
      <p>{words.jackpot.fair}</p>
      <SeedFacts
        words={words}
        facts={state.pools.map(({ tier, seedHash }) => ({
          label: words.jackpot[tier],
          value: seedHash,
          isCopied: true,
        }))}
      />
      <h3>{words.jackpot.paid}</h3>
      {state.paid.length === 0 ? (
        <p>{words.jackpot.none}</p>
      ) : (
        <SeedFacts
          words={words}
          facts={state.paid.map(({ tier, amountMinor, paidAt, serverSeed }) => ({
            label: `${words.jackpot[tier]}, ${figures.money(amountMinor)}, ${figures.date(paidAt)}`,
            value: serverSeed,
            isCopied: true,
          }))}
        />
      )}
    </Section>
  );
}
