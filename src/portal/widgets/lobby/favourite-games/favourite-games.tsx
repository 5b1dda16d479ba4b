import { useQuery } from '@tanstack/react-query';
import { favouriteListPath, favouriteListQuery } from '#portal/data/games/favourite-list-query.ts';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AllFavourites } from './all-favourites.tsx';
import { FavouriteRow } from './favourite-row.tsx';

/**
 * The games that the member keeps at hand (specification, section 2, "Home page"); there are none but a member's own.
 */
export function FavouriteGamesView({ nodeId, shows, size }: WidgetViewProps<'favourite-games'>) {
  const { language, session } = useSite();
  const hasFavourites = session === 'member' || session === 'agent';
  const list = useQuery({ ...favouriteListQuery(favouriteListPath({ language })), enabled: hasFavourites });
  if (shows === 'row') return <FavouriteRow nodeId={nodeId} size={size} games={list.data?.content ?? []} />;
  return (
    <AllFavourites
      nodeId={nodeId}
      size={size}
      games={list.data?.content}
      hasFailed={list.isLoadingError}
      retry={() => void list.refetch()}
    />
  );
}
