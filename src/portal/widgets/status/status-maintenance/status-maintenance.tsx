import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useAsset, useLocale, useSite } from '#portal/site/site-context.tsx';
import { Button, type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Eyebrow } from '#portal/ui/eyebrow.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { MaintenanceCountdown } from './maintenance-countdown.tsx';
import { Backdrop, Buttons, Note } from './status-maintenance.styles.ts';

const ServiceLink = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;

const DAY_MS = 86_400_000;

/** Title, end time if it is known, message and customer service (specification, section 2, "Whole-page states"). */
export function StatusMaintenanceView({ nodeId, backdrop }: WidgetViewProps<'status-maintenance'>) {
  const { t } = useWords();
  const { site, visitor, now } = useSite();
  const asset = useAsset();
  const locale = useLocale();
  const maintenance = visitor?.maintenance ?? null;
  const endTime = maintenance?.endTime ?? null;
  const inZone = { timeZone: site.timeZone } as const;
  const clock =
    endTime &&
    dateFormat(locale, {
      ...inZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(endTime));
  const isFar = endTime !== null && Date.parse(endTime) - Date.parse(now) > DAY_MS;
  const day = isFar ? dateFormat(locale, { ...inZone, weekday: 'long' }).format(new Date(endTime)) : null;
  const moment =
    endTime &&
    dateFormat(locale, {
      ...inZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    }).format(new Date(endTime));
  return (
    <Note data-node={nodeId} data-widget="status-maintenance">
      {backdrop && (
        <Backdrop>
          <source media="(min-width: 768px)" srcSet={asset(backdrop.desktop)} />
          <img src={asset(backdrop.mobile)} alt="" fetchPriority="high" />
        </Backdrop>
      )}
      <Eyebrow>
        <Icon name="wrench" size={14} stroke={2} />
        {t('status.maintenance.eyebrow')}
      </Eyebrow>
      <h1>
        {maintenance?.title ||
          (clock
            ? day
              ? t('status.maintenance.backOn', { day, time: clock })
              : t('status.maintenance.backAt', { time: clock })
            : t('status.maintenance.soon'))}
      </h1>
      <p>{maintenance?.message || t('status.maintenance.message')}</p>
      {endTime && (
        <>
          <MaintenanceCountdown endTime={endTime} now={now} />
          <time dateTime={endTime}>{moment}</time>
        </>
      )}
      <Buttons>
        {site.customerService.length > 0 && (
          <ServiceLink action={{ do: 'openCustomerService' }} $size="large">
            <Icon name="headset" size={19} stroke={2} />
            {t('action.customerService')}
          </ServiceLink>
        )}
        <Button type="button" $look="glass" $size="large" onClick={() => window.location.reload()}>
          <Icon name="rotate-cw" size={18} stroke={2} />
          {t('action.checkAgain')}
        </Button>
      </Buttons>
    </Note>
  );
}
