import type { Deposit, PaymentCrypto } from '#contracts/generated/contracts.ts';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useCopying } from '#portal/forms/copied.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { QrCodeProps } from '#portal/ui/qr-code/qr-code.art.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { ChannelIcon } from '../cashier-icon.tsx';
import { COPIED_MS } from './copy-row.tsx';
import { Countdown } from './countdown.tsx';
import { Address, Coin, CryptoPart, PayCard, QrFrame, Within } from './paying.styles.ts';

const QrCode = lazyChunk<QrCodeProps>({
  load: async () => (await import('#portal/ui/qr-code/qr-code.art.tsx')).QrCode,
  whileLoading: () => <Skeleton />,
  // The address beside it does as well.
  whenMissing: () => null,
});

/** So many characters at either end of an address are compared before somebody sends. */
const COMPARED = 6;

interface PayCryptoProps {
  readonly deposit: Deposit;
  readonly payment: PaymentCrypto;
}

/**
 * Where to send coins. The network is named three times, since what is sent on another one is lost, and the code holds
 * the address alone: wallets read amounts in many ways.
 */
export function PayCrypto({ deposit: { kind, amount, status, expiresAt }, payment }: PayCryptoProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const money = useMoney();
  const { address, network } = payment;
  const { isCopied, copy } = useCopying(COPIED_MS);
  return (
    <PayCard>
      <CryptoPart>
        <QrFrame>
          <QrCode text={address} label={t('deposit.crypto.qr')} />
        </QrFrame>
        <div>
          <Coin>
            <i>
              <ChannelIcon kind={kind} />
            </i>
            <div>
              <h2>{t('deposit.crypto.network', { network })}</h2>
              <p>{t('deposit.crypto.only', { network })}</p>
            </div>
          </Coin>
          <Address>
            <span>{t('deposit.crypto.address', { network })}</span>
            <bdi dir="ltr" translate="no">
              <b>{address.slice(0, COMPARED)}</b>
              {address.slice(COMPARED, -COMPARED)}
              <b>{address.slice(-COMPARED)}</b>
            </bdi>
          </Address>
          <Button type="button" onClick={() => copy(address)}>
            <Icon name={isCopied ? 'check' : 'copy'} size={16} stroke={2.2} />
            {isCopied ? say('action.copied') : t('deposit.crypto.copy')}
          </Button>
          <span className="visually-hidden" role="status">
            {isCopied && t('deposit.copiedOf', { name: t('deposit.crypto.address', { network }) })}
          </span>
          <small>{t('deposit.crypto.compare')}</small>
        </div>
      </CryptoPart>
      <Within>
        {/* Not to copy: a wallet would take the figure for coins. */}
        <div>
          <span>{t('deposit.line.amount')}</span>
          <b>
            <bdi>{money.say(amount)}</bdi>
          </b>
        </div>
        {status === 'pending' && <Countdown until={expiresAt} />}
      </Within>
    </PayCard>
  );
}
