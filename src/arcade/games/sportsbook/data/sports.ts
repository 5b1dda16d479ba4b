import { type BoutParams, boutModel } from '../models/bout-model.ts';
import { type MatchModel, MILLION } from '../models/match-model.ts';
import { scoreModel } from '../models/score-model.ts';
import { setModel } from '../models/set-model.ts';
import { boutSports } from './bout-sports.ts';
import { scoreSports } from './score-sports.ts';
import { setSports } from './set-sports.ts';
import type { BookId, BoutSport, SportData } from './sport-data.ts';

const all = { ...scoreSports, ...setSports, ...boutSports };

export type SportId = keyof typeof all;

/** All sports of the sportsbook. A further one is data alone. */
export const sports: Readonly<Record<SportId, SportData>> = all;

/** The sports of a book in the order in which they are listed. */
const LISTED: Readonly<Record<BookId, readonly SportId[]>> = {
  sports: [
    'football',
    'basketball',
    'tennis',
    'iceHockey',
    'volleyball',
    'handball',
    'baseball',
    'futsal',
    'rugby',
    'badminton',
    'tableTennis',
    'boxing',
    'muayThai',
    'snooker',
    'darts',
  ],
  esports: [
    'battleArena',
    'tacticalShooter',
    'mobileArena',
    'heroBattle',
    'heroShooter',
    'realTimeStrategy',
    'digitalFootball',
    'digitalBasketball',
    'digitalBoxing',
  ],
  cockfight: ['cockfight'],
};

export function sportsOf(book: BookId): readonly SportId[] {
  return LISTED[book];
}

export function isSportId(id: string): id is SportId {
  return Object.hasOwn(sports, id);
}

/**
 * The model of a match between two strengths.
 * @param lead the strength of the first side less that of the second, from -2 to 2.
 */
export function modelOf(sport: SportData, lead: number): MatchModel {
  switch (sport.model) {
    case 'score': {
      const home = sport.scoring * (1 + sport.homeMore) * (1 + sport.spread * lead);
      const away = sport.scoring * (1 - sport.spread * lead);
      const scoring = [millionths(home), millionths(away)] as const;
      return scoreModel({ ...sport, scoring });
    }
    case 'sets':
      return setModel({ ...sport, unit: millionths(MILLION * (0.5 + sport.spread * lead)) });
    case 'bout':
      return boutModel(boutParams(sport, lead));
  }
}

function boutParams({ steps, knockOut, both, drawOnPoints, spread }: BoutSport, lead: number): BoutParams {
  const more = 1 + spread * lead;
  const decided = MILLION - drawOnPoints;
  return {
    steps,
    knockOut: [millionths(knockOut * more), millionths(knockOut * (2 - more)), both],
    points: [millionths((decided * more) / 2), millionths((decided * (2 - more)) / 2)],
  };
}

/** A chance as a whole number of millionths. */
function millionths(chance: number): number {
  return Math.min(MILLION, Math.max(0, Math.round(chance)));
}
