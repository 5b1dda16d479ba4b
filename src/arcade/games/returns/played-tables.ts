import { andarBaharTable } from '../andar-bahar/exact/andar-bahar-bets.ts';
import { baccaratTable } from '../baccarat/exact/baccarat-bets.ts';
import { bingoTable } from '../bingo/exact/bingo-bets.ts';
import { blackjackTables } from '../blackjack/exact/blackjack-bets.ts';
import { bouleTable } from '../boule/exact/boule-bets.ts';
import { casinoHoldemTables } from '../casino-holdem/exact/casino-holdem-bets.ts';
import { coinTables } from '../coin/exact/coin-bets.ts';
import { crapsTable } from '../craps/exact/craps-bets.ts';
import { crashTables } from '../crash/exact/crash-bets.ts';
import { dragonTigerTable } from '../dragon-tiger/exact/dragon-tiger-bets.ts';
import { fanTanTable } from '../fan-tan/exact/fan-tan-bets.ts';
import { faroTable } from '../faro/exact/faro-bets.ts';
import { fishTable } from '../fish/exact/fish-bets.ts';
import { hiLoTables } from '../hi-lo/exact/hi-lo-bets.ts';
import { kenoTables } from '../keno/exact/keno-bets.ts';
import { minesTables } from '../mines/exact/mines-bets.ts';
import { paiGowTable } from '../pai-gow/exact/pai-gow-bets.ts';
import { plinkoTables } from '../plinko/exact/plinko-bets.ts';
import { pokDengTable } from '../pok-deng/exact/pok-deng-bets.ts';
import { pontoonTable } from '../pontoon/exact/pontoon-bets.ts';
import { redDogTable } from '../red-dog/exact/red-dog-bets.ts';
import { rouletteTable } from '../roulette/exact/roulette-bets.ts';
import { rummyTable } from '../rummy/exact/rummy-bets.ts';
import { scratchTable } from '../scratch/exact/scratch-bets.ts';
import { sicBoTable } from '../sic-bo/exact/sic-bo-bets.ts';
import { studPokerTable } from '../stud-poker/exact/stud-poker-bets.ts';
import { teenPattiTable } from '../teen-patti/exact/teen-patti-bets.ts';
import { videoPokerTables } from '../video-poker/exact/video-poker-bets.ts';
import { wheelTable } from '../wheel/exact/wheel-bets.ts';
import type { PlayedTable } from './played-table.ts';

/** The bets of every game that is no slot, as their returns are checked. A new game adds a row. */
export const playedTables: readonly PlayedTable[] = [
  ...coinTables,
  ...crashTables,
  fishTable,
  ...minesTables,
  ...plinkoTables,
  scratchTable,
  ...videoPokerTables,
  andarBaharTable,
  baccaratTable,
  ...blackjackTables,
  dragonTigerTable,
  rouletteTable,
  sicBoTable,
  teenPattiTable,
  crapsTable,
  wheelTable,
  bouleTable,
  fanTanTable,
  ...hiLoTables,
  redDogTable,
  ...kenoTables,
  pokDengTable,
  faroTable,
  bingoTable,
  pontoonTable,
  studPokerTable,
  paiGowTable,
  rummyTable,
  ...casinoHoldemTables,
];
