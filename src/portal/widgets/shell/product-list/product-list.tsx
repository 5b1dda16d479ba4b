import { useQuery } from '@tanstack/react-query';
import { CategoryLink } from '#portal/actions/category-link.tsx';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { LinkColumn } from '#portal/ui/link-column.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

export function ProductListView({ nodeId, title, limit }: WidgetViewProps<'product-list'>) {
  const { text } = useWords();
  const { language } = useSite();
  const { data } = useQuery(gameMenusQuery(language));
  const menus = data?.menus.slice(0, limit) ?? [];
  if (menus.length === 0) return null;
  return (
    <LinkColumn title={text(title)} nodeId={nodeId} widget="product-list">
      {menus.map((menu) => (
        <li key={menu.gameCategory}>
          <CategoryLink category={menu}>{menu.title}</CategoryLink>
        </li>
      ))}
    </LinkColumn>
  );
}
