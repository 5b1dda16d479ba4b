import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VendorWallet, WalletTransfer, WalletTransferred } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { fundsPath, transferFunds } from '#portal/data/funds-queries.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

export interface Transfers {
  /** @throws GatewayError */
  readonly send: (transfer: WalletTransfer) => Promise<void>;
  readonly isBusy: boolean;
  /** The outcome of the last transfer, in words: a line for each studio. */
  readonly outcome: readonly string[];
}

/** Moves money, tells what became of it, and has what pages show of it asked for anew. */
export function useTransfer(wallets: readonly VendorWallet[]): Transfers {
  const t = useFormWords();
  const locale = useLocale();
  const { language, site } = useSite();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<readonly string[]>([]);
  const last = useRef<{ readonly asked: string; readonly key: string } | null>(null);

  const send = async (transfer: WalletTransfer): Promise<void> => {
    // Sending the same transfer again after no answer came is a retry of it.
    const asked = JSON.stringify(transfer);
    if (last.current?.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    setBusy(true);
    setOutcome([]);
    try {
      const answer = await transferFunds(transfer, last.current.key, language);
      last.current = null;
      const nameOf = (vendor: string) => wallets.find((wallet) => wallet.vendor === vendor)?.vendorName ?? vendor;
      const money = (amount: string) => formatMoney(amount, site.currency, locale);
      setOutcome(outcomeWords(answer, t, nameOf, money));
    } catch (error) {
      // A refused transfer may be sent as a new one; an unanswered one may have been applied.
      if (error instanceof GatewayError && error.status > 0 && error.status < 500) last.current = null;
      throw error;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: [BALANCE_PATH] });
      await queryClient.invalidateQueries({ queryKey: [fundsPath(language)] });
    }
  };
  return { send, isBusy, outcome };
}

function outcomeWords(
  { transfers }: WalletTransferred,
  t: Translate<AnyWord>,
  nameOf: (vendor: string) => string,
  money: (amount: string) => string,
): readonly string[] {
  if (transfers.length === 0) return [t('transfer.nothing')];
  return transfers.map(({ vendor, direction, amount, status }) => {
    const values = { name: nameOf(vendor), amount: money(amount) };
    if (status === 'pending') return t('transfer.waits', values);
    if (status === 'refused') return t('transfer.refused', values);
    return direction === 'toVendor' ? t('transfer.doneTo', values) : t('transfer.doneFrom', values);
  });
}
