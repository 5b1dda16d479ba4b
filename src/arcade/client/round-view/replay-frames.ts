import type { Choice } from '#arcade/games/game-rules.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import { betsOfDraft } from '#arcade/games/tables/rules/placed-chips.ts';
import type { TableRoundView } from '#arcade/round-view-api.ts';
import { stakeOfRound } from '../round-game/stake-of-round.ts';

/** One moment of a past round, as the board shows it. */
export interface ReplayFrame {
  /** Null before the round had begun: chips are being placed. */
  readonly view: unknown;
  readonly draft: Choice;
  readonly isOver: boolean;
  readonly winMinor: number;
  /** Staked up to here, in minor units. */
  readonly betMinor: number;
  readonly what: /** A stake was placed: a chip's, or that of the whole round. */
    | { readonly kind: 'placed'; readonly amountMinor: number }
    /** A choice of the player, counted from 1, and what it added to the stake. */
    | { readonly kind: 'choice'; readonly number: number; readonly raiseMinor: number }
    | { readonly kind: 'end' };
}

/**
 * A round from its first chip to its end. Chips come one place after another, in the order in which the bet names them;
 * then the board after each choice. The last frame is the end.
 */
export function replayFrames({ round, steps }: Pick<TableRoundView, 'round' | 'steps'>): readonly ReplayFrame[] {
  const { rules } = roundGameById(round.rulesId);
  const start = round.choices[0] ?? {};
  const stakeAfter = (choices: number) => stakeOfRound(rules, { ...round, choices: round.choices.slice(0, choices) });
  const before = { view: null, isOver: true, winMinor: 0 } as const;
  const chips = rules.betOf === undefined ? [] : Object.entries(betsOfDraft(start));
  const placed: readonly ReplayFrame[] = chips.map(([, amountMinor], index) => {
    const laid = chips.slice(0, index + 1);
    return {
      ...before,
      draft: { ...start, bets: Object.fromEntries(laid) },
      betMinor: laid.reduce((sum, [, minor]) => sum + minor, 0),
      what: { kind: 'placed', amountMinor },
    };
  });
  const firstStake = stakeAfter(rules.startChoices);
  const begun: readonly ReplayFrame[] =
    chips.length > 0
      ? placed
      : [{ ...before, draft: start, betMinor: firstStake, what: { kind: 'placed', amountMinor: firstStake } }];
  const played = steps.map(({ choices, ...step }, index): ReplayFrame => {
    const betMinor = stakeAfter(choices);
    const number = choices - rules.startChoices;
    const raiseMinor = number > 0 ? betMinor - stakeAfter(choices - 1) : 0;
    const isEnd = index === steps.length - 1;
    return { ...step, draft: start, betMinor, what: isEnd ? { kind: 'end' } : { kind: 'choice', number, raiseMinor } };
  });
  return [...begun, ...played];
}
