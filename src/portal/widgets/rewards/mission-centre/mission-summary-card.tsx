import type { MissionSummary } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { usePrize } from '../use-prize.ts';
import { Summary } from './mission-centre.styles.ts';

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

interface MissionSummaryCardProps extends Pick<MissionSummary, 'streak'> {
  readonly done: number;
  readonly all: number;
}

/** How many missions are claimed, and the days in a row on which all daily ones were. */
export function MissionSummaryCard({ done, all, streak }: MissionSummaryCardProps) {
  const t = useFormWords();
  const { number } = useWords();
  const prizeOf = usePrize();
  const weekday = dateFormat(useLocale(), { weekday: 'short', timeZone: 'UTC' });
  return (
    <Summary>
      <svg width="60" height="60" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
        <circle cx="30" cy="30" r={RADIUS} />
        <circle cx="30" cy="30" r={RADIUS} strokeDasharray={`${all === 0 ? 0 : (ROUND * done) / all} ${ROUND}`} />
      </svg>
      <div>
        <h2>{t('mission.doneOf', { done: number(done), all: number(all) })}</h2>
        {streak !== null && (
          <p>{t('mission.streak', { days: number(streak.days.length), prize: prizeOf(streak.prize) })}</p>
        )}
      </div>
      {streak !== null && (
        <ol>
          {streak.days.map(({ day, state }) => (
            <li key={day} data-state={state} aria-current={state === 'today' ? 'date' : undefined}>
              {state === 'done' && (
                <>
                  <Icon name="check" size={14} />
                  <b className="visually-hidden">{t('mission.done')}</b>
                </>
              )}
              {state === 'today' && (
                <bdi>
                  {number(streak.done)}/{number(streak.all)}
                </bdi>
              )}
              {state === 'later' && <span />}
              <span>{weekday.format(new Date(day))}</span>
            </li>
          ))}
        </ol>
      )}
    </Summary>
  );
}
