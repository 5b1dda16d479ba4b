import { useState } from 'react';
import type { MemberPlayLimits } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { MemberKey } from './member-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Lengths of an exclusion in days, and `forGood`. */
const LENGTHS = ['1', '7', '30', '182', '365', 'forGood'] as const;
type Length = (typeof LENGTHS)[number];
const DAY_MS = 24 * 60 * 60 * 1_000;

const endOf = (length: Length): string | null =>
  length === 'forGood' ? null : new Date(Date.now() + Number(length) * DAY_MS).toISOString();

interface ExclusionCardProps {
  readonly member: MemberKey;
  /** Support excludes members and lifts exclusions; others only read. */
  readonly isSupport: boolean;
  readonly limits: MemberPlayLimits;
}

/** Whether a member is excluded from play, and the buttons that exclude it or lift the exclusion. */
export function ExclusionCard({ member, isSupport, limits: { limits, lift } }: ExclusionCardProps) {
  const { t, tag } = useDeskWords();
  const [asked, setAsked] = useState<'exclude' | 'lift' | null>(null);
  const [length, setLength] = useState<Length>('7');
  const { exclusion } = limits;
  const path = `/wps/operator/sites/${member.siteId}/members/${member.memberId}/play-exclusion` as const;
  return (
    <Card
      title={t('limits.exclusion')}
      aside={
        isSupport && (
          <>
            {exclusion !== null && <Button onClick={() => setAsked('lift')}>{t('limits.lift')}</Button>}
            <Button look="danger" onClick={() => setAsked('exclude')}>
              {t('limits.exclude')}
            </Button>
          </>
        )
      }
    >
      {exclusion === null ? (
        <p>{t('limits.mayPlay')}</p>
      ) : (
        <Notice tone="warn">
          {exclusion.until === null
            ? t('limits.outForGood', { time: timeText(tag, exclusion.from) })
            : t('limits.outUntil', { time: timeText(tag, exclusion.until) })}
        </Notice>
      )}
      {lift !== null && lift.confirmedBy === null && (
        <Notice tone="info">{t('limits.liftWaits', { operator: lift.askedBy, reason: lift.reason })}</Notice>
      )}
      {asked === 'exclude' && (
        <ReasonDialog
          {...{ member, title: t('limits.exclude'), what: t('limits.excludeMore'), look: 'danger' }}
          onClose={() => setAsked(null)}
          onSend={(reason) => send('PUT', path, { until: endOf(length), reason })}
        >
          <SelectField label={t('limits.howLong')} value={length} onChoose={setLength}>
            {LENGTHS.map((one) => (
              <option key={one} value={one}>
                {one === 'forGood' ? t('limits.forGood') : t('limits.days', { count: Number(one) })}
              </option>
            ))}
          </SelectField>
        </ReasonDialog>
      )}
      {asked === 'lift' && (
        <ReasonDialog
          {...{ member, title: t('limits.lift'), what: t('limits.liftMore') }}
          onClose={() => setAsked(null)}
          onSend={(reason) => send('POST', `${path}/lift`, { reason })}
        />
      )}
    </Card>
  );
}
