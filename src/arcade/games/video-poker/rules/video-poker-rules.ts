import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { judgeHand } from './hand-rank.ts';
import { madeHold } from './made-hold.ts';
import { type HandName, payOfHand, type VariantId, type VideoPokerVariant, videoPokerVariants } from './variants.ts';

const DEALT = 5;
/** Five cards are dealt, and five more lie ready to replace them. */
const DRAWN = 10;
/** In place of indices: hold what the made hand is of. It ends the rounds of players who have left. */
const MADE = 'made';

/** A row of the pay table that players see: times the bet. */
export interface HandPay {
  readonly hand: HandName;
  readonly multiple: number;
}

export interface VideoPokerView {
  readonly variant: VariantId;
  /** Those dealt, and in a finished round the final ones. */
  readonly cards: readonly number[];
  /** Indices of the held cards, rising; null until they are chosen. */
  readonly hold: readonly number[] | null;
  /** What the cards are now. */
  readonly rank: HandName | 'nothing';
  /** The best hand first. */
  readonly pays: readonly HandPay[];
}

/** The pay table of a variant as players see it. */
export function handPaysOf(variant: VideoPokerVariant): readonly HandPay[] {
  return variant.pays.map(({ hand, multiple }) => ({ hand, multiple }));
}

/**
 * Video poker with one draw: five cards are dealt, the one choice is `{ hold: [0, 3] }`, and all other cards are
 * replaced once.
 */
export function videoPokerRules(variant: VideoPokerVariant): GameRules<VideoPokerView> {
  const payOf = payOfHand(variant);
  const pays = handPaysOf(variant);
  return {
    id: rulesOfVariant(variant.id),
    returnBasisPoints: variant.returnBasisPoints,
    volatility: 'medium',
    betUnits: 1,
    startChoices: 0,
    choiceProblem,
    choiceOfAbsent: () => ({ hold: MADE }),
    play(draw, choices, betMinor) {
      const deck = drawTen(draw, variant.deckSize);
      const dealt = deck.slice(0, DEALT);
      const hold = holdOf(choices[0], () => madeHold(variant, dealt));
      const cards = hold === null ? dealt : replaced(dealt, hold, deck.slice(DEALT));
      const row = payOf(judgeHand(cards, variant.wildRank));
      return {
        view: { variant: variant.id, cards, hold, rank: row?.hand ?? 'nothing', pays },
        isOver: hold !== null,
        winMinor: hold === null || row === undefined ? 0 : betMinor * row.multiple,
      };
    },
  };
}

/** The rules of all variants. */
export const videoPokerGames: readonly GameRules<VideoPokerView>[] = videoPokerVariants.map(videoPokerRules);

/**
 * Shuffles the first ten cards of the deck (Fisher-Yates). All ten are drawn at once, so that the replacements do not
 * depend on the choice.
 */
function drawTen(draw: DrawInteger, deckSize: number): readonly number[] {
  const deck = Array.from({ length: deckSize }, (_, card) => card);
  for (let index = 0; index < DRAWN; index += 1) {
    const other = index + draw(deckSize - index);
    const card = deck[other] ?? 0;
    deck[other] = deck[index] ?? 0;
    deck[index] = card;
  }
  return deck.slice(0, DRAWN);
}

/** The discarded cards, from the first place to the last, are replaced by the next ones of the deck. */
function replaced(dealt: readonly number[], hold: readonly number[], replacements: readonly number[]): number[] {
  const next = replacements.values();
  return dealt.map((card, index) => (hold.includes(index) ? card : (next.next().value ?? 0)));
}

function holdOf(choice: Choice | undefined, made: () => readonly number[]): readonly number[] | null {
  if (choice === undefined) return null;
  if (isHold(choice.hold)) return choice.hold;
  if (choice.hold === MADE) return made();
  throw new Error('a choice without a problem has a hold');
}

function isHold(hold: unknown): hold is readonly number[] {
  return (
    Array.isArray(hold) &&
    hold.every(
      (index: unknown, place) =>
        Number.isInteger(index) &&
        Number(index) >= 0 &&
        Number(index) < DEALT &&
        (place === 0 || Number(index) > Number(hold[place - 1])),
    )
  );
}

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  if (made.length > 0) return 'must not follow another: cards are drawn once';
  if (Object.keys(next).some((key) => key !== 'hold')) return 'must have no other field than hold';
  if (next.hold === MADE || isHold(next.hold)) return null;
  return `hold must be a rising list of different indices from 0 to ${DEALT - 1}, or '${MADE}'`;
}

/** The id of a variant's rules. */
export function rulesOfVariant(variant: VariantId): string {
  return `video-poker-${variant}-1`;
}

/** The variant that rules of this id are of. */
export function variantOfRules(rulesId: string): VariantId {
  const variant = videoPokerVariants.find(({ id }) => rulesOfVariant(id) === rulesId);
  if (variant === undefined) throw new Error(`There are no rules ${rulesId}.`);
  return variant.id;
}
