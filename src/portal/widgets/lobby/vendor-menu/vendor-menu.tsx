import { useQuery } from '@tanstack/react-query';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { VendorCard } from '#contracts/generated/contracts.ts';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { vendorHands } from '#portal/data/games/vendor-hands.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { KEEP_PLACE } from '#portal/site/keep-place.ts';
import { useLobby } from '#portal/site/lobby.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { TurnButton } from '#portal/ui/turn-button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useRow } from './use-row.ts';
import { Items, Row, Vendor } from './vendor-menu.styles.ts';

/** The studios of a lobby. Stays away where there are not two to choose between. */
export function VendorMenuView({ nodeId, gameType: own }: WidgetViewProps<'vendor-menu'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { gameType, state, addressOf } = useLobby(own);
  const { data } = useQuery(vendorLanesQuery(language));
  const list = useRef<HTMLUListElement>(null);
  const row = useRow(list, state.vassalage);
  const cards = Object.values(data?.lanes.find(({ gameCategory }) => gameCategory === gameType)?.cards ?? {});
  if (!data || cards.length < 2) return null;
  const hands = vendorHands(data);
  return (
    <Row aria-label={t('lobby.vendors')} data-node={nodeId} data-widget="vendor-menu">
      <TurnButton towards="previous" size={44} isOff={row.isAtStart} onTurn={() => row.turn(-1)} />
      <Items ref={list} onScroll={row.onScroll} $fades={row.fades}>
        <li>
          <Vendor
            as={Link}
            $hand={null}
            to={addressOf({ vassalage: null })}
            state={KEEP_PLACE}
            {...mark(state.vassalage === null)}
          >
            {t('lobby.allVendors')}
          </Vendor>
        </li>
        {cards.map((card) => (
          <VendorItem
            key={card.vassalage}
            card={card}
            hand={hands.get(card.vassalage) ?? 0}
            address={addressOf({ vassalage: card.vassalage })}
            isChosen={state.vassalage === card.vassalage}
          />
        ))}
      </Items>
      <TurnButton towards="next" size={44} isOff={row.isAtEnd} onTurn={() => row.turn(1)} />
    </Row>
  );
}

const mark = (isChosen: boolean) => (isChosen ? { 'aria-current': 'true' as const } : {});

interface VendorItemProps {
  readonly card: VendorCard;
  readonly hand: number;
  readonly address: string;
  readonly isChosen: boolean;
}

const VendorItem = memo(function VendorItem({ card, hand, address, isChosen }: VendorItemProps) {
  return (
    <li>
      <Vendor as={Link} $hand={hand} to={address} state={KEEP_PLACE} aria-label={card.displayName} {...mark(isChosen)}>
        <span translate="no">{card.wordmark}</span>
      </Vendor>
    </li>
  );
});
