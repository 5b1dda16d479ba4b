import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { gameMenusQuery } from '#portal/data/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { gameTypeAddress } from '#portal/session/chosen-game-type.ts';
import { useSite } from '#portal/session/site-context.tsx';
import { LinkColumn } from '#portal/ui/link-column.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

export function ProductListView({ nodeId, title, limit }: WidgetViewProps<'product-list'>) {
  const { text } = useWords();
  const { language, layout } = useSite();
  const { data } = useQuery(gameMenusQuery(language));
  const menus = data?.menus.slice(0, limit) ?? [];
  if (menus.length === 0) return null;
  return (
    <LinkColumn title={text(title)} nodeId={nodeId} widget="product-list">
      {menus.map((menu) => (
        <li key={menu.gameCategory}>
          <Link to={gameTypeAddress(layout, menu.gameCategory)}>{menu.title}</Link>
        </li>
      ))}
    </LinkColumn>
  );
}
