import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';
import type { VendorCard } from '#contracts/generated/contracts.ts';
import { usePerform } from '#portal/session/actions.tsx';
import { categoryAddress, pageOfCategory } from '#portal/session/chosen-game-type.ts';
import { useSite } from '#portal/session/site-context.tsx';

type VendorLinkProps = {
  readonly card: Pick<VendorCard, 'vassalage' | 'gameCategory'>;
  readonly onDone?: (() => void) | undefined;
} & Omit<ComponentPropsWithoutRef<'a'> & ComponentPropsWithoutRef<'button'>, 'href' | 'onClick' | 'type'>;

/**
 * A menu's way to a vendor: a link to its games where the category has a lobby, as slots have; every other vendor is launched
 * (specification, section 4, "Starting a game").
 */
export function VendorLink({ card, onDone, children, ...rest }: VendorLinkProps) {
  const { layout } = useSite();
  const perform = usePerform();
  const { vassalage, gameCategory } = card;
  if (pageOfCategory(layout, gameCategory)?.page.query?.includes('vassalage'))
    return (
      <Link {...rest} to={categoryAddress(layout, gameCategory, { vassalage })} onClick={onDone}>
        {children}
      </Link>
    );
  const launch = () => {
    onDone?.();
    perform({ do: 'launchVendor', vassalage });
  };
  return (
    <button {...rest} type="button" onClick={launch}>
      {children}
    </button>
  );
}
