/** @jsxImportSource preact */
import type { GameContext } from '../game-context.ts';
import { Section } from './section.tsx';

/** The return to player, the volatility, and that rounds are decided on the server. */
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
