import type { ReactNode } from 'react';
import type { VendorWallet } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Badge } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { Amount, Wallet } from './wallet-transfer.styles.ts';

/** Into a studio's wallet, or back out of it. */
export type Way = 'toVendor' | 'fromVendor';

interface VendorWalletRowProps {
  readonly wallet: VendorWallet;
  /** The way whose form is open. */
  readonly openWay: Way | null;
  readonly isBusy: boolean;
  readonly onOpen: (way: Way) => void;
  readonly children: ReactNode;
}

/** One studio's wallet, and the form below it while it is open. */
export function VendorWalletRow({ wallet, openWay, isBusy, onOpen, children }: VendorWalletRowProps) {
  const t = useFormWords();
  const locale = useLocale();
  const { site } = useSite();
  const { vendor, vendorName, balance, isLive, isPending } = wallet;
  const isEmpty = !/[1-9]/.test(balance);
  const way = (to: Way, label: string, name: string, isOff: boolean) => (
    <Button
      type="button"
      $look="secondary"
      $size="small"
      aria-label={name}
      aria-expanded={openWay === to}
      disabled={isBusy || isOff}
      onClick={() => onOpen(to)}
    >
      {label}
    </Button>
  );
  return (
    <Wallet data-vendor={vendor}>
      <Amount>
        <strong>{vendorName}</strong>
        <bdi>{formatMoney(balance, site.currency, locale)}</bdi>
        {isPending ? (
          <Badge $tone="open">{t('transfer.pending')}</Badge>
        ) : (
          !isLive && <Badge $tone="quiet">{t('transfer.lastKnown')}</Badge>
        )}
      </Amount>
      <div>
        {way('toVendor', t('transfer.in'), t('transfer.to', { name: vendorName }), false)}
        {way('fromVendor', t('transfer.out'), t('transfer.from', { name: vendorName }), isEmpty)}
      </div>
      {children}
    </Wallet>
  );
}
