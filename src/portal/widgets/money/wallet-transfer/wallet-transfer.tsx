import { useState } from 'react';
import { failureWords } from '#portal/data/failure-words.ts';
import { fundsQuery } from '#portal/data/funds-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Card } from '#portal/ui/account-card.ts';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { TransferForm } from './transfer-form.tsx';
import { useTransfer } from './use-transfer.ts';
import { VendorWalletRow, type Way } from './vendor-wallet-row.tsx';
import { Lead, Outcome, Recall, Wallets } from './wallet-transfer.styles.ts';

export function WalletTransferView({ nodeId }: WidgetViewProps<'wallet-transfer'>) {
  return (
    <FormPlace nodeId={nodeId} widget="wallet-transfer" voice="play" waiting={<WaitingCard rows={2} />}>
      <StudioWallets />
    </FormPlace>
  );
}

/**
 * The wallets of studios with what lies there, and the ways to move it (specification, section 2, "Member centre menu
 * pages").
 */
function StudioWallets() {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const { data: funds, error, isLoadingError, refetch } = useOwnQuery(fundsQuery(language));
  const [open, setOpen] = useState<{ readonly vendor: string; readonly way: Way } | null>(null);
  const transfer = useTransfer(funds?.wallets ?? []);
  const [failure, setFailure] = useState<unknown>(null);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!funds) return <WaitingCard rows={2} />;
  if (funds.isSingle) return <EmptyState icon="wallet" title={t('funds.single')} />;
  if (funds.wallets.length === 0) return <EmptyState icon="wallet" title={t('transfer.none')} />;
  const hasSome = funds.wallets.some(({ balance }) => /[1-9]/.test(balance));
  return (
    <Card>
      <h2>{t('transfer.title')}</h2>
      <Lead>{t('transfer.lead')}</Lead>
      <Wallets>
        {funds.wallets.map((wallet) => {
          const isOpen = open?.vendor === wallet.vendor;
          return (
            <VendorWalletRow
              key={wallet.vendor}
              wallet={wallet}
              openWay={isOpen ? open.way : null}
              isBusy={transfer.isBusy}
              onOpen={(way) => setOpen(isOpen && open.way === way ? null : { vendor: wallet.vendor, way })}
            >
              {isOpen && (
                <TransferForm
                  key={open.way}
                  wallet={wallet}
                  way={open.way}
                  available={open.way === 'toVendor' ? funds.mainWallet : wallet.balance}
                  onCancel={() => setOpen(null)}
                  send={async (amount) => {
                    setFailure(null);
                    await transfer.send({ direction: open.way, vendor: wallet.vendor, amount });
                    setOpen(null);
                  }}
                />
              )}
            </VendorWalletRow>
          );
        })}
      </Wallets>
      <Recall>
        <Outcome role="status" $isBad={failure !== null}>
          {failure === null
            ? transfer.outcome.map((line) => <span key={line}>{line}</span>)
            : failureWords(failure, say)}
        </Outcome>
        <Button
          type="button"
          $look="secondary"
          disabled={transfer.isBusy || !hasSome}
          onClick={() => {
            setFailure(null);
            setOpen(null);
            transfer.send({ direction: 'recallAll' }).catch(setFailure);
          }}
        >
          {t('transfer.recall')}
        </Button>
      </Recall>
    </Card>
  );
}
