import { useId, useState } from 'react';
import { playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ChangeLimit } from './change-limit.tsx';
import { Parts } from './play-limits-form.styles.ts';
import { TakeBreak } from './take-break.tsx';

const FIELDS = 4;

export function PlayLimitsFormView({ nodeId }: WidgetViewProps<'play-limits-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="play-limits-form" voice="account" waiting={<WaitingForm fields={FIELDS} />}>
      <LimitsAndBreaks />
    </FormPlace>
  );
}

function LimitsAndBreaks() {
  const t = useFormWords();
  const panelId = useId();
  const [part, setPart] = useState<'limits' | 'break'>('limits');
  const { data, error, isLoadingError, refetch } = useOwnQuery(playLimitsQuery());
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingForm fields={FIELDS} />;
  const tabs = [
    { choice: 'limits', label: t('limits.title') },
    { choice: 'break', label: t('limits.break') },
  ] as const;
  return (
    <Parts>
      <ChoiceTabs label={t('page.playLimits.title')} tabs={tabs} chosen={part} onChoose={setPart} panelId={panelId} />
      <div id={panelId} role="tabpanel">
        {part === 'limits' ? <ChangeLimit own={data} /> : <TakeBreak own={data} />}
      </div>
    </Parts>
  );
}
