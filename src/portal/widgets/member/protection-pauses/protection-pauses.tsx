import { useId, useState } from 'react';
import type { ProtectionPausesProps, TimeOutSpan } from '#contracts/generated/contracts.ts';
import { usePerform } from '#portal/actions/actions.tsx';
import { playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Card } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { breaksAfter } from '../break-spans.ts';
import { DoneNote } from '../done-note.tsx';
import { ProtectionIcon } from '../protection-icon.tsx';
import { Mark, Notes } from '../protection-limits/protection-limits.styles.ts';
import { ConfirmTimeOut } from './confirm-time-out.tsx';
import { Choices, OutlineButton, PauseRow } from './protection-pauses.styles.ts';
import { RealityCheckRow } from './reality-check-row.tsx';

export function ProtectionPausesView({ nodeId, exclude }: WidgetViewProps<'protection-pauses'>) {
  return (
    <FormPlace nodeId={nodeId} widget="protection-pauses" voice="account" waiting={<WaitingCard rows={3} />}>
      <Pauses exclude={exclude} />
    </FormPlace>
  );
}

/** Reality checks, time-outs and self-exclusion: each as the site offers it. */
function Pauses({ exclude }: ProtectionPausesProps) {
  const t = useFormWords();
  const titleId = useId();
  const perform = usePerform();
  const { protection } = useSite().site;
  const [asked, setAsked] = useState<TimeOutSpan | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const { data, error, isLoadingError, refetch } = useOwnQuery(playLimitsQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={3} />;
  const possible = breaksAfter(data.exclusion?.until, Date.now());
  const timeOuts = protection.timeOuts.filter((span) => possible.includes(span));
  const canExclude = protection.selfExclusions.some((span) => possible.includes(span));
  return (
    <Card id="play-pauses" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('protect.pauses')}</h2>
      {hasBegun && (
        <Notes>
          <DoneNote text={t('limits.break.begun')} />
        </Notes>
      )}
      <ul>
        {protection.realityCheck && <RealityCheckRow offer={protection.realityCheck} />}
        {timeOuts.length > 0 && (
          <PauseRow>
            <Mark>
              <ProtectionIcon name="coffee" />
            </Mark>
            <div>
              <strong>{t('protect.timeOut')}</strong>
              <small>{t('protect.timeOutAbout')}</small>
            </div>
            <Choices>
              {timeOuts.map((span) => (
                <Button
                  key={span}
                  type="button"
                  $look="secondary"
                  $size="small"
                  aria-label={`${t('protect.timeOut')}: ${t(`limits.span.${span}`)}`}
                  aria-expanded={asked === span}
                  onClick={() => setAsked(asked === span ? null : span)}
                >
                  {t(`limits.span.${span}`)}
                </Button>
              ))}
            </Choices>
            {asked !== null && (
              <ConfirmTimeOut
                key={asked}
                span={asked}
                onKeep={() => setAsked(null)}
                onBegun={() => {
                  setAsked(null);
                  setBegun(true);
                }}
              />
            )}
          </PauseRow>
        )}
        {canExclude && (
          <PauseRow>
            <Mark $isSevere>
              <ProtectionIcon name="ban" />
            </Mark>
            <div>
              <strong>{t('protect.exclude')}</strong>
              <small>{t('protect.excludeAbout')}</small>
            </div>
            <Choices>
              <OutlineButton type="button" $look="ghost" $size="small" onClick={() => perform(exclude)}>
                {t('protect.excludeMe')}
              </OutlineButton>
            </Choices>
          </PauseRow>
        )}
      </ul>
    </Card>
  );
}
