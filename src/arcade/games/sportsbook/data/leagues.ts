import { clubs, gamecocks, players, teams } from './names.ts';
import type { SportId } from './sports.ts';

/** A league: every team meets every other twice in a season, which begins anew when it is over. */
export interface League {
  readonly id: string;
  readonly sport: SportId;
  /** A proper name, the same in all languages. */
  readonly name: string;
  /** An even number of teams. Their strength follows from their place in this list. */
  readonly teams: readonly string[];
  /** Minutes from one match to the next. A matchday has half as many matches as there are teams. */
  readonly everyMinutes: number;
  /** Minutes after midnight UTC at which a matchday begins. */
  readonly fromMinute: number;
}

type Row = readonly [
  id: string,
  sport: SportId,
  name: string,
  teams: readonly string[],
  everyMinutes: number,
  fromMinute: number,
];

/** Words of a club after its place, by sport. */
const FOOTBALL = 'City United Rovers Athletic Town Albion Wanderers Rangers';
const BASKETBALL = 'Hawks Comets Giants Wolves Pilots Storm Royals Bears';
const HOCKEY = 'Icebreakers Lynx Frost Blades Owls Polar Kings';
const RUGBY = 'Stags Harriers Barbarians Oaks Saints Boars Tigers Knights';
const BASEBALL = 'Mariners Foxes Captains Bisons Sparrows Miners Rockets Aces';
const VOLLEY = 'Spikers Waves Falcons VC';
const HAND = 'HC Handball Falken 1921';
const FUTSAL = 'Futsal Indoor Five Sala';
const CLANS = 'Esports Gaming Clan Five';

const rows: readonly Row[] = [
  ['f1', 'football', 'Crown League', clubs(0, FOOTBALL), 8, 0],
  ['f2', 'football', 'Coast League', clubs(24, FOOTBALL), 10, 3],
  ['f3', 'football', 'Northern Division', clubs(10, FOOTBALL), 12, 6],
  ['f4', 'football', 'Island Cup', clubs(38, FOOTBALL), 15, 2],
  ['b1', 'basketball', 'Metro Basketball League', clubs(4, BASKETBALL), 8, 1],
  ['b2', 'basketball', 'Southern Conference', clubs(28, BASKETBALL), 15, 5],
  ['t1', 'tennis', 'Baseline Tour', players(0), 4, 2],
  ['t2', 'tennis', 'Court Masters', players(16), 6, 7],
  ['i1', 'iceHockey', 'Frost League', clubs(12, HOCKEY), 12, 4],
  ['v1', 'volleyball', 'Volley Series', clubs(20, VOLLEY), 12, 0],
  ['h1', 'handball', 'Handball First Division', clubs(8, HAND), 12, 6],
  ['s1', 'baseball', 'Diamond League', clubs(16, BASEBALL), 10, 3],
  ['u1', 'futsal', 'Futsal Super League', clubs(30, FUTSAL), 10, 5],
  ['r1', 'rugby', 'Rugby Premier', clubs(2, RUGBY), 12, 9],
  ['d1', 'badminton', 'Shuttle Open', players(24), 12, 1],
  ['p1', 'tableTennis', 'Table Tennis Circuit', players(8), 10, 4],
  ['x1', 'boxing', 'Ring Night', players(20), 15, 0],
  ['m1', 'muayThai', 'Stadium Series', players(32), 15, 8],
  ['n1', 'snooker', 'Cue Championship', players(12), 20, 10],
  ['w1', 'darts', 'Oche League', players(4), 15, 3],
  ['e1', 'battleArena', 'Arena Pro League', teams(0, CLANS), 10, 0],
  ['e2', 'tacticalShooter', 'Shooter Masters', teams(4, CLANS), 10, 5],
  ['e3', 'mobileArena', 'Mobile Arena Cup', teams(8, CLANS), 12, 2],
  ['e4', 'heroBattle', 'Hero Circuit', teams(2, CLANS), 12, 8],
  ['e5', 'heroShooter', 'Payload League', teams(6, CLANS), 12, 4],
  ['e6', 'realTimeStrategy', 'Strategy Open', players(14), 15, 1],
  ['e7', 'digitalFootball', 'Digital Crown', teams(10, 'FC CF SC FC'), 8, 3],
  ['e8', 'digitalBasketball', 'Digital Hoops', teams(12, BASKETBALL), 10, 7],
  ['e9', 'digitalBoxing', 'Pixel Ring', players(28), 10, 6],
  ['c1', 'cockfight', 'Arena One', gamecocks(), 3, 0],
];

/** All leagues in the order in which they are listed. */
export const leagues: readonly League[] = rows.map(([id, sport, name, names, everyMinutes, fromMinute]) => ({
  id,
  sport,
  name,
  teams: names,
  everyMinutes,
  fromMinute,
}));

const byId: ReadonlyMap<string, League> = new Map(leagues.map((league) => [league.id, league]));

export function findLeague(id: string): League | undefined {
  return byId.get(id);
}

/** The strength of a team, from -0.6 to 0.6. It depends on the place in the list, in no order that players see. */
export function strengthOf({ teams: all }: League, team: number): number {
  const rank = (team * 5 + 3) % all.length;
  return 0.6 - (1.2 * rank) / (all.length - 1);
}
