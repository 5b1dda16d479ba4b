import type { PayoutKind } from '#portal/data/security-calls.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge } from '#portal/ui/account-card.ts';
import { IconButton } from '#portal/ui/button.tsx';

/** A place that a member is paid to, as its owner knows it. */
export interface Payout {
  readonly accountId: string;
  /** Of the bank, or of the kind of wallet. */
  readonly name: string;
  readonly maskedNumber: string;
  /** Null where nobody stands behind an address. */
  readonly accountName: string | null;
  readonly branch: string | null;
  readonly isDefault: boolean;
  /** When it can be paid to first; null once it can. */
  readonly usableFrom: string | null;
}

/** The display name of a payout account: its bank and the end of its number. */
export const nameOfPayout = ({ name, maskedNumber }: Payout): string => `${name} ${leftToRight(maskedNumber)}`;

interface PayoutRowProps {
  readonly kind: PayoutKind;
  readonly payout: Payout;
  /** Undefined where there is nothing to confirm it by. */
  readonly onConfirm: (() => void) | undefined;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
}

export function PayoutRow({ kind, payout, onConfirm, onPrefer, onRemove }: PayoutRowProps) {
  const t = useFormWords();
  const moments = useMoments();
  const name = nameOfPayout(payout);
  const owner = [payout.accountName, payout.branch].filter((text) => text !== null).join(' · ');
  return (
    <li>
      <AccountIcon name={kind === 'bankAccounts' ? 'landmark' : 'wallet'} />
      <div>
        <strong>
          <bdi>{payout.name}</bdi>
          {payout.isDefault && <Badge $tone="good">{t('payout.default')}</Badge>}
          {payout.usableFrom !== null && (
            <Badge $tone="open">{t('payout.usableFrom', { time: moments.soon(payout.usableFrom) })}</Badge>
          )}
        </strong>
        <small>
          <bdi dir="ltr">{payout.maskedNumber}</bdi>
        </small>
        {owner !== '' && (
          <small>
            <bdi>{owner}</bdi>
          </small>
        )}
        {onConfirm && (
          <TextButton type="button" aria-label={t('payout.confirmNamed', { name })} onClick={onConfirm}>
            {t('payout.confirmNow')}
          </TextButton>
        )}
        {!payout.isDefault && (
          <TextButton type="button" aria-label={t('payout.makeDefaultNamed', { name })} onClick={onPrefer}>
            {t('payout.makeDefault')}
          </TextButton>
        )}
      </div>
      <IconButton type="button" aria-label={t('payout.removeNamed', { name })} onClick={onRemove}>
        <AccountIcon name="trash-2" size={18} />
      </IconButton>
    </li>
  );
}
