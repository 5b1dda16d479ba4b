import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { OfficialRoute } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { domainRoutesQuery } from '#portal/data/help-queries.ts';
import { lineAddress } from '#portal/data/lines/line-time.ts';
import { fastestLine, useLineTimes } from '#portal/data/lines/use-line-times.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button, type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Best, Domains, Foot, Line, Lines, Speed } from './domain-list.styles.ts';

const LineLink = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

export function DomainListView({ nodeId, title, lead }: WidgetViewProps<'domain-list'>) {
  const { t, text } = useWords();
  const { language } = useSite();
  const { data, isPending, isLoadingError, error, refetch } = useQuery(domainRoutesQuery(language));
  const { times, isTiming, timeAgain } = useLineTimes(data?.routes);
  const fastest = isTiming ? undefined : fastestLine(times);
  return (
    <Domains data-node={nodeId} data-widget="domain-list">
      <h1>{text(title)}</h1>
      {lead && <p>{text(lead)}</p>}
      {isPending && <WaitingLines />}
      {isLoadingError && (
        <EmptyState
          icon="radio"
          title={failureWords(error, t)}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      )}
      {data && data.routes.length === 0 && <EmptyState icon="radio" title={t('mirrors.none')} />}
      {data && data.routes.length > 0 && (
        <>
          <Lines aria-busy={isTiming}>
            {data.routes.map((route) => (
              <OfficialLine
                key={route.host}
                route={route}
                time={times[route.host]}
                isFastest={route.host === fastest}
              />
            ))}
          </Lines>
          <Foot>
            <Button type="button" $look="secondary" disabled={isTiming} onClick={timeAgain}>
              <Icon name="rotate-cw" size={18} stroke={2} />
              {t(isTiming ? 'mirrors.timing' : 'mirrors.again')}
            </Button>
            <small>{t('mirrors.explain')}</small>
          </Foot>
          <span className="visually-hidden" role="status">
            {!isTiming && fastest !== undefined && t('mirrors.done', { host: fastest })}
          </span>
        </>
      )}
    </Domains>
  );
}

interface OfficialLineProps {
  readonly route: OfficialRoute;
  readonly time: number | null | undefined;
  readonly isFastest: boolean;
}

function OfficialLine({ route, time, isFastest }: OfficialLineProps) {
  const { t, number } = useWords();
  const here = useHere();
  return (
    <Line data-line={route.host}>
      <div>
        <b>
          {route.label}
          {isFastest && <Best>{t('mirrors.fastest')}</Best>}
        </b>
        <bdi dir="ltr">{route.host}</bdi>
      </div>
      <Speed $state={time === undefined ? 'timing' : time === null ? 'lost' : 'reached'}>
        {time === undefined && t('mirrors.waiting')}
        {time === null && t('mirrors.unreachable')}
        {typeof time === 'number' && <bdi>{t('mirrors.ms', { ms: number(time) })}</bdi>}
      </Speed>
      {here?.hostname === route.host ? (
        <em>{t('mirrors.here')}</em>
      ) : (
        <LineLink $look="secondary" $size="small" href={here ? lineAddress(route.host, '/', here) : `//${route.host}/`}>
          {t('mirrors.use')}
          <span className="visually-hidden">: {route.host}</span>
        </LineLink>
      )}
    </Line>
  );
}

/** The address of the page, once it is in the browser. */
function useHere(): Location | null {
  const [here, setHere] = useState<Location | null>(null);
  useEffect(() => setHere(window.location), []);
  return here;
}
