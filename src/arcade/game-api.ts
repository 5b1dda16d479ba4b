import type { GrantedSpins } from './free-spins-api.ts';
import type { FishArt, GameArt } from './game-art-api.ts';
import type { BookId } from './games/sportsbook/data/sport-data.ts';
import type { SportId } from './games/sportsbook/data/sports.ts';
import type { JackpotState, JackpotWin } from './jackpot-api.ts';
import type { RoundGameKind } from './round-game-kind.ts';
import type { SymbolId } from './symbol-id.ts';

/**
 * The API between the arcade's server and the game in the frame. JSON over HTTP from the arcade's own origin; the
 * bearer token of a session is kept only in the page's memory. Amounts are whole minor units of the session's currency.
 *
 * | call | body or query | answer |
 * |---|---|---|
 * | POST /api/session | SessionRequest | GameSession |
 * | POST /api/spin (Bearer) | SpinRequest | SpinResult |
 * | POST /api/rounds (Bearer) | StartRequest | RoundResult |
 * | POST /api/rounds/:roundId/choices (Bearer) | ChoiceRequest | RoundResult |
 * | GET /api/rounds/open (Bearer) | | OpenRound |
 * | GET /api/jackpots (Bearer) | | JackpotState |
 * | GET /api/free-spins (Bearer) | | FreeSpinsAnswer (`free-spins-api.ts`) |
 * | GET /api/balance (Bearer) | | BalanceAnswer |
 * | GET /api/history?page= (Bearer) | | RoundHistory |
 * | GET /api/rounds/:roundId (Bearer) | | SpinResult or RoundResult |
 * | GET /api/fairness (Bearer) | | OpenFairness |
 * | POST /api/fairness/rotate (Bearer) | RotateRequest | RotatedSeeds |
 *
 * Slots play by `spin`; every other game by `rounds`: a round starts with its bet, and goes on by choices until it is
 * over. Every refusal is a GameApiError with a fitting HTTP status.
 */

/** `[reel, row]`, both from 0, the top row first. */
export type GridPosition = readonly [reel: number, row: number];

/** How often a machine pays and how much at once, in four words. */
export type Volatility = 'low' | 'medium' | 'high' | 'very high';

/** One symbol of a machine and what it pays. */
export interface MachineSymbol {
  readonly id: SymbolId;
  /** A scatter that `isAlsoWild` stands for every paying symbol on a line as well. */
  readonly kind: 'pay' | 'wild' | 'scatter';
  readonly isAlsoWild?: boolean;
  /**
   * How many of a kind → multiple of the bet unit (total bet / `betUnits`). A scatter's are multiples of the total bet.
   */
  readonly pays: Readonly<Record<number, number>>;
  /** The factor by which a wild multiplies the wins that it is part of; 1 when absent. */
  readonly multiplier?: number;
}

/** Free spins of a machine: how many scatters give how many, and what is different in them. */
export interface MachineFreeSpins {
  /** Fewest scatters in view that start them. */
  readonly trigger: number;
  /** Scatters in view → free spins. */
  readonly spins: Readonly<Record<number, number>>;
  /** Scatters in view during free spins → more of them; empty when they cannot be won again. */
  readonly retrigger: Readonly<Record<number, number>>;
  /** All wins of a free spin are multiplied by this. */
  readonly multiplier: number;
  /**
   * A symbol is drawn for each series of free spins; it fills the reels where it shows and pays on all lines from
   * anywhere.
   */
  readonly expands: boolean;
}

/** All that a player may know of a machine, which is all of it: the strips too. */
export interface PublicMachine {
  readonly id: string;
  readonly reels: number;
  readonly rows: number;
  /** Lines pay on `lines`; ways pay on every combination of neighbouring reels from the left. */
  readonly pays: 'lines' | 'ways';
  /** One row for each reel, from 0 at the top; empty for ways. */
  readonly lines: readonly (readonly number[])[];
  /** How many combinations of rows there are; 0 for lines. */
  readonly ways: number;
  /** The total bet divided by this is the unit that the pay table multiplies. */
  readonly betUnits: number;
  readonly strips: readonly (readonly SymbolId[])[];
  /** Strips of free spins, where they differ. */
  readonly freeStrips: readonly (readonly SymbolId[])[] | null;
  readonly symbols: readonly MachineSymbol[];
  readonly freeSpins: MachineFreeSpins | null;
  /**
   * Winning symbols fall away and others fall in; the nth fall multiplies its wins by the nth entry, later ones by the
   * last.
   */
  readonly cascade: { readonly multipliers: readonly number[]; readonly freeMultipliers: readonly number[] } | null;
}

