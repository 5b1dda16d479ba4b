import { useState } from 'react';
import type { DrawOpened, DrawPrize, DrawResultsProps } from '#contracts/generated/contracts.ts';
import { openedDrawPath } from '#portal/data/games/lottery-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import { TurnButton } from '#portal/ui/turn-button.tsx';
import type { NodeFrame } from '#renderer/widget-definition.ts';
import { clockTime, dayInWords } from '../draw-list/draw-time.ts';
import { useDraws } from '../draw-list/use-draws.ts';
import { Head, Numbers, OneRow, Panel, Prizes } from './draw-results.styles.ts';
import { NoResultsYet } from './no-results-yet.tsx';

/** One draw with its prize table; its arrows turn to the draws before and after it. */
export function ResultTable({ nodeId, title, game }: DrawResultsProps & NodeFrame) {
  const { t, text } = useWords();
  const { language } = useSite();
  const [issue, setIssue] = useState<string>();
  const { data, isPlaceholderData, isError, refetch } = useDraws(
    openedDrawPath({ gameCode: game, language, issue }),
    (opened) => (opened.nextIssue === null ? opened.nextDrawAt : undefined),
  );
  const turn = (towards: 'previous' | 'next', label: string, to: string | null | undefined) => (
    <TurnButton towards={towards} label={label} isOff={!to || isPlaceholderData} onTurn={() => to && setIssue(to)} />
  );
  const ownTitle = data ? t('draw.resultsOf', { name: data.gameName }) : t('draw.latest');
  const heading = title ? text(title) : ownTitle;
  return (
    <Panel aria-labelledby={`${nodeId}-title`} aria-busy={!data} data-node={nodeId} data-widget="draw-results">
      <Head>
        <div>
          <h2 id={`${nodeId}-title`}>{heading}</h2>
          {data && <DrawMoment opened={data} />}
        </div>
        {turn('previous', t('draw.earlier'), data?.previousIssue)}
        {turn('next', t('draw.later'), data?.nextIssue)}
      </Head>
      {data?.prizes && <PrizeTable prizes={data.prizes} isOld={isPlaceholderData} label={heading} />}
      {data && !data.prizes && (
        <OneRow>
          <DrawBallsRow result={data.result} label={t('draw.issue', { issue: data.result.issue })} size="medium" />
        </OneRow>
      )}
      {!data && <NoResultsYet hasFailed={isError} onRetry={() => void refetch()} />}
    </Panel>
  );
}

/** The day of a draw; of a game that draws round the clock its number and time too. */
function DrawMoment({ opened }: { readonly opened: DrawOpened }) {
  const { t } = useWords();
  const locale = useLocale();
  const { result, timeZone } = opened;
  const { weekday, date } = dayInWords(result.drawnAt, timeZone, locale);
  const isOneOfMany = result.issue.includes('-');
  return (
    <time dateTime={result.drawnAt}>
      {isOneOfMany
        ? t('draw.issueAt', { issue: result.issue, time: clockTime(result.drawnAt, timeZone, locale) })
        : t('draw.day', { weekday, date })}
    </time>
  );
}

interface PrizeTableProps {
  readonly prizes: readonly DrawPrize[];
  /** Whether another draw is on its way. */
  readonly isOld: boolean;
  readonly label: string;
}

function PrizeTable({ prizes, isOld, label }: PrizeTableProps) {
  const { t } = useWords();
  return (
    <Prizes $isOld={isOld} aria-label={label}>
      <tbody>
        {prizes.map(({ prize, numbers }) => (
          <tr key={prize} data-special={prize === 'special' ? '' : undefined}>
            <th scope="row">{t(`draw.prize.${prize}`)}</th>
            <td>
              <Numbers $columns={columnsFor(numbers.length)}>
                {numbers.map((number, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice; it is its place.
                  <li key={index}>{number}</li>
                ))}
              </Numbers>
            </td>
          </tr>
        ))}
      </tbody>
    </Prizes>
  );
}

/** Up to four numbers stand in one line, more of them in two. */
function columnsFor(count: number): number {
  return count <= 4 ? count : Math.ceil(count / 2);
}
