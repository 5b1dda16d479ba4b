import type { AdjustmentCause, AdjustmentKind, AuditAction } from '#contracts/generated/contracts.ts';
import { isAgentType, isTrialType } from '#contracts/member-types.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';

/** What kind of account a member has, in a word. */
export function memberTypeWord(type: number): StudioWord {
  if (isTrialType(type)) return 'members.trial';
  return isAgentType(type) ? 'members.agent' : 'members.player';
}

export const adjustmentKindWords: Readonly<Record<AdjustmentKind, StudioWord>> = {
  goodwill: 'adjust.goodwill',
  compensation: 'adjust.compensation',
  correction: 'adjust.correction',
};

export const adjustmentCauseWords: Readonly<Record<AdjustmentCause, StudioWord>> = {
  latePayout: 'adjust.latePayout',
  gameFault: 'adjust.gameFault',
  paymentFault: 'adjust.paymentFault',
  wrongBooking: 'adjust.wrongBooking',
  promise: 'adjust.promise',
  other: 'adjust.other',
};

export const auditWords: Readonly<Record<AuditAction, StudioWord>> = {
  fileRead: 'audit.fileRead',
  recordsRead: 'audit.recordsRead',
  contactsShown: 'audit.contactsShown',
  noted: 'audit.noted',
  frozen: 'audit.frozen',
  unfrozen: 'audit.unfrozen',
  signedOut: 'audit.signedOut',
  authenticatorRemoved: 'audit.authenticatorRemoved',
  adjustmentAsked: 'audit.adjustmentAsked',
  adjustmentPosted: 'audit.adjustmentPosted',
  adjustmentRejected: 'audit.adjustmentRejected',
  dataExported: 'audit.dataExported',
  erased: 'audit.erased',
  revisionSent: 'audit.revisionSent',
  revisionPublished: 'audit.revisionPublished',
  revisionRolledBack: 'audit.revisionRolledBack',
};
