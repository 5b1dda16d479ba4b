import type { StoredWebhookOutcome } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useWords } from '../i18n/words.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

interface OutcomeLook {
  readonly word: StudioWord;
  /** What it means, as a sentence. */
  readonly meaning: StudioWord;
  readonly tone: Tone;
  readonly icon: IconName;
}

/** What came of webhooks, in words and looks. */
export const OUTCOMES: Readonly<Record<StoredWebhookOutcome, OutcomeLook>> = {
  applied: { word: 'payments.applied', meaning: 'payments.appliedMore', tone: 'ok', icon: 'check' },
  unmatched: { word: 'payments.unmatched', meaning: 'payments.unmatchedMore', tone: 'warn', icon: 'search-x' },
  ignored: { word: 'payments.ignored', meaning: 'payments.ignoredMore', tone: 'muted', icon: 'info' },
  contradicted: {
    ...{ word: 'payments.contradicted', meaning: 'payments.contradictedMore' },
    ...{ tone: 'error', icon: 'triangle-alert' },
  },
};

/** What came of a webhook. */
export function WebhookOutcome({ of }: { readonly of: StoredWebhookOutcome }) {
  const t = useWords();
  const { word, tone, icon } = OUTCOMES[of];
  return (
    <Badge tone={tone} icon={icon}>
      {t(word)}
    </Badge>
  );
}
