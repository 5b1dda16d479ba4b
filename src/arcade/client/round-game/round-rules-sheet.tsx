/** @jsxImportSource preact */
import type { GameContext } from '../game-context.ts';
import { ReturnSection } from '../sheets/return-section.tsx';
import { Section } from '../sheets/section.tsx';
import { openSheet, Sheet } from '../sheets/sheet.tsx';
import type { RoundBoard } from './round-board.ts';

/** Opens the rules and the pay table of a game that is no slot. `further` are paragraphs after the game's own. */
export function openRoundRulesSheet(
  context: GameContext,
  board: RoundBoard<unknown>,
  further: readonly string[] = [],
): void {
  const { root, words } = context;
  const { paragraphs, pays } = board.rules(words);
  openSheet(root, () => (
    <Sheet kind="rules" title={words.rules} closeLabel={words.close}>
      <section>
        {[...paragraphs, ...further].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {pays.length > 0 && (
        <Section title={words.paytable.payTitle}>
          <table class="pays">
            <tbody>
              {pays.map(([name, multiple]) => (
                <tr key={`${name} ${multiple}`}>
                  <th scope="row">{name}</th>
                  <td>
                    <bdi dir="ltr">{multiple}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <ReturnSection context={context} />
    </Sheet>
  ));
}
