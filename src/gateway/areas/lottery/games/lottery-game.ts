import type {
  DrawGameCode,
  DrawGroup,
  DrawMark,
  DrawPrizeName,
  PrizeMode,
  TextByLanguage,
} from '#contracts/generated/contracts.ts';

/** When a game draws, in its zone's local time. */
export type DrawSchedule =
  | {
      readonly kind: 'daily';
      /** `HH:MM`. */
      readonly at: string;
      /** From 1, Monday, to 7, in their order; every day when not given. */
      readonly weekdays?: readonly number[];
    }
  /** From midnight on, round the clock. */
  | { readonly kind: 'every'; readonly minutes: number };

/** The form of a game's draws. */
export type DrawForm =
  | {
      readonly kind: 'balls';
      readonly count: number;
      readonly from: number;
      readonly to: number;
      /** Whether a number is drawn once at most. */
      readonly isUnique: boolean;
      /** Listed from the smallest to the largest, not in the order in which they were drawn. */
      readonly isSorted?: boolean;
      readonly special?: 'first' | 'last';
    }
  | { readonly kind: 'prizes'; readonly prizes: readonly PrizeForm[] };

/** One line of a prize table: so many numbers of so many digits. */
export interface PrizeForm {
  readonly prize: DrawPrizeName;
  readonly count: number;
  readonly digits: number;
}

/** A game of the sandbox lottery house. Its code, vendor and type are those of the catalogue. */
export interface LotteryGame {
  readonly gameCode: DrawGameCode;
  readonly vassalage: string;
  readonly group: DrawGroup;
  readonly prizeMode: Exclude<PrizeMode, 'ZY'>;
  readonly mark: DrawMark;
  readonly isHot: boolean;
  readonly name: TextByLanguage;
  /** IANA; its days and times are counted in it. */
  readonly zone: DrawZone;
  readonly schedule: DrawSchedule;
  readonly form: DrawForm;
}

/** The zones that the house draws in. */
export type DrawZone = 'Asia/Ho_Chi_Minh' | 'Asia/Bangkok' | 'Europe/Madrid' | 'Europe/London';
