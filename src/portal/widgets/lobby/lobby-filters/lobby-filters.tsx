import { Link } from 'react-router-dom';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { KEEP_PLACE } from '#portal/site/keep-place.ts';
import { useLobby } from '#portal/site/lobby.ts';
import { LOBBY_FILTERS, type LobbyFilter } from '#portal/site/lobby-state.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useRefreshHotGames } from '../lobby-games.ts';
import { Filters } from './lobby-filters.styles.ts';

const icons = { ALL: 'layout-grid', HOT: 'flame', RECENT: 'history', FAV: 'heart' } as const;

/**
 * Whether a list asks for an account first (specification, section 2, "Game lobby"): those that an account keeps, of
 * whoever has none.
 */
const asksForAccount = (filter: LobbyFilter, hasAccount: boolean): boolean =>
  (filter === 'RECENT' || filter === 'FAV') && !hasAccount;

export function LobbyFiltersView({
  nodeId,
  gameType: own,
  filters = [...LOBBY_FILTERS],
}: WidgetViewProps<'lobby-filters'>) {
  const { t } = useWords();
  const { gameType, state, addressOf } = useLobby(own);
  const { refresh, isBusy } = useRefreshHotGames(gameType, state);
  const { session } = useSite();
  const requireAccount = useRequireAccount();
  return (
    <Filters aria-label={t('lobby.filters')} data-node={nodeId} data-widget="lobby-filters">
      {state.filter === 'HOT' && (
        <IconButton
          type="button"
          aria-label={t('lobby.refreshHot')}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => void refresh()}
        >
          <Icon name="rotate-cw" size={18} stroke={2} />
        </IconButton>
      )}
      <ul>
        {filters.map((filter) => {
          const mark = state.filter === filter ? { 'aria-current': 'true' as const } : {};
          const face = (
            <>
              <Icon name={icons[filter]} size={17} stroke={2} />
              {t(`lobby.filter.${filter}`)}
            </>
          );
          return (
            <li key={filter}>
              {asksForAccount(filter, session === 'member' || session === 'agent') ? (
                <button type="button" {...mark} onClick={requireAccount}>
                  {face}
                </button>
              ) : (
                <Link to={addressOf({ filter })} state={KEEP_PLACE} {...mark}>
                  {face}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Filters>
  );
}
