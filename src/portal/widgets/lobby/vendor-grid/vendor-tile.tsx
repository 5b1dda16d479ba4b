import { useCallback, useState } from 'react';
import type { IconName, VendorCard } from '#contracts/generated/contracts.ts';
import { VendorLink } from '#portal/actions/vendor-link.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useImageSource } from '#portal/ui/image-source.tsx';
import { Emblem, Face, Start, Tile, Wordmark } from './vendor-grid.styles.ts';

interface VendorTileProps {
  readonly card: VendorCard;
  /** The studio's place among the site's, which picks its face and its ground. */
  readonly hand: number;
  /** The category's. */
  readonly icon: IconName | undefined;
}

/**
 * A studio. One of slots leads to its games, every other is launched, which its start button says (specification,
 * section 2, "Tiles", and section 4, "Starting a game").
 */
export function VendorTile({ card, hand, icon }: VendorTileProps) {
  const { t } = useWords();
  const { displayName, wordmark, lagerIcon, gameType, gameCount } = card;
  const [missing, setMissing] = useState<string>();
  const isArtMissing = missing === lagerIcon;
  const source = useImageSource(
    lagerIcon,
    useCallback(() => setMissing(lagerIcon), [lagerIcon]),
  );
  const isLaunched = gameType !== 'RNG';
  return (
    <Tile data-vendor={card.vassalage}>
      <VendorLink
        card={card}
        aria-label={t(isLaunched ? 'lobby.startVendor' : 'lobby.openVendor', { name: displayName })}
      >
        <Face $hand={hand}>
          {isArtMissing ? (
            <>
              {icon && (
                <Emblem>
                  <Icon name={icon} size={124} stroke={1} />
                </Emblem>
              )}
              <Wordmark $hand={hand} translate="no">
                {wordmark}
              </Wordmark>
            </>
          ) : (
            <img {...source} alt="" width={300} height={400} decoding="async" />
          )}
        </Face>
        <b>{displayName}</b>
        <span>{t('games.count', { count: gameCount })}</span>
        {isLaunched && (
          <Start>
            <Icon name="play" size={15} stroke={2.4} />
            {t('action.start')}
          </Start>
        )}
      </VendorLink>
    </Tile>
  );
}
