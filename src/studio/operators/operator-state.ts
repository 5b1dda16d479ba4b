import type { OperatorAccount } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

interface OperatorState {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: StudioWord;
}

/** The state of an account at a time. */
export function operatorState({ disabledAt, link, isEnrolled }: OperatorAccount, now: Date): OperatorState {
  if (disabledAt !== null) return { tone: 'muted', icon: 'lock', word: 'operators.disabled' };
  if (link !== null && Date.parse(link.expiresAt) <= now.getTime())
    return { tone: 'warn', icon: 'timer', word: 'operators.linkOver' };
  if (link !== null)
    return { tone: 'primary', icon: 'send', word: link.purpose === 'reset' ? 'operators.reset' : 'operators.invited' };
  if (!isEnrolled) return { tone: 'warn', icon: 'shield-check', word: 'operators.notEnrolled' };
  return { tone: 'ok', icon: 'circle-check', word: 'operators.active' };
}
