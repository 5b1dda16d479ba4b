import { useId, useState } from 'react';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { DrawBallsRow } from '#portal/ui/draw-balls.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import { clockTime, dayInWords } from '#portal/widgets/lottery/draw-list/draw-time.ts';
import { PlaceSelect } from './place-select.tsx';
import { History } from './results.styles.ts';
import { trendNumbers } from './trend.ts';
import { TrendChart } from './trend-chart.tsx';
import { useHistory } from './use-history.ts';

interface HistorySheetProps {
  readonly gameCode: string;
  readonly gameName: string;
  readonly count: number;
  readonly isRace: boolean;
  /** As `useHistory` takes it. */
  readonly latest: string | null | undefined;
  readonly onClose: () => void;
}

const SHOWN = 40;

/** The latest draws as a list, and as a trend where the game has one. */
export function HistorySheet({ gameCode, gameName, count, isRace, latest, onClose }: HistorySheetProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const locale = useLocale();
  const panelId = useId();
  const [look, setLook] = useState<'list' | 'trend'>('list');
  const [place, setPlace] = useState(0);
  const { data, isError, error, refetch } = useHistory(gameCode, count, latest);
  const numbers = data && trendNumbers(data.list);
  const tabs = (['list', 'trend'] as const).map((choice) => ({ choice, label: t(`lottery.history.${choice}`) }));
  return (
    <Sheet title={`${gameName}: ${t('lottery.beside.history', { n: count })}`} isWide onClose={onClose}>
      {numbers && (
        <ChoiceTabs label={t('lottery.history')} tabs={tabs} chosen={look} onChoose={setLook} panelId={panelId} />
      )}
      {!data && isError && <OwnFailure error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <WaitingLines />}
      {data && (
        <div id={panelId} {...(numbers && { role: 'tabpanel', 'aria-label': t(`lottery.history.${look}`) })}>
          {look === 'trend' && numbers ? (
            <>
              <PlaceSelect places={data.list[0]?.balls.length ?? 1} chosen={place} onChoose={setPlace} />
              <TrendChart draws={data.list} shown={SHOWN} place={place} numbers={numbers} isRace={isRace} />
            </>
          ) : (
            <History>
              {data.list.map((result) => (
                <li key={result.issue}>
                  <p>
                    <b>{say('draw.issue', { issue: unbroken(result.issue) })}</b>
                    <time dateTime={result.drawnAt}>
                      {result.issue.includes('-')
                        ? clockTime(result.drawnAt, data.timeZone, locale)
                        : dayInWords(result.drawnAt, data.timeZone, locale).date}
                    </time>
                  </p>
                  <DrawBallsRow result={result} label={say('draw.issue', { issue: result.issue })} size="small" />
                </li>
              ))}
            </History>
          )}
        </div>
      )}
    </Sheet>
  );
}
