import { Link, useLocation } from 'react-router-dom';
import type { DrawGame } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { deskSearch } from '../desk/desk-address.ts';
import { GROUP } from '../keys/use-group-keys.ts';
import { PanelHead } from '../lottery-desk.styles.ts';
import { All, Rail } from './rail.styles.ts';
import { RailRow } from './rail-row.tsx';

interface DrawRailProps {
  readonly games: readonly DrawGame[];
  /** The code of the game that is shown. */
  readonly current: string;
  /** The gateway's time. */
  readonly nowMs: number;
  readonly onGo?: () => void;
}

/** As many games as the rail shows; the lobby has all of them. */
const MOST_ROWS = 9;

/** The other games, each with the time to its draw. */
export function DrawRail({ games, current, nowMs, onGo }: DrawRailProps) {
  const t = useFormWords();
  const { search } = useLocation();
  return (
    <Rail aria-label={t('lottery.choose')} {...GROUP}>
      <PanelHead>
        <h2>{t('lottery.choose')}</h2>
        <span>{t('lottery.count', { n: games.length })}</span>
      </PanelHead>
      <ul>
        {shownIn(games, current).map((game) => (
          <li key={game.gameCode}>
            <RailRow game={game} isCurrent={game.gameCode === current} nowMs={nowMs} {...(onGo && { onGo })} />
          </li>
        ))}
      </ul>
      <All as={Link} to={{ search: deskSearch(search, { view: 'lobby' }) }} onClick={onGo}>
        <Icon name="layout-grid" size={17} stroke={2} />
        {t('lottery.allOf', { n: games.length })}
      </All>
    </Rail>
  );
}

/** The first games, and the current one in any case. */
function shownIn(games: readonly DrawGame[], current: string): readonly DrawGame[] {
  const first = games.slice(0, MOST_ROWS);
  const game = games.find(({ gameCode }) => gameCode === current);
  return game && !first.includes(game) ? [game, ...first.slice(0, -1)] : first;
}
