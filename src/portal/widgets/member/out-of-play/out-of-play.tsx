import { useSearchParams } from 'react-router-dom';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { HelpCard } from '../help-line/help-line.tsx';
import { ProtectionIcon } from '../protection-icon.tsx';
import { Quiet } from './out-of-play.styles.ts';

export function OutOfPlayView({ nodeId }: WidgetViewProps<'out-of-play'>) {
  return (
    <FormPlace nodeId={nodeId} widget="out-of-play" voice="account" waiting={<WaitingCard rows={2} />}>
      <OutOfPlay />
    </FormPlace>
  );
}

/** Says until when somebody is out of play. Nothing here asks for anything. */
function OutOfPlay() {
  const t = useFormWords();
  const moments = useMoments();
  const [query] = useSearchParams();
  const until = query.get('until');
  const isDay = until !== null && !Number.isNaN(Date.parse(until));
  return (
    <Quiet>
      <i>
        <ProtectionIcon name="calendar-x" size={32} />
      </i>
      <h1>{isDay ? t('protect.quietTitle', { day: moments.day(until) }) : t('protect.quietTitleForGood')}</h1>
      <p>{t('protect.quietText')}</p>
      <HelpCard />
    </Quiet>
  );
}
