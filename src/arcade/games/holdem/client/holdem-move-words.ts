import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { chipsOfRaise } from '../rules/holdem-betting.ts';
import { chipsOf, type DoneMove, type HoldemView, type SeenHand } from '../rules/holdem-position.ts';

/** Chips as a number of the language. */
export function amountText(chips: number, words: GameWords): string {
  return words.say('holdem.amount', { chips });
}

/** Bets and raises say their chips. */
function raiseText(act: 'bet' | 'raise' | 'allIn', chips: number, words: GameWords): string {
  return words.say(`holdem.${act}`, { chips });
}

/** A raise or a bet as the label of its button. */
export function raiseLabel(view: HoldemView, move: string, words: GameWords): string {
  const chips = chipsOfRaise(move) ?? 0;
  if (chips === chipsOf(view.bets, view.turn) + chipsOf(view.stacks, view.turn))
    return raiseText('allIn', chips, words);
  return raiseText(Math.max(...view.bets) > 0 ? 'raise' : 'bet', chips, words);
}

/** The label of the button that goes on without a raise. */
export function callLabel(chips: number, words: GameWords): string {
  return chips > 0 ? words.say('holdem.call', { chips }) : words.holdem.check;
}

/** What a player did last. A fold ends the hand, so it is never said. */
export function doneText({ act, chips }: DoneMove, words: GameWords): string {
  if (act === 'call' || act === 'check') return callLabel(chips, words);
  return act === 'fold' ? words.holdem.fold : raiseText(act, chips, words);
}

/** A move in the list of moves: an arrow and the chips for a bet or a raise. */
export function moveSign(move: string, words: GameWords): string {
  const chips = chipsOfRaise(move);
  if (chips !== null) return `↑ ${amountText(chips, words)}`;
  return move === 'fold' ? words.holdem.fold : move === 'call' ? words.casinoHoldem.act.call : words.holdem.check;
}

/** What has happened since a player moved last: how hands ended, what was done, and cards that were just opened. */
export function saidOf({ ended, last, board, toAnswer }: HoldemView, seat: Seat, words: GameWords): string {
  const ends = ended.map((hand) => resultOf(hand, seat, words).text);
  const isNewStreet = board.length > 0 && toAnswer === 2;
  const cards = isNewStreet
    ? `${words.casinoHoldem.board}: ${board.map((card) => nameOfCard(card, words)).join(', ')}`
    : '';
  return [...ends, last === null ? '' : doneText(last, words), cards].filter((text) => text !== '').join('. ');
}

/** How a hand ended for a player, and how a sign shows it. */
export function resultOf(
  { winners, pot }: Pick<SeenHand, 'winners' | 'pot'>,
  seat: Seat,
  words: GameWords,
): { readonly kind: 'won' | 'lost' | 'split'; readonly text: string } {
  if (winners.length > 1) return { kind: 'split', text: words.say('holdem.split', { chips: pot }) };
  if (winners.includes(seat)) return { kind: 'won', text: words.say('holdem.youWin', { chips: pot }) };
  return { kind: 'lost', text: words.say('holdem.theyWin', { chips: pot }) };
}
