import { useId, useState } from 'react';
import { playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { limitGroups } from '../limit-choices.ts';
import { PauseNote } from '../pause-note.tsx';
import { GroupRow } from './group-row.tsx';
import { Head, LimitsCard, Notes } from './protection-limits.styles.ts';
import { RaisedLimits } from './raised-limits.tsx';

export function ProtectionLimitsView({ nodeId }: WidgetViewProps<'protection-limits'>) {
  return (
    <FormPlace nodeId={nodeId} widget="protection-limits" voice="account" waiting={<WaitingCard rows={4} />}>
      <OwnLimits />
    </FormPlace>
  );
}

/** The member's limits by what they hold, one group of them open for changes at a time. */
function OwnLimits() {
  const t = useFormWords();
  const titleId = useId();
  const { protection } = useSite().site;
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, isLoadingError, refetch } = useOwnQuery(playLimitsQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={4} />;
  return (
    <LimitsCard id="play-limits" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t('limits.title')}</h2>
        <small>{t('protect.nobodyRaises')}</small>
      </Head>
      {data.exclusion && (
        <Notes>
          <PauseNote exclusion={data.exclusion} />
        </Notes>
      )}
      <RaisedLimits limits={data.limits} />
      <ul>
        {limitGroups(protection, data.limits).map((group) => (
          <GroupRow
            key={group.kind}
            group={group}
            own={data}
            isOpen={open === group.kind}
            onToggle={() => setOpen(open === group.kind ? null : group.kind)}
            onDone={() => setOpen(null)}
          />
        ))}
      </ul>
    </LimitsCard>
  );
}
