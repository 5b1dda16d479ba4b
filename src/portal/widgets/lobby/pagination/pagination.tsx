import { LOBBY_PAGE_SIZE } from '#portal/data/games/lobby-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { KEEP_PLACE } from '#portal/site/keep-place.ts';
import { useLobby } from '#portal/site/lobby.ts';
import { Pager } from '#portal/ui/pager/pager.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useLobbyGames } from '../lobby-games.ts';
import { Place } from './pagination.styles.ts';

/** The pages of a lobby. Stays away while there is one alone. */
export function PaginationView({ nodeId, gameType: own, marginPages, range }: WidgetViewProps<'pagination'>) {
  const { t } = useWords();
  const { gameType, state, addressOf } = useLobby(own);
  const { total = 0 } = useLobbyGames(gameType, state);
  if (total <= LOBBY_PAGE_SIZE) return null;
  return (
    <Place aria-label={t('lobby.pages')} data-node={nodeId} data-widget="pagination">
      <Pager
        page={state.page}
        total={total}
        pageSize={LOBBY_PAGE_SIZE}
        way={{ addressOf: (page) => addressOf({ page }), state: KEEP_PLACE }}
        {...(marginPages !== undefined && { marginPages })}
        {...(range !== undefined && { range })}
      />
    </Place>
  );
}
