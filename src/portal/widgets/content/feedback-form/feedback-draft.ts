import { countWords } from '#contracts/count-words.ts';
import type { FeedbackBoundsInfo, FeedbackKind } from '#contracts/generated/contracts.ts';

/** The visitor's unsent feedback. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly contact: string;
}

/** The fault of a field, in the portal's words. */
export type DraftFault = 'required' | 'tooShort' | 'tooLong' | 'email';

export type DraftFaults = Readonly<Partial<Record<'content' | 'contact', DraftFault>>>;

export const FEEDBACK_KINDS: readonly FeedbackKind[] = ['PROBLEM', 'SUGGESTION', 'COMPLAINT', 'PRAISE', 'OTHER'];

/** Characters that a text may have, whatever its words. */
export const MOST_CHARACTERS = 6_000;

const EMAIL = /^[^@\s<>"]{1,64}@[^@\s<>"]+\.[^@\s<>"]+$/;

/** Says what is wrong before anything is sent. The gateway has the last word, by the same rules. */
export function faultsOf({ content, contact }: FeedbackDraft, bounds: FeedbackBoundsInfo): DraftFaults {
  const words = countWords(content);
  const faults: { content?: DraftFault; contact?: DraftFault } = {};
  if (content.trim() === '') faults.content = 'required';
  else if (words < bounds.minWords) faults.content = 'tooShort';
  else if (words > bounds.maxWords || content.length > MOST_CHARACTERS) faults.content = 'tooLong';
  if (contact.trim() !== '' && !EMAIL.test(contact.trim())) faults.contact = 'email';
  return faults;
}

/** 128 random bits in hex: the key under which one text is stored once, however often it is sent. */
export function newFeedbackId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
