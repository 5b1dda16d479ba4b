import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { GameMenuEntry, VendorCard, VendorLane } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { vendorHands } from '#portal/data/games/vendor-hands.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { categoryAddress, pageOfCategory } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { AllVendors, Card, Cards, Kinds, Panel, Places, Side, Vendors } from './vendor-panel.styles.ts';

export interface VendorPanelProps {
  readonly id: string;
  readonly category: GameMenuEntry;
  readonly isWide: boolean;
  /**
   * How far from the band's start the category stands, in pixels: a narrow panel begins below it where there is room.
   */
  readonly startPx: number;
  /** How many stand there before all of them are asked for. */
  readonly vendorsShown: number;
  readonly shortcutsMenu: string | undefined;
  readonly takesFocus: boolean;
}

/** The vendors of a category with what each has there, beside the ways to all of its games. */
export function VendorPanel(props: VendorPanelProps) {
  const { id, category, isWide, startPx, vendorsShown, shortcutsMenu, takesFocus } = props;
  const { language } = useSite();
  const { data } = useQuery(vendorLanesQuery(language));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  const lane = data?.lanes.find(({ gameCategory }) => gameCategory === category.gameCategory);
  const hands = data ? vendorHands(data) : new Map<string, number>();
  return (
    <Panel ref={panel} id={id} $isWide={isWide} $startPx={startPx}>
      <CategoryPlaces category={category} lane={lane} menu={isWide ? shortcutsMenu : undefined} />
      {lane ? (
        <VendorCards cards={Object.values(lane.cards)} hands={hands} vendorsShown={vendorsShown} />
      ) : (
        <Vendors>
          <Cards aria-busy="true">
            {Array.from({ length: Math.min(category.vendorCount, vendorsShown) }, (_, index) => index).map((index) => (
              <Skeleton key={index} as="li" />
            ))}
          </Cards>
        </Vendors>
      )}
    </Panel>
  );
}

interface CategoryPlacesProps {
  readonly category: GameMenuEntry;
  readonly lane: VendorLane | undefined;
  readonly menu: string | undefined;
}

/** All games of the category, the document's shortcuts, and the kinds of games. */
function CategoryPlaces({ category, lane, menu }: CategoryPlacesProps) {
  const { t, text, number } = useWords();
  const { layout } = useSite();
  const shortcuts = useMenuItems(menu);
  const { gameCategory, title, gameCount } = category;
  const isLobby = pageOfCategory(layout, gameCategory)?.page.query?.includes('classify') ?? false;
  const kinds = isLobby ? (lane?.gameClassify ?? []) : [];
  return (
    <Side>
      <strong>{title}</strong>
      <Places>
        <li>
          <Link to={categoryAddress(layout, gameCategory)}>
            <Icon name="layout-grid" size={18} stroke={2} />
            {t('games.all', { count: gameCount })}
          </Link>
        </li>
        {shortcuts.map(
          ({ id, action, label, icon }) =>
            action &&
            label && (
              <li key={id}>
                <ActionControl action={action}>
                  {icon && <Icon name={icon} size={18} stroke={2} />}
                  {text(label)}
                </ActionControl>
              </li>
            ),
        )}
      </Places>
      {kinds.length > 1 && (
        <Kinds aria-label={t('navigation.kinds')}>
          {kinds.map(({ key, displayName, vendors }) => (
            <li key={key}>
              <Link to={categoryAddress(layout, gameCategory, { classify: key })}>
                {displayName} <span>{number(Object.values(vendors).reduce((sum, count) => sum + count, 0))}</span>
              </Link>
            </li>
          ))}
        </Kinds>
      )}
    </Side>
  );
}

interface VendorCardsProps {
  readonly cards: readonly VendorCard[];
  readonly hands: ReadonlyMap<string, number>;
  readonly vendorsShown: number;
}

function VendorCards({ cards, hands, vendorsShown }: VendorCardsProps) {
  const { t } = useWords();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes to the first vendor that came.
    if (showsAll) list.current?.children[vendorsShown]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [showsAll, vendorsShown]);
  return (
    <Vendors>
      <Cards ref={list} aria-label={t('vendors.label')}>
        {(showsAll ? cards : cards.slice(0, vendorsShown)).map((card) => (
          <li key={card.vassalage}>
            <Card card={card} $hand={hands.get(card.vassalage) ?? 0}>
              <b translate="no">{card.wordmark}</b>
              <span>{t('games.count', { count: card.gameCount })}</span>
            </Card>
          </li>
        ))}
      </Cards>
      {!showsAll && cards.length > vendorsShown && (
        <AllVendors type="button" onClick={() => setShowsAll(true)}>
          {t('navigation.allVendors', { count: cards.length })}
          <Icon name="chevron-down" size={16} stroke={2} />
        </AllVendors>
      )}
    </Vendors>
  );
}
