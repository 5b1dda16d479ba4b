import { useWords } from '#portal/i18n/words.tsx';
import { useLobby } from '#portal/site/lobby.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useLobbyGames } from '../lobby-games.ts';
import { SearchBox } from '../search-box.tsx';
import { Count, Head, Place, Title } from './lobby-head.styles.ts';

/**
 * A lobby's title with the number of games, announced when it changes, and the search, which stands under All alone.
 */
export function LobbyHeadView({ nodeId, title, gameType: own, showSearch = true }: WidgetViewProps<'lobby-head'>) {
  const { t, text } = useWords();
  const { gameType, state, go } = useLobby(own);
  const { total, isPrevious } = useLobbyGames(gameType, state);
  const name = text(title);
  return (
    <Head data-node={nodeId} data-widget="lobby-head">
      <Title>
        <h1>{name}</h1>
        <Count role="status" aria-busy={isPrevious}>
          {total !== undefined && t('games.count', { count: total })}
        </Count>
      </Title>
      {showSearch && state.filter === 'ALL' && (
        <Place>
          <SearchBox
            label={t('lobby.searchIn', { category: name })}
            placeholder={t('lobby.search')}
            value={state.search}
            onSearch={(search) => go({ search }, { replace: true })}
          />
        </Place>
      )}
    </Head>
  );
}
