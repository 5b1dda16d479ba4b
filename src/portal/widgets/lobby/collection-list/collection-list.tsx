import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useModalParams } from '#portal/actions/modal-params.tsx';
import { collectionPath } from '#portal/data/games/collection-path.ts';
import { gameListQuery } from '#portal/data/games/game-list-queries.ts';
import { LOBBY_PAGE_SIZE } from '#portal/data/games/lobby-queries.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { SearchBox } from '../search-box.tsx';
import { Count, Found, List, Top } from './collection-list.styles.ts';

/**
 * The popup list of a card with isGame VASSALAGE: its vendor's games of the card's kind, searched and turned over in
 * place.
 */
export function CollectionListView({ nodeId, tile }: WidgetViewProps<'collection-list'>) {
  const { t } = useWords();
  const { language, site } = useSite();
  const { nodeId: card = '' } = useModalParams();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const path = collectionPath({
    nodeId: card,
    gameName: search,
    pageNo: page,
    pageSize: LOBBY_PAGE_SIZE,
    language,
    merchantCode: site.merchantCode,
  });
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...gameListQuery(path),
    enabled: card !== '',
    placeholderData: keepPreviousData,
  });
  const searchFor = (text: string): void => {
    setSearch(text);
    setPage(1);
  };
  const turnTo = (to: number): void => {
    setPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  return (
    <List ref={top} tabIndex={-1} data-node={nodeId} data-widget="collection-list">
      <Top>
        <SearchBox label={t('collection.search')} placeholder={t('lobby.search')} value={search} onSearch={searchFor} />
        <Count role="status">{data && t('games.count', { count: data.totalCount })}</Count>
      </Top>
      {isError ? (
        <EmptyState
          icon="radio"
          title={t('games.failed')}
          hint={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      ) : data?.totalCount === 0 ? (
        <EmptyState
          icon="search-x"
          title={search === '' ? t('lobby.empty') : t('lobby.emptySearch', { search })}
          {...(search !== '' && { action: { label: t('lobby.clearSearch'), onClick: () => searchFor('') } })}
        />
      ) : (
        <Found $isDimmed={isPlaceholderData} aria-busy={isPlaceholderData}>
          <GameTiles games={data?.games ?? []} look={tile} waitingFor={LOBBY_PAGE_SIZE} isHotSection={false} isEager />
        </Found>
      )}
      {data && !isError && data.totalCount > LOBBY_PAGE_SIZE && (
        <nav aria-label={t('lobby.pages')}>
          <Pager page={page} total={data.totalCount} pageSize={LOBBY_PAGE_SIZE} way={{ onPage: turnTo }} />
        </nav>
      )}
    </List>
  );
}
