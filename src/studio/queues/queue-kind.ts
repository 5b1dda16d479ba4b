import type { CaseCounts, HoldCase, OperatorRole, QueueFilters, QueueKindKey } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';

/** A line of a case's facts. */
export interface CaseFact {
  readonly label: StudioWord;
  readonly value: FactValue;
}

/** The value of a fact: text that is not translated, words of the desk, money, a time, or a day. */
export type FactValue =
  | { readonly text: string }
  | { readonly words: StudioWord }
  | { readonly amount: string; readonly currency: string }
  | { readonly at: string }
  /** An e-mail address. */
  | { readonly mail: string }
  /** A day of the calendar, yyyy-MM-dd. */
  | { readonly day: string };

/** A picture that the member sent. */
export interface CasePicture {
  readonly url: string;
  readonly label: StudioWord;
}

/** What has to be answered for a decision, besides its note. */
export interface CaseQuestion {
  readonly key: 'reason' | 'prize';
  readonly decision: Decision;
  readonly label: StudioWord;
  /** Said where the answer is missing or wrong. */
  readonly missing: StudioWord;
  /** One of these, or else a sum above zero up to the amount of the case. */
  readonly choices: Readonly<Record<string, StudioWord>> | null;
}

/** The operator's answers by the keys of their questions. */
export type CaseAnswers = Readonly<Partial<Record<CaseQuestion['key'], string>>>;

/** A request that waits for a decision, whatever kind it is of. */
export interface QueueCase {
  readonly id: string;
  /** Null if it belongs to no member. */
  readonly memberId: string | null;
  /** The owner: an account, or words of the desk if unknown. */
  readonly account: string | { readonly words: StudioWord };
  /** How the case is called: its reference for instance, or words of the desk. */
  readonly title: string | { readonly words: StudioWord };
  /** The money or the points that are decided on; null where there are none. */
  readonly amount: { readonly value: string; readonly currency: string } | { readonly points: number } | null;
  readonly since: string;
  /** Why it waits for somebody. */
  readonly why: readonly StudioWord[];
  readonly facts: readonly CaseFact[];
  readonly pictures: readonly CasePicture[];
  /** Accounts of the operators who approved it already, and how many it takes. */
  readonly approvals: readonly string[];
  readonly approvalsNeeded: number;
  /**
   * The operator who claimed it; null for none. Until `until` nobody else may decide. A claim without `until` only says
   * who looks at the case.
   */
  readonly claim: { readonly operator: string; readonly until: string | null } | null;
  /** Who put it aside, why and until when; null or left out where it is not. */
  readonly hold?: { readonly operator: string; readonly note: string; readonly until: string } | null;
  /** Left out where a note is all that a decision takes. */
  readonly questions?: readonly CaseQuestion[];
}

/** Something that happened to a case. */
export interface CaseEvent {
  readonly at: string;
  readonly what: StudioWord;
  /** Who did it: an account, or words of the desk. */
  readonly by: { readonly operator: string } | { readonly words: StudioWord };
  readonly amount: { readonly value: string; readonly currency: string } | null;
  /** The operator's reason; null for none. */
  readonly note: string | null;
}

/** Required and done turnover of a deposit. Decimals. */
export interface CaseTurnover {
  readonly id: string;
  readonly reference: string;
  readonly required: string;
  readonly done: string;
  readonly locked: string;
}

/** What is known of a case beyond its list. */
export interface CaseDetails {
  readonly facts: readonly CaseFact[];
  /** Sums of the member; left out where they decide nothing. */
  readonly sums?: readonly CaseSum[];
  readonly turnover?: { readonly currency: string; readonly list: readonly CaseTurnover[] };
  /** The oldest first. */
  readonly timeline?: readonly CaseEvent[];
}

/** A sum of the member's money. */
export interface CaseSum {
  readonly label: StudioWord;
  readonly amount: string;
  readonly currency: string;
  /** How many payments it adds up; null for a balance. */
  readonly count: number | null;
}

/** One page of a queue, the oldest first. */
export interface QueuePage {
  readonly cases: readonly QueueCase[];
  readonly totalCount: number;
}

/** Tells how many requests each filter finds. */
export interface Filtering {
  readonly count: (siteId: string, signal: AbortSignal) => Promise<CaseCounts>;
}

/** Puts requests aside until a time. */
export interface Holding {
  readonly hold: (siteId: string, caseId: string, hold: HoldCase) => Promise<void>;
  readonly end: (siteId: string, caseId: string) => Promise<void>;
}

export type Decision = 'approve' | 'reject';

/** A decision as the desk sends it. */
export interface Decided {
  readonly siteId: string;
  readonly case: QueueCase;
  readonly decision: Decision;
  /** Empty if the operator wrote none and none is needed. */
  readonly note: string;
  readonly answers: CaseAnswers;
}

/** A kind of requests: the calls that list, claim and decide them. */
export interface QueueKind {
  readonly key: QueueKindKey;
  readonly label: StudioWord;
  /** The role that sees and decides them. */
  readonly role: OperatorRole;
  /** Decisions that need a note of the operator; without one the others are noted in the desk's own words. */
  readonly needsNote: readonly Decision[];
  /** Decisions whose note the member reads. */
  readonly noteIsRead: readonly Decision[];
  /** Decisions that keep no note; left out for none. */
  readonly dropsNote?: readonly Decision[];
  /** Ready texts for the note, by decision; left out for none. */
  readonly reasons?: Readonly<Partial<Record<Decision, readonly StudioWord[]>>>;
  /** What its two decisions are called. */
  readonly words: Readonly<Record<Decision, StudioWord>>;
  /** @param filters only where the kind has `filtering`. */
  readonly read: (siteId: string, pageSize: number, signal?: AbortSignal, filters?: QueueFilters) => Promise<QueuePage>;
  /**
   * Searches all open requests at the gateway. Without it, only the loaded ones are searched.
   */
  readonly find?: (siteId: string, search: string, signal: AbortSignal, filters?: QueueFilters) => Promise<QueuePage>;
  /** Filters that the gateway answers; left out where it answers none. */
  readonly filtering?: Filtering;
  /** Left out where requests of the kind cannot be put aside. */
  readonly holding?: Holding;
  /** Reads what else is known when a case is opened. Left out if the list has everything. */
  readonly readMore?: (siteId: string, one: QueueCase, signal: AbortSignal) => Promise<CaseDetails>;
  /** Keeps others from deciding a case for a while; left out where the kind knows no claims. */
  readonly claim?: (siteId: string, caseId: string) => Promise<void>;
  readonly letGo?: (siteId: string, caseId: string) => Promise<void>;
  readonly decide: (decided: Decided) => Promise<void>;
}
