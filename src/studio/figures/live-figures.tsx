import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { SiteLiveFigures, SiteMinute } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { read } from '../calls/desk-client.ts';
import { countText, moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { color } from '../theme/tokens.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FigureGrid } from '../ui/figure-grid.ts';
import { LineChart } from '../ui/line-chart.tsx';
import { Notice } from '../ui/notice.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';

const NEWS_EVERY_MS = 5_000;

/** In full screen it stands without the menus, for a screen on a wall. */
const Wall = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  &:fullscreen { justify-content: center; padding: 32px; background: ${color.bg}; overflow: auto; }
  &:fullscreen dd:not(dd + dd) { font-size: 30px; line-height: 40px; }
  &:fullscreen button { opacity: 0.4; }
  &:fullscreen button:is(:hover, :focus-visible) { opacity: 1; }
`;

const Times = styled.p`
  margin: 0;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
`;

const liveQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['figures', siteId, 'live'] as const,
    queryFn: ({ signal }) => read(`/wps/operator/sites/${siteId}/figures/live`, signal),
  });

/** What happens on a site now: the last minute and the last hour, anew every five seconds unless it is paused. */
export function LiveFigures({ siteId }: { readonly siteId: string }) {
  const { t, tag } = useDeskWords();
  const [isPaused, setPaused] = useState(false);
  const wall = useRef<HTMLDivElement>(null);
  const query = useQuery({
    ...liveQuery(siteId),
    refetchInterval: !isPaused && NEWS_EVERY_MS,
    refetchOnWindowFocus: !isPaused,
    placeholderData: keepPreviousData,
  });
  const isWall = useSyncExternalStore(followFullscreen, () => document.fullscreenElement !== null);
  const turnWall = () => {
    // A browser may refuse it; then nothing changes.
    const turned = isWall ? document.exitFullscreen() : wall.current?.requestFullscreen();
    turned?.catch(() => {});
  };
  return (
    <Wall ref={wall}>
      <Card
        title={t('figures.live')}
        aside={
          <>
            <Button icon={isPaused ? 'circle-play' : 'circle-pause'} onClick={() => setPaused(!isPaused)}>
              {t(isPaused ? 'figures.goOn' : 'figures.pause')}
            </Button>
            {document.fullscreenEnabled && (
              <Button icon="frame" onClick={turnWall}>
                {t(isWall ? 'figures.leaveWall' : 'figures.wall')}
              </Button>
            )}
          </>
        }
      >
        {query.data !== undefined ? (
          <>
            {query.isError && <Notice tone="warn">{t('queue.stale', { time: timeText(tag, query.data.at) })}</Notice>}
            <Hour of={query.data} />
          </>
        ) : query.isError ? (
          <CallFailure title={t('figures.failed')} why={t('desk.failedMore')} query={query} />
        ) : (
          <LoadingRows />
        )}
      </Card>
    </Wall>
  );
}

/** Calls back when a part of the page fills the screen, or no longer does. @returns stops. */
function followFullscreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function Hour({ of: { at, currency, minutes } }: { readonly of: SiteLiveFigures }) {
  const { t, tag } = useDeskWords();
  // The current minute is not over, so it cannot be compared.
  const over = minutes.slice(0, -1);
  const last = over.at(-1);
  const hour = minutes.slice(1);
  const decimals = last?.staked.split('.')[1]?.length ?? 0;
  const sum = (list: readonly SiteMinute[], of: (minute: SiteMinute) => number): number =>
    list.reduce((total, minute) => total + of(minute), 0);
  const average = (of: (minute: SiteMinute) => number): number => sum(over, of) / Math.max(1, over.length);
  const count = (value: number): string => countText(tag, Math.round(value * 10) / 10);
  const figures: ReadonlyArray<readonly [label: StudioWord, value: string, more: string]> = [
    ['figures.betsMinute', count(last?.bets ?? 0), t('figures.average', { value: count(average(({ bets }) => bets)) })],
    [
      'figures.stakedMinute',
      moneyText(tag, last?.staked ?? '0', currency),
      t('figures.average', {
        value: moneyText(tag, average(({ staked }) => Number(staked)).toFixed(decimals), currency),
      }),
    ],
    ['figures.betsHour', count(sum(hour, ({ bets }) => bets)), ''],
    ['figures.signInsHour', count(sum(hour, ({ signIns }) => signIns)), ''],
    ['figures.registrationsHour', count(sum(hour, ({ registrations }) => registrations)), ''],
    ['figures.errorsHour', count(sum(hour, ({ errors }) => errors)), ''],
  ];
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  const moment = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });
  return (
    <>
      <FigureGrid>
        {figures.map(([label, value, more]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
            {more !== '' && <dd>{more}</dd>}
          </div>
        ))}
      </FigureGrid>
      <LineChart
        label={t('figures.betsByMinute')}
        times={over.map(({ minute }) => Date.parse(minute) / 1_000)}
        lines={[
          { label: t('figures.betsByMinute'), color: 'pri', values: over.map(({ bets }) => bets) },
          { label: t('figures.signIns'), color: 'acc', values: over.map(({ signIns }) => signIns) },
          { label: t('figures.errors'), color: 'warn', values: over.map(({ errors }) => errors) },
        ]}
        timeText={(seconds) => clock.format(seconds * 1_000)}
        valueText={(value) => countText(tag, value)}
      />
      <Times>{t('figures.asOf', { time: moment.format(new Date(at)) })}</Times>
    </>
  );
}
