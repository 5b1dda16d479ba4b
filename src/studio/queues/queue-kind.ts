import type { OperatorRole } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';

/** A line of a case's facts. */
export interface CaseFact {
  readonly label: StudioWord;
  readonly value: FactValue;
}

/** The value of a fact: text that is not translated, words of the desk, money, or a time. */
export type FactValue =
  | { readonly text: string }
  | { readonly words: StudioWord }
  | { readonly amount: string; readonly currency: string }
  | { readonly at: string };

/** A picture that the member sent. */
export interface CasePicture {
  readonly url: string;
  readonly label: StudioWord;
}

/** A request that waits for a decision, whatever kind it is of. */
export interface QueueCase {
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  /** How the case is called, its reference for instance. */
  readonly title: string;
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
  /** The operator who claimed it, and until when; null for none. */
  readonly claim: { readonly operator: string; readonly until: string } | null;
}

/** One page of a queue, the oldest first. */
export interface QueuePage {
  readonly cases: readonly QueueCase[];
  readonly totalCount: number;
}

export type Decision = 'approve' | 'reject';

/** A decision as the desk sends it. */
export interface Decided {
  readonly siteId: string;
  readonly case: QueueCase;
  readonly decision: Decision;
  readonly note: string;
}

/** A kind of requests: the calls that list, claim and decide them. */
export interface QueueKind {
  readonly key: 'adjustments' | 'withdrawals' | 'deposits' | 'arrivals' | 'redemptions' | 'referrals';
  readonly label: StudioWord;
  /** The role that sees and decides them. */
  readonly role: OperatorRole;
  /** Decisions that need a note of the operator; without one the others are noted in the desk's own words. */
  readonly needsNote: readonly Decision[];
  /** Decisions whose note the member reads. */
  readonly noteIsRead: readonly Decision[];
  /** What its two decisions are called. */
  readonly words: Readonly<Record<Decision, StudioWord>>;
  readonly read: (siteId: string, pageSize: number, signal?: AbortSignal) => Promise<QueuePage>;
  /** Keeps others from deciding a case for a while; left out where the kind knows no claims. */
  readonly claim?: (siteId: string, caseId: string) => Promise<void>;
  readonly letGo?: (siteId: string, caseId: string) => Promise<void>;
  readonly decide: (decided: Decided) => Promise<void>;
}
