import type { RoundResult } from '#arcade/game-api.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';

type Staked = Pick<RoundResult, 'betMinor' | 'choices'>;

/** The bet that a round started with, before its raises. */
export function startBetOf({ betOf }: GameRules, { betMinor, choices: [start] }: Staked): number {
  return betOf === undefined || start === undefined ? betMinor : betOf(start);
}

/** What a next choice adds to the bet of a round; 0 where it adds nothing. */
export function raiseOfChoice(rules: GameRules, round: Staked, choice: Choice): number {
  return rules.raiseOf?.(round.choices, choice, startBetOf(rules, round)) ?? 0;
}

/** Everything staked in a round so far: the bet of its start, and what its choices added. */
export function stakeOfRound(rules: GameRules, round: Staked): number {
  const startMinor = startBetOf(rules, round);
  return round.choices
    .slice(rules.startChoices)
    .reduce(
      (sum, choice, index) =>
        sum + (rules.raiseOf?.(round.choices.slice(0, rules.startChoices + index), choice, startMinor) ?? 0),
      startMinor,
    );
}
