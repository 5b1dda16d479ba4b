import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { GameMenuEntry } from '#contracts/generated/contracts.ts';
import { categoryAddress, pageOfCategory } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useStartGame } from './actions.tsx';

type CategoryLinkProps = {
  readonly category: Pick<GameMenuEntry, 'gameCategory' | 'vendorCount'>;
  readonly onDone?: (() => void) | undefined;
} & Omit<ComponentPropsWithoutRef<'a'> & ComponentPropsWithoutRef<'button'>, 'href' | 'onClick' | 'type'>;

/**
 * A menu's way to a category: a link to its place. One that has no page of its own and a single vendor launches that
 * vendor (specification, section 2, "Header").
 */
export function CategoryLink({ category, onDone, children, ...rest }: CategoryLinkProps) {
  const { layout } = useSite();
  const startGame = useStartGame();
  const { gameCategory, vendorCount } = category;
  if (vendorCount === 1 && !pageOfCategory(layout, gameCategory)) {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented) return;
      onDone?.();
      startGame({ gameType: gameCategory });
    };
    return (
      <button {...rest} type="button" onClick={onClick}>
        {children}
      </button>
    );
  }
  return (
    <Link {...rest} to={categoryAddress(layout, gameCategory)} onClick={onDone}>
      {children}
    </Link>
  );
}
