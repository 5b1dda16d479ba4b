import { useQuery } from '@tanstack/react-query';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { vendorHands } from '#portal/data/games/vendor-hands.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Logos, Wordmark } from './vendor-logos.styles.ts';

/** Wordmarks of the vendors that the site has, in the order that its document gives. */
export function VendorLogosView({ nodeId, vendors }: WidgetViewProps<'vendor-logos'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { data } = useQuery(vendorLanesQuery(language));
  if (!data) return null;
  const hands = vendorHands(data);
  const names = new Map(
    data.lanes.flatMap((lane) => Object.values(lane.cards)).map((card) => [card.vassalage, card.displayName]),
  );
  const shown = vendors.filter((vendor) => names.has(vendor));
  if (shown.length === 0) return null;
  return (
    <Logos aria-label={t('vendors.label')} data-node={nodeId} data-widget="vendor-logos">
      {shown.map((vendor) => (
        <Wordmark key={vendor} $hand={hands.get(vendor) ?? 0} translate="no">
          {names.get(vendor)}
        </Wordmark>
      ))}
    </Logos>
  );
}
