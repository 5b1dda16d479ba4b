import { useId } from 'react';
import type { PlayLimitsProps } from '#contracts/generated/contracts.ts';
import { usePerform } from '#portal/actions/actions.tsx';
import { playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { TextButton } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { inOrder } from '../limit-choices.ts';
import { PauseNote } from '../pause-note.tsx';
import { LimitRow } from './limit-row.tsx';
import { Body, Head, Limits, LimitsCard } from './play-limits.styles.ts';

/** Links lead here, such as that below a game. */
const ANCHOR = 'play-limits';

export function PlayLimitsView({ nodeId, edit }: WidgetViewProps<'play-limits'>) {
  return (
    <FormPlace nodeId={nodeId} widget="play-limits" voice="account" waiting={<WaitingCard rows={1} />}>
      <OwnLimits edit={edit} />
    </FormPlace>
  );
}

/** The member's play limits, how much of each is used, and until when playing is paused. */
function OwnLimits({ edit }: PlayLimitsProps) {
  const t = useFormWords();
  const titleId = useId();
  const perform = usePerform();
  const { data, error, isLoadingError, refetch } = useOwnQuery(playLimitsQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={1} />;
  const { limits, exclusion } = data;
  const title = t('limits.title');
  return (
    <LimitsCard id={ANCHOR} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <TextButton type="button" aria-label={`${t('limits.edit')}: ${title}`} onClick={() => perform(edit)}>
          {t('limits.edit')}
        </TextButton>
      </Head>
      <Body>
        {exclusion && <PauseNote exclusion={exclusion} />}
        {limits.length === 0 && !exclusion && <p>{t('limits.none')}</p>}
        {limits.length > 0 && (
          <Limits>
            {inOrder(limits).map((limit) => (
              <LimitRow key={`${limit.kind}.${limit.period}`} limit={limit} />
            ))}
          </Limits>
        )}
      </Body>
    </LimitsCard>
  );
}
