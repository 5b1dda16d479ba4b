import { Link } from 'react-router-dom';
import type { GameMenuEntry } from '#contracts/generated/contracts.ts';
import { currentMark } from '#portal/actions/current-action.ts';
import { kindsOf, useLane } from '#portal/data/games/lane.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { categoryAddress } from '#portal/site/chosen-game-type.ts';
import { useLobby } from '#portal/site/lobby.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Group } from './side-menu.styles.ts';

/** How many studios, and how many kinds, stand there before all of them. */
const FIRST = 3;

export interface CategoryGroupProps {
  readonly id: string;
  readonly category: GameMenuEntry;
  /** The page is the category's. */
  readonly isCurrent: boolean;
  readonly onDone: () => void;
}

/** The first studios and kinds of a category, and the way to all of them. */
export function CategoryGroup({ id, category, isCurrent, onDone }: CategoryGroupProps) {
  const { t } = useWords();
  const { layout } = useSite();
  const { gameCategory, vendorCount } = category;
  const lane = useLane(gameCategory);
  const { state } = useLobby();
  const vendor = isCurrent ? state.vassalage : null;
  const kind = isCurrent ? state.classify : null;
  const vendors = firstOf(Object.values(lane?.cards ?? {}), ({ vassalage }) => vassalage === vendor);
  const kinds = kindsOf(lane, null);
  const shownKinds = kinds.length > 1 ? firstOf(kinds, ({ key }) => key === kind) : [];
  return (
    <Group id={id}>
      {vendors.map(({ vassalage, displayName }) => (
        <li key={vassalage}>
          <Link
            to={categoryAddress(layout, gameCategory, { vassalage })}
            onClick={onDone}
            {...currentMark(vendor === vassalage && kind === null)}
          >
            {displayName}
          </Link>
        </li>
      ))}
      {shownKinds.map(({ key, displayName }) => (
        <li key={key}>
          <Link
            to={categoryAddress(layout, gameCategory, { classify: key })}
            onClick={onDone}
            {...currentMark(kind === key && vendor === null)}
          >
            {displayName}
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={categoryAddress(layout, gameCategory)}
          onClick={onDone}
          {...currentMark(isCurrent && vendor === null && kind === null)}
        >
          {t('lobby.studios', { count: vendorCount })}
        </Link>
      </li>
    </Group>
  );
}

/** The first few, and the chosen one in the last one's place where it is not among them. */
function firstOf<Item>(items: readonly Item[], isChosen: (item: Item) => boolean): readonly Item[] {
  const first = items.slice(0, FIRST);
  const chosen = items.slice(FIRST).find(isChosen);
  return chosen === undefined ? first : [...first.slice(0, -1), chosen];
}
