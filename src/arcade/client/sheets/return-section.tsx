/** @jsxImportSource preact */
import type { GameContext } from '../game-context.ts';
import { Section } from './section.tsx';

/** What every game says of its return, and of where rounds are decided. */
export function ReturnSection({ context: { session, words } }: { readonly context: GameContext }) {
  const { paytable } = words;
  const { returnToPlayer: percent, volatility } = session;
  return (
    <Section title={paytable.returnTitle}>
      <p>{words.say('paytable.returns', { percent, volatility: paytable.volatility[volatility] })}</p>
      <p>{paytable.settled}</p>
    </Section>
  );
}
