import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { kindsOf, useLane } from '#portal/data/games/lane.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { KEEP_PLACE } from '#portal/site/keep-place.ts';
import { useLobby } from '#portal/site/lobby.ts';
import { useCurrentInRow } from '#portal/ui/current-in-row.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Kinds } from './classify-menu.styles.ts';

/**
 * The kinds of games that the chosen vendor has, under All and where there is more than one (specification, section 2,
 * "Game lobby").
 */
export function ClassifyMenuView({ nodeId, gameType: own }: WidgetViewProps<'classify-menu'>) {
  const { t } = useWords();
  const { gameType, state, addressOf } = useLobby(own);
  const row = useRef<HTMLUListElement>(null);
  useCurrentInRow(row, state.classify);
  const kinds = kindsOf(useLane(gameType), state.vassalage);
  if (state.filter !== 'ALL' || kinds.length < 2) return null;
  const tabs = [{ key: null, displayName: t('lobby.allKinds') }, ...kinds];
  return (
    <Kinds aria-label={t('lobby.kinds')} data-node={nodeId} data-widget="classify-menu">
      <ul ref={row}>
        {tabs.map(({ key, displayName }) => (
          <li key={key ?? ''}>
            <Link
              to={addressOf({ classify: key })}
              state={KEEP_PLACE}
              {...(state.classify === key && { 'aria-current': 'true' as const })}
            >
              {displayName}
            </Link>
          </li>
        ))}
      </ul>
    </Kinds>
  );
}
