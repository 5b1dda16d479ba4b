import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { QueueCase } from './queue-kind.ts';

interface ClaimNoticeProps {
  readonly claim: NonNullable<QueueCase['claim']>;
  /** The account of the operator who looks. */
  readonly operator: string | null;
  /** Leaves the case to others. */
  readonly onLetGo: () => void;
}

/** Tells who works on a case, and whether others can decide it. */
export function ClaimNotice({ claim, operator, onLetGo }: ClaimNoticeProps) {
  const { t, tag } = useDeskWords();
  const isOwn = claim.operator === operator;
  if (claim.until === null)
    return (
      <Notice tone="info" icon="eye">
        {isOwn ? t('case.youLookAt') : t('case.looksAt', { operator: claim.operator })}
      </Notice>
    );
  const time = timeText(tag, claim.until);
  if (!isOwn)
    return (
      <Notice tone="warn" icon="lock">
        {t('case.theirs', { operator: claim.operator, time })}
      </Notice>
    );
  const letGo = (
    <Button look="quiet" size="small" onClick={onLetGo}>
      {t('case.letGo')}
    </Button>
  );
  return (
    <Notice tone="info" icon="lock" action={letGo}>
      {t('case.yours', { time })}
    </Notice>
  );
}
