import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';
import type { VendorCard } from '#contracts/generated/contracts.ts';
import { categoryAddress, pageOfCategory } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useStartGame } from './actions.tsx';

type VendorLinkProps = {
  readonly card: Pick<VendorCard, 'vassalage' | 'gameCategory'>;
  readonly onDone?: (() => void) | undefined;
} & Omit<ComponentPropsWithoutRef<'a'> & ComponentPropsWithoutRef<'button'>, 'href' | 'onClick' | 'type'>;

/**
 * A menu's way to a vendor: a link to its games where it is one of slots; every other vendor is started itself
 * (specification, section 4, "Starting a game").
 */
export function VendorLink({ card, onDone, children, ...rest }: VendorLinkProps) {
  const { layout } = useSite();
  const startGame = useStartGame();
  const { vassalage, gameCategory } = card;
  if (gameCategory === 'RNG' && pageOfCategory(layout, gameCategory)?.page.query?.includes('vassalage'))
    return (
      <Link {...rest} to={categoryAddress(layout, gameCategory, { vassalage })} onClick={onDone}>
        {children}
      </Link>
    );
  const start = () => {
    onDone?.();
    startGame({ vassalage, gameType: gameCategory });
  };
  return (
    <button {...rest} type="button" onClick={start}>
      {children}
    </button>
  );
}
