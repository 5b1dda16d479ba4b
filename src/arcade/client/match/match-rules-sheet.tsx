/** @jsxImportSource preact */
import type { RoundSession } from '#arcade/game-api.ts';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import { TURNS_BETWEEN_OFFERS } from '#arcade/games/matches/rules/draw-offer.ts';
import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import type { GameContext } from '../game-context.ts';
import { Section } from '../sheets/section.tsx';
import { openSheet, Sheet } from '../sheets/sheet.tsx';
import { FEE_PERCENT } from './match-record.tsx';

/** Opens the rules of a game between players: the game's own, then stakes, fee, clocks and what may go wrong. */
export function openMatchRulesSheet(
  { root, words }: GameContext<RoundSession>,
  board: MatchBoard<unknown>,
  { pace, hasChance, mayAgreeDraw, canWin }: MatchRules,
): void {
  const minutes = pace.initialMs / 60_000;
  const seconds = pace.incrementMs / 1_000;
  openSheet(root, () => (
    <Sheet kind="rules" title={words.rules} closeLabel={words.close}>
      <section>
        {board.rules(words).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Section title={words.match.stakesTitle}>
        <p>{words.say('match.about', { percent: FEE_PERCENT })}</p>
        <p>
          {words.say('match.clockAbout', { minutes, seconds })} {canWin !== undefined && words.match.timeDraw}
        </p>
        {mayAgreeDraw && <p>{words.say('match.drawAbout', { moves: TURNS_BETWEEN_OFFERS })}</p>}
        <p>{words.match.interrupted}</p>
        <p>{words.match.botAbout}</p>
        {hasChance && <p>{words.match.fair}</p>}
      </Section>
    </Sheet>
  ));
}
