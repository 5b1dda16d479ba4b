import type { RoundResult } from '#arcade/game-api.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';

type Staked = Pick<RoundResult, 'betMinor' | 'choices'>;

/** The bet that a round started with, before its raises. */
export function startBetOf({ betOf }: GameRules, { betMinor, choices: [start] }: Staked): number {
  return betOf === undefined || start === undefined ? betMinor : betOf(start);
}

/** The raise of a choice, in minor units; 0 for none. */
export function raiseOfChoice(rules: GameRules, round: Staked, choice: Choice): number {
  return rules.raiseOf?.(round.choices, choice, startBetOf(rules, round)) ?? 0;
}

/** The total stake of a round so far: its first bet and all raises. */
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
