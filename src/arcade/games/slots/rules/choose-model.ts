import { fnv1a32 } from '#art/seeded-random.ts';
import { avalanche } from '../models/avalanche.ts';
import { grimoire } from '../models/grimoire.ts';
import { lantern } from '../models/lantern.ts';
import { river } from '../models/river.ts';
import { tower } from '../models/tower.ts';
import { triad } from '../models/triad.ts';
import type { SlotModel } from './slot-model.ts';

/** The fields of a game that determine its mathematics. */
export interface ModelSubject {
  readonly vendor: string;
  readonly gameCode: string;
  /** Theme of the game's art. */
  readonly theme: string;
  /** The lobby's classify: old machines have three reels, jackpots pay seldom and much. */
  readonly classify: string;
}

type Choices = readonly [SlotModel, ...SlotModel[]];

const BY_CLASSIFY: Readonly<Record<string, Choices>> = {
  CLASSIC: [triad, triad, lantern],
  JACKPOT: [grimoire, avalanche, river],
  HOLD_AND_WIN: [tower, avalanche, river],
  ARCADE: [triad, avalanche],
};

/** Themes about old secrets have the book, those about sweets and stones let their symbols fall. */
const BY_THEME: Readonly<Record<string, Choices>> = {
  nile: [grimoire, grimoire, lantern, river],
  aztec: [grimoire, avalanche, tower],
  magic: [grimoire, river, lantern],
  gothic: [grimoire, tower, lantern],
  candy: [avalanche, avalanche, river],
  gems: [avalanche, lantern, tower],
  fruit: [triad, lantern, avalanche],
};

const ALL: Choices = [lantern, lantern, tower, river, avalanche, grimoire];

/** A game's model, the same for ever: a hash of its vendor and code picks among what fits its kind and theme. */
export function chooseModel({ vendor, gameCode, theme, classify }: ModelSubject): SlotModel {
  const choices = BY_CLASSIFY[classify] ?? BY_THEME[theme] ?? ALL;
  return choices[fnv1a32(`${vendor}:${gameCode}`) % choices.length] ?? choices[0];
}
