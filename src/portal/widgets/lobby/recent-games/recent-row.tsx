import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { pathOf } from '#document/pages/match-page.ts';
import { recentGamesPath, recentGamesQuery } from '#portal/data/play-queries.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { SectionHead } from '#portal/ui/section-head.tsx';
import { TurnButton } from '#portal/ui/turn-button.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import { Arrows, NoTiles, Rail, Section, ViewAll } from './recent-games.styles.ts';
import { WaitingLine } from './waiting-recent.tsx';

/** The category whose games the home page shows (specification, section 4, "Home after login"). */
const GAME_TYPE = 'RNG';
/** As many tiles as a line shows on most screens. */
const ONE_LINE = 6;

export interface RecentProps {
  readonly nodeId: string;
  readonly size: number;
  /** There is an account whose games can be asked for. */
  readonly isAsked: boolean;
}

/** The slots that were played last in one line, or that there are none; not there beside all games of a category. */
export function RecentRow({ nodeId, size, isAsked }: RecentProps) {
  const { t, number } = useWords();
  const { layout, language } = useSite();
  const rail = useRef<HTMLDivElement>(null);
  const isWhole = useChosenGameType() === null;
  const path = recentGamesPath({ language, gameType: GAME_TYPE, pageSize: size });
  const { data, isError } = useQuery({ ...recentGamesQuery(path), enabled: isAsked && isWhole });
  const games = data?.list;
  if (!isWhole || !isAsked || (isError && !games)) return null;
  const isEmpty = games?.length === 0;
  const all = pathOf(layout, 'recent');
  const label = t('page.recent.title');
  const count = games?.length ?? 0;
  const turn = (towards: 1 | -1): void => {
    const line = rail.current?.querySelector('[aria-busy]');
    const sign = getComputedStyle(document.documentElement).direction === 'rtl' ? -towards : towards;
    line?.scrollBy({ left: sign * line.clientWidth, behavior: glide() });
  };
  return (
    <Section aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="recent-games">
      <SectionHead id={`${nodeId}-title`} title={label} icon="timer">
        {all !== null && !isEmpty && (
          <ViewAll to={all} aria-label={`${t('action.viewAll')}: ${label}`}>
            {t('action.viewAll')} {data && <span>{number(data.totalCount)}</span>}
          </ViewAll>
        )}
        {count > ONE_LINE && (
          <Arrows>
            <TurnButton towards="previous" onTurn={() => turn(-1)} />
            <TurnButton towards="next" onTurn={() => turn(1)} />
          </Arrows>
        )}
      </SectionHead>
      {isEmpty ? (
        <NoTiles>
          <WaitingLine isBusy={false} />
          <p>
            <b>{t('recent.empty')}</b>
            {t('recent.emptyHint')}
          </p>
        </NoTiles>
      ) : (
        <Rail ref={rail}>
          <GameTiles games={games ?? []} look="portrait" waitingFor={ONE_LINE} isHotSection={false} />
        </Rail>
      )}
    </Section>
  );
}