/** A win on one line, or of one symbol over the ways. */
export interface LineWin {
  /**
   * Index into the machine's lines; null for wins over ways and for expanded symbols, which pay on all lines at once.
   */
  readonly line: number | null;
  /** On how many ways or lines it pays; 1 for a line. */
  readonly ways: number;
  readonly symbol: SymbolId;
  readonly count: number;
  /** Product of wilds, free spin and fall, contained in the amount. */
  readonly multiplier: number;
  readonly amountMinor: number;
  readonly positions: readonly GridPosition[];
}

export interface ScatterWin {
  readonly count: number;
  readonly amountMinor: number;
  readonly positions: readonly GridPosition[];
  /** How many free spins it gives. */
  readonly freeSpins: number;
}

/** One stop of the reels, or one fall after it. A round is a list of them in the order of playing. */
export interface Spin {
  readonly kind: 'base' | 'free';
  /** 0 for a turn of the reels; 1 and up for the falls that follow it in a cascading machine. */
  readonly fall: number;
  /** The strip index that stands in the top row, for each reel. In falls, the one that stands highest now. */
  readonly stops: readonly number[];
  /** `grid[reel][row]`. */
  readonly grid: readonly (readonly SymbolId[])[];
  readonly lineWins: readonly LineWin[];
  readonly scatterWin: ScatterWin | null;
  /** The symbol drawn for this series of free spins, where the machine's expand; null in all other spins. */
  readonly drawnSymbol: SymbolId | null;
  /** A free spin in which the drawn symbol filled its reels: the wins of it are the last of `lineWins`, `line` null. */
  readonly expanded: { readonly symbol: SymbolId; readonly reels: readonly number[] } | null;
  /** Multiplier of this spin by itself (free spins, falls); wilds multiply single wins beyond it. */
  readonly multiplier: number;
  readonly winMinor: number;
  /** After this spin. */
  readonly freeSpinsLeft: number;
}

/**
 * The seeds as a player sees them before a round: the digest of the server's, his own, and the number of the next
 * round.
 */
export interface FairnessState {
  /** SHA-256 of the server seed's 32 bytes, in hex. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Of the next round in a session; of this round in a SpinResult. */
  readonly nonce: number;
}

/** Before the next round: the commitment to the server seed that follows the one in use is shown as well. */
export interface OpenFairness extends FairnessState {
  /** SHA-256 of the server seed that the next change of seeds starts with. */
  readonly nextServerSeedHash: string;
}

export interface SessionRequest {
  /** Which integration the code belongs to, from the address of the page. */
  readonly integration: string;
  /** The one-use launch code, from the address of the page. */
  readonly code: string;
  /** The room of a game between players that was chosen before, from the address of the page. */
  readonly room?: string;
}

/** The part of a session that all games share. */
interface OpenedGame {
  readonly token: string;
  readonly mode: 'real' | 'trial';
  readonly game: {
    readonly vendor: string;
    readonly code: string;
    readonly name: string;
    readonly studio: string;
    /** Theme of the game's art in `src/art/themes`. */
    readonly theme: string;
  };
  readonly art: GameArt;
  readonly currency: { readonly code: string; readonly symbol: string; readonly decimals: number };
  /** The product's language code, such as EN or CN. */
  readonly language: string;
  readonly balanceMinor: number;
  /** Total bets that may be chosen, rising. */
  readonly betsMinor: readonly number[];
  readonly defaultBetMinor: number;
  /** Stated return in percent, two decimals: `96.40`. */
  readonly returnToPlayer: string;
  readonly volatility: Volatility;
  readonly fairness: OpenFairness;
  /** The portal's origin: the only one that messages are taken from and sent to. */
  readonly origin: string;
}

/** A slot that was opened. */
export interface SlotSession extends OpenedGame {
  readonly kind: 'slot';
  /** The name of the slot's model. */
  readonly model: string;
  readonly machine: PublicMachine;
  /** The pools that its bets grow; null for a slot without them. */
  readonly jackpots: JackpotState | null;
  /** The player's free spins in this game; null for none. */
  readonly freeSpins: GrantedSpins | null;
}

