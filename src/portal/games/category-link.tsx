import { useQueryClient } from '@tanstack/react-query';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { GameMenuEntry } from '#contracts/generated/contracts.ts';
import { vendorLanesQuery } from '#portal/data/games-queries.ts';
import { usePerform, useRequireAccount } from '#portal/session/actions.tsx';
import { categoryAddress, pageOfCategory } from '#portal/session/chosen-game-type.ts';
import { useSite } from '#portal/session/site-context.tsx';

type CategoryLinkProps = {
  readonly category: Pick<GameMenuEntry, 'gameCategory' | 'vendorCount'>;
  readonly onDone?: (() => void) | undefined;
} & Omit<ComponentPropsWithoutRef<'a'> & ComponentPropsWithoutRef<'button'>, 'href' | 'onClick' | 'type'>;

/**
 * A menu's way to a category: a link to its place. One that has no page of its own and a single vendor launches that vendor
 * (specification, section 2, "Header").
 */
export function CategoryLink({ category, onDone, children, ...rest }: CategoryLinkProps) {
  const { layout } = useSite();
  const launch = useLaunchOnlyVendor();
  const { gameCategory, vendorCount } = category;
  if (vendorCount === 1 && !pageOfCategory(layout, gameCategory)) {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented) return;
      onDone?.();
      void launch(gameCategory);
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

/** Launches the vendor that a category has alone. Who it is, the vendor list tells; a guest is led to an account either way. */
function useLaunchOnlyVendor(): (gameCategory: string) => Promise<void> {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const perform = usePerform();
  const requireAccount = useRequireAccount();
  return async (gameCategory) => {
    const list = await queryClient.ensureQueryData(vendorLanesQuery(language)).catch(() => undefined);
    const lane = list?.lanes.find((candidate) => candidate.gameCategory === gameCategory);
    const vassalage = Object.keys(lane?.cards ?? {})[0];
    if (vassalage) perform({ do: 'launchVendor', vassalage });
    else requireAccount();
  };
}
