import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameType } from '#contracts/generated/contracts.ts';
import type { GameFilter } from '#portal/data/games/game-list-queries.ts';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { gameTypeAddress } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { color, motion, radius } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding-inline: 14px 10px;
    border-radius: ${radius.pill};
    background: ${color.priSoft};
    box-shadow: inset 0 0 0 1px ${color.pri};
    color: ${color.tx};
    font-weight: 500;
    font-size: 13px;
    line-height: 18px;
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

export interface FilterChipsProps {
  readonly gameType: GameType;
  readonly filter: GameFilter;
}

/** The active filters of the list, each with the way back to more of it. */
export function FilterChips({ gameType, filter }: FilterChipsProps) {
  const { t } = useWords();
  const { language, layout } = useSite();
  const { data } = useQuery(vendorLanesQuery(language));
  const lane = data?.lanes.find(({ gameCategory }) => gameCategory === gameType);
  const { vassalage: vendor, gameClassify: kind } = filter;
  const chips = [
    ...(vendor ? [{ name: lane?.cards[vendor]?.displayName ?? vendor, rest: { ...(kind && { kind }) } }] : []),
    ...(kind
      ? [
          {
            name: lane?.gameClassify.find(({ key }) => key === kind)?.displayName ?? kind,
            rest: { ...(vendor && { vendor }) },
          },
        ]
      : []),
  ];
  return (
    <Chips aria-label={t('filter.label')}>
      {chips.map(({ name, rest }) => (
        <li key={name}>
          <Link to={gameTypeAddress(layout, gameType, rest)} aria-label={t('filter.remove', { name })}>
            {name}
            <Icon name="x" size={16} stroke={2} />
          </Link>
        </li>
      ))}
    </Chips>
  );
}
