import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { currentMark, useIsCurrent } from '#portal/actions/current-action.ts';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useCurrentInRow } from '#portal/ui/current-in-row.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { CategoryItem } from './category-item.tsx';
import { Band, Item, Items } from './top-navigation.styles.ts';
import { useDropDown } from './use-drop-down.ts';

/** The band of navigation: a category's item leads to it, and opens its vendors over the page. */
export function TopNavigationView(props: WidgetViewProps<'top-navigation'>) {
  const { nodeId, menu, endMenu } = props;
  const { t } = useWords();
  const { language } = useSite();
  const items = useMenuItems(menu);
  const endItems = useMenuItems(endMenu);
  const { data } = useQuery(gameMenusQuery(language));
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const dropDown = useDropDown(root);
  const { pathname, search } = useLocation();
  useCurrentInRow(list, data ? pathname + search : null);
  return (
    <Band
      ref={root}
      $isOpen={dropDown.open !== null}
      aria-label={t('menu.main')}
      data-node={nodeId}
      data-widget="top-navigation"
      onPointerLeave={dropDown.onLeave}
    >
      <Items ref={list}>
        {items.map((item) =>
          item.kind === 'categories' ? (
            data?.menus.map((category) => (
              <CategoryItem key={category.gameCategory} category={category} dropDown={dropDown} settings={props} />
            ))
          ) : (
            <LinkItem key={item.id} item={item} onEnter={(event) => dropDown.onItemEnter(event, null)} />
          ),
        )}
      </Items>
      {endItems.length > 0 && (
        <Items $isAtEnd>
          {endItems.map((item) => (
            <LinkItem key={item.id} item={item} onEnter={(event) => dropDown.onItemEnter(event, null)} />
          ))}
        </Items>
      )}
    </Band>
  );
}

interface LinkItemProps {
  readonly item: MenuItem;
  readonly onEnter: (event: React.PointerEvent) => void;
}

function LinkItem({ item, onEnter }: LinkItemProps) {
  const { text } = useWords();
  const isCurrent = useIsCurrent();
  const { action, label, icon } = item;
  if (!action || !label) return null;
  return (
    <Item onPointerEnter={onEnter}>
      <ActionControl action={action} {...currentMark(isCurrent(action))}>
        {icon && <Icon name={icon} size={17} stroke={2} />}
        {text(label)}
      </ActionControl>
    </Item>
  );
}