/** Any other game that was opened. */
export interface RoundSession extends OpenedGame {
  readonly kind: RoundGameKind;
  /** The id of the game's rules. */
  readonly rulesId: string;
  /** It is played at a shared table (`table-api.ts`), not in rounds of one player. */
  readonly isShared: boolean;
  /** It is played against other players (`match-api.ts`). */
  readonly isMatch: boolean;
  /** It is the sportsbook (`sportsbook-api.ts`), and opens a book at one of its sports. Absent in other games. */
  readonly sports?: { readonly book: BookId; readonly sport: SportId };
  /** The pictures of a fish shooter (`fish-api.ts`), whose bets are stakes of single shots. Absent in other games. */
  readonly fish?: FishArt;
  /** The player's round of this game that is not over: it goes on where it was left. */
  readonly openRound: RoundResult | null;
}

export type GameSession = SlotSession | RoundSession;

export interface SpinRequest {
  /** Made by the client for each press, 8 to 64 of `A-Za-z0-9_-`. A repeat with the same id gives the same answer. */
  readonly requestId: string;
  readonly betMinor: number;
  /** Plays a free spin of this grant, with its stake as `betMinor`. */
  readonly grantId?: string;
}

export interface SpinResult {
  readonly roundId: string;
  /** The machine that decided it: a player's seeds serve all games of a studio. */
  readonly machineId: string;
  /** The stake by which wins are reckoned. Nobody paid that of a free spin. */
  readonly betMinor: number;
  /** The grant after this round; absent where the player paid the bet. */
  readonly freeSpin?: GrantedSpins;
  readonly spins: readonly Spin[];
  /** The total win, with the jackpot's. */
  readonly winMinor: number;
  /** Absent where the round won no jackpot. */
  readonly jackpot?: JackpotWin;
  readonly balanceMinor: number;
  readonly fairness: FairnessState;
  /** RFC 3339. */
  readonly settledAt: string;
}

export interface StartRequest extends Omit<SpinRequest, 'grantId'> {
  /** The choice that the round starts with, where the game asks for one. */
  readonly choice?: Readonly<Record<string, unknown>>;
}

export interface ChoiceRequest {
  /** How many choices of the round were made before: the same step is never made twice. */
  readonly step: number;
  readonly choice: Readonly<Record<string, unknown>>;
}

/** A round of a game that is no slot, after its last choice. */
export interface RoundResult {
  readonly roundId: string;
  /** The rules that decide it. */
  readonly rulesId: string;
  readonly betMinor: number;
  /** The visible state of the round; each game defines its shape. */
  readonly view: unknown;
  /** The player's choices, in their order. */
  readonly choices: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly isOver: boolean;
  /** 0 while the round goes on. */
  readonly winMinor: number;
  readonly balanceMinor: number;
  readonly fairness: FairnessState;
  /** RFC 3339; null while the round goes on. */
  readonly settledAt: string | null;
}

/** The player's round of the session's game that waits for his next choice. */
export interface OpenRound {
  readonly round: RoundResult | null;
}

export interface BalanceAnswer {
  readonly balanceMinor: number;
}

export interface RoundSummary {
  readonly roundId: string;
  /** Which game it was played in: the history is of all games of a studio. */
  readonly game: { readonly code: string; readonly name: string };
  readonly at: string;
  /** The bet that the player paid; 0 for a free spin. */
  readonly betMinor: number;
  readonly winMinor: number;
  readonly nonce: number;
  readonly serverSeedHash: string;
}

export interface RoundHistory {
  readonly rounds: readonly RoundSummary[];
  readonly totalPages: number;
}

export interface RotateRequest {
  /** 1 to 64 visible ASCII characters; a random one is drawn when absent. */
  readonly clientSeed?: string;
  /** As it was shown last. It proves that the next server seed was committed before the client seed was named. */
  readonly nextServerSeedHash: string;
}

export interface RotatedSeeds {
  readonly revealed: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** First and last round that were played with these seeds; null when none was. */
    readonly nonces: readonly [first: number, last: number] | null;
  };
  readonly next: OpenFairness;
}
