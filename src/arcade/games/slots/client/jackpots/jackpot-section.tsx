/** @jsxImportSource preact */

import type { GameContext } from '#arcade/client/game-context.ts';
import { SeedFacts } from '#arcade/client/sheets/revealed-seeds.tsx';
import { Section } from '#arcade/client/sheets/section.tsx';
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
      <SeedFacts facts={state.pools.map(({ tier, seedHash }) => [words.jackpot[tier], seedHash])} />
      <h3>{words.jackpot.paid}</h3>
      {state.paid.length === 0 ? (
        <p>{words.jackpot.none}</p>
      ) : (
        <SeedFacts
          facts={state.paid.map(({ tier, amountMinor, paidAt, serverSeed }) => [
            `${words.jackpot[tier]}, ${figures.money(amountMinor)}, ${figures.date(paidAt)}`,
            serverSeed,
          ])}
        />
      )}
    </Section>
  );
}
