import type { Volatility } from '#arcade/game-api.ts';

/** Everything the game says, in one language. Places in braces are filled by `sayWith`, which chooses between forms in brackets, too. */
export interface GameWords {
  readonly credit: string;
  readonly bet: string;
  readonly lastWin: string;
  readonly win: string;
  readonly spin: string;
  /** On the spin button while something is shown that can be cut short. */
  readonly skip: string;
  readonly stopAutoplay: string;
  readonly fastPlay: string;
  readonly menu: string;
  readonly sound: string;
  readonly rules: string;
  readonly history: string;
  readonly fairness: string;
  readonly autoplay: string;
  readonly close: string;
  readonly lessBet: string;
  readonly moreBet: string;
  readonly chooseBet: string;
  readonly reels: string;
  readonly loading: string;
  /** By how many of a kind; others say `manyOfAKind`. */
  readonly ofAKind: Readonly<Record<number, string>>;
  readonly manyOfAKind: string;
  /** `{ways}` */
  readonly onWays: string;
  /** `{lines}` */
  readonly onLines: string;
  readonly scatters: string;
  readonly bigWin: string;
  readonly hugeWin: string;
  readonly freeSpins: string;
  /** `{count}` */
  readonly freeSpinsWon: string;
  /** `{count}` */
  readonly freeSpinsMore: string;
  /** `{count}` */
  readonly freeSpinsLeft: string;
  readonly freeSpinsTotal: string;
  /** `{multiplier}` */
  readonly winsTimes: string;
  /** For the live region: `{amount}`. */
  readonly toldWin: string;
  readonly toldNoWin: string;
  readonly replay: string;
  readonly messages: {
    readonly insufficientFunds: string;
    readonly deposit: string;
    readonly sessionEnded: string;
    readonly notLaunched: string;
    readonly walletUnavailable: string;
    readonly unreachable: string;
    /** A bet that is refused for a reason without words of its own. */
    readonly betRefused: string;
    /** The limit is one of the player's, or the largest bet that the site takes in the game: the words hold for both. */
    readonly limitReached: string;
    readonly playerExcluded: string;
    readonly siteMaintenance: string;
    readonly gameClosed: string;
    readonly pending: string;
    readonly backToLobby: string;
    readonly tryAgain: string;
  };
  readonly paytable: {
    readonly title: string;
    /** `{bet}` */
    readonly atBet: string;
    readonly wild: string;
    /** `{multiplier}` */
    readonly wildTimes: string;
    readonly scatter: string;
    readonly scatterIsWild: string;
    readonly freeSpinsTitle: string;
    /** `{scatters}`, `{count}` */
    readonly freeSpinsGiven: string;
    /** `{scatters}`, `{count}` */
    readonly freeSpinsAgain: string;
    /** `{multiplier}` */
    readonly freeSpinsTimes: string;
    readonly expands: string;
    readonly fallsTitle: string;
    readonly falls: string;
    /** `{list}` */
    readonly fallsTimes: string;
    /** `{list}` */
    readonly fallsFreeTimes: string;
    readonly linesTitle: string;
    /** `{count}` */
    readonly lines: string;
    readonly waysTitle: string;
    /** `{count}` */
    readonly ways: string;
    readonly returnTitle: string;
    /** `{percent}`, `{volatility}` */
    readonly returns: string;
    readonly volatility: Readonly<Record<Volatility, string>>;
    readonly settled: string;
  };
  readonly past: {
    readonly none: string;
    readonly round: string;
    readonly time: string;
    readonly newer: string;
    readonly older: string;
    readonly notLoaded: string;
  };
  readonly fair: {
    readonly about: string;
    readonly serverSeedHash: string;
    readonly nextServerSeedHash: string;
    readonly seedsChanged: string;
    readonly clientSeed: string;
    readonly nextRound: string;
    readonly rotate: string;
    readonly rotateAbout: string;
    readonly revealed: string;
    readonly serverSeed: string;
    readonly rounds: string;
    readonly check: string;
    readonly checking: string;
    /** `{count}` */
    readonly agrees: string;
    /** `{round}` */
    readonly differs: string;
    readonly hashDiffers: string;
    readonly noRounds: string;
    readonly badSeed: string;
    readonly machine: string;
    readonly decide: string;
    /** `{times}` */
    readonly winOfBet: string;
    readonly badServerSeed: string;
  };
  readonly auto: {
    readonly about: string;
    readonly count: string;
    readonly stopAtLoss: string;
    readonly stopAtWin: string;
    readonly never: string;
    readonly start: string;
    /** `{count}` */
    readonly left: string;
  };
}
