import { useEffect, useState } from 'react';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { clockText } from './clock-text.ts';
import { Clock } from './site-clock.styles.ts';

const SECOND_MS = 1000;

/**
 * The site's clock. It is seen once it runs: a time of the server would be wrong by the time that it is read, and only
 * keeps the room until then.
 */
export function SiteClockView({ nodeId }: WidgetViewProps<'site-clock'>) {
  const { t } = useWords();
  const { site, now } = useSite();
  const { timeZone } = site;
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const moment = new Date();
      setText(clockText(moment, timeZone));
      // To the next full second, so that the clock never skips one.
      timer = setTimeout(tick, SECOND_MS - moment.getMilliseconds());
    };
    tick();
    return () => clearTimeout(timer);
  }, [timeZone]);
  return (
    <Clock $isRunning={text !== null} dir="ltr" title={t('clock.label')} data-node={nodeId} data-widget="site-clock">
      {text ?? clockText(new Date(now), timeZone)}
    </Clock>
  );
}
