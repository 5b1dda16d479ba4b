/** @jsxImportSource preact */
import type { Outcome } from '#arcade/games/sportsbook/markets/selection.ts';
import { selectionIn } from '#arcade/games/sportsbook/markets/selection.ts';
import type { Pair } from '#arcade/games/sportsbook/models/match-model.ts';
import type { SlipLeg, SlipView } from '#arcade/games/sportsbook/slip/slip.ts';
import { outcomeOfLeg } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { GameWords } from '../words/game-words.ts';
import { marketTitle, pickText } from './market-words.ts';
import { type OddsFormat, oddsText } from './odds-text.ts';

/** The name of a slip by its kind: an accumulator, 2 of 3. */
export function slipTitle({ legs, size }: Pick<SlipView, 'legs' | 'size'>, words: GameWords): string {
  const { mode } = words.sports;
  if (legs.length === 1) return mode.single;
  if (size === legs.length) return `${mode.accumulator} · ${words.say('sports.legs', { count: legs.length })}`;
  return `${mode.system} · ${words.say('sports.systemOf', { size, count: legs.length })}`;
}

interface SlipLegsProps {
  readonly view: Pick<SlipView, 'legs' | 'results' | 'outcomes'>;
  /** How the matches stand, where it is known. */
  readonly scores: readonly (Pair | null)[];
  readonly words: GameWords;
  readonly format: OddsFormat;
}

/** The legs of a slip: what was bet on, the odds, the score, and how it ended. */
export function SlipLegs({ view, scores, words, format }: SlipLegsProps) {
  return (
    <ul class="sp-legs">
      {view.legs.map((leg, index) => (
        <li key={`${leg.fixtureId} ${leg.selection}`} data-outcome={outcomeIn(view, leg, index)}>
          <span class="sp-leg-pick">
            <b>{legText(leg, words)}</b>
            <bdi dir="ltr">{oddsText(leg.odds, format)}</bdi>
          </span>
          <span class="sp-leg-match">
            <span>{legMarket(leg, words)}</span>
            <bdi>{`${leg.home} – ${leg.away}`}</bdi>
          </span>
          <LegEnd outcome={outcomeIn(view, leg, index)} score={scores[index] ?? null} words={words} />
        </li>
      ))}
    </ul>
  );
}

function LegEnd({
  outcome,
  score,
  words,
}: {
  readonly outcome: Outcome | undefined;
  readonly score: Pair | null;
  readonly words: GameWords;
}) {
  if (score === null && outcome === undefined) return null;
  return (
    <span class="sp-leg-end">
      {score !== null && <bdi dir="ltr">{`${score[0]}–${score[1]}`}</bdi>}
      {outcome !== undefined && <span>{words.sports.outcome[outcome]}</span>}
    </span>
  );
}

function outcomeIn({ outcomes, results }: SlipLegsProps['view'], leg: SlipLeg, index: number): Outcome | undefined {
  const result = results?.[index];
  return outcomes?.[index] ?? (result === undefined ? undefined : outcomeOfLeg(leg, result.pair));
}

export function legText(leg: Pick<SlipLeg, 'selection' | 'sport' | 'home' | 'away'>, words: GameWords): string {
  const known = selectionIn(leg.selection);
  return known === undefined ? leg.selection : pickText(known, leg, words);
}

export function legMarket(leg: Pick<SlipLeg, 'selection' | 'sport' | 'home' | 'away'>, words: GameWords): string {
  const known = selectionIn(leg.selection);
  return known === undefined ? '' : marketTitle(known, leg, words);
}
