import { useEffect, useState } from 'react';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { clockText } from './clock-text.ts';
import { Clock } from './site-clock.styles.ts';

const SECOND_MS = 1000;

/**
 * The site's clock. It is seen once it runs: a time of the server would be wrong by the time that it is read, and only
 * keeps the room until then.
 */
export function SiteClockView({ nodeId, look = 'text' }: WidgetViewProps<'site-clock'>) {
  const { t } = useWords();
  const { site, now } = useSite();
  const { timeZone } = site;
  const [moment, setMoment] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const present = new Date();
      setMoment(present);
      // To the next full second, so that the clock never skips one.
      timer = setTimeout(tick, SECOND_MS - present.getMilliseconds());
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  const shown = moment ?? new Date(now);
  const text = clockText(shown, timeZone);
  return (
    <Clock $isRunning={moment !== null} dir="ltr" title={t('clock.label')} data-node={nodeId} data-widget="site-clock">
      {look === 'date' ? <ClockWithDate text={text} moment={shown} timeZone={timeZone} /> : text}
    </Clock>
  );
}

interface ClockWithDateProps {
  /** As `clockText` says it. */
  readonly text: string;
  readonly moment: Date;
  readonly timeZone: string;
}

function ClockWithDate({ text, moment, timeZone }: ClockWithDateProps) {
  const locale = useLocale();
  const [offset, time] = text.split(' ');
  const day = { timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return (
    <>
      <Icon name="clock-3" size={16} />
      <span>{offset}</span>
      <b>{time}</b>
      <small>
        <bdi>{dateFormat(locale, day).format(moment)}</bdi>
      </small>
    </>
  );
}
