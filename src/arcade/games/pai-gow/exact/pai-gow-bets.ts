import { betOfShare, type PlayedTable } from '#arcade/games/returns/played-table.ts';
import { paiGowRules } from '../rules/pai-gow-rules.ts';

const STAKE = 20;
/** The house way needs no look at the cards, so that both choices are made at once. */
const CHOICES = [{ bets: { main: STAKE } }, { house: true }];

/** The exact return of the house way is not known: two hands of seven cards have 6 × 10^15 deals. */
export const paiGowTable: PlayedTable = {
  rules: paiGowRules,
  bets: [betOfShare('main, by the house way', null, ['main'])],
  play: (draw) => [paiGowRules.play(draw, CHOICES, STAKE).winMinor / STAKE],
};
