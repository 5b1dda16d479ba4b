import type { DrawResultsProps } from '#contracts/generated/contracts.ts';
import { recentDrawsPath } from '#portal/data/games/lottery-queries.ts';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import type { NodeFrame } from '#renderer/widget-definition.ts';
import { clockTime } from '../draw-list/draw-time.ts';
import { useDraws } from '../draw-list/use-draws.ts';
import { Head, Panel, Rows } from './draw-results.styles.ts';
import { NoResultsYet } from './no-results-yet.tsx';

/** The latest results of a game as rows of balls, latest first. */
export function RecentDraws({ nodeId, title, game, rows = 10 }: DrawResultsProps & NodeFrame) {
  const { t, text } = useWords();
  const { language } = useSite();
  const locale = useLocale();
  const { data, isError, refetch } = useDraws(
    recentDrawsPath({ gameCode: game, pageSize: rows, language }),
    (recent) => recent.nextDrawAt,
  );
  const ownTitle = data ? t('draw.resultsOf', { name: data.gameName }) : t('draw.latest');
  const heading = title ? text(title) : ownTitle;
  return (
    <Panel aria-labelledby={`${nodeId}-title`} aria-busy={!data} data-node={nodeId} data-widget="draw-results">
      <Head>
        <div>
          <h2 id={`${nodeId}-title`}>{heading}</h2>
        </div>
      </Head>
      {data && (
        <Rows>
          {data.list.map((result) => (
            <li key={result.issue}>
              <p>
                <b>{t('draw.issue', { issue: unbroken(result.issue) })}</b>
                <time dateTime={result.drawnAt}>{clockTime(result.drawnAt, data.timeZone, locale)}</time>
              </p>
              <DrawBallsRow result={result} label={t('draw.issue', { issue: result.issue })} size="small" />
            </li>
          ))}
        </Rows>
      )}
      {!data && <NoResultsYet hasFailed={isError} onRetry={() => void refetch()} />}
    </Panel>
  );
}
