import type { VendorWallet } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { amountFault } from './amount-fault.ts';
import type { Way } from './vendor-wallet-row.tsx';
import { Buttons } from './wallet-transfer.styles.ts';

interface TransferFormProps {
  readonly wallet: VendorWallet;
  readonly way: Way;
  /** The balance of the source wallet: a decimal. */
  readonly available: string;
  readonly send: (amount: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks how much is to be moved. */
export function TransferForm({ wallet, way, available, send, onCancel }: TransferFormProps) {
  const t = useFormWords();
  const locale = useLocale();
  const { site } = useSite();
  const { decimals } = site.currency;
  const money = (amount: string): string => formatMoney(amount, site.currency, locale);
  const form = useAccountForm<'amount'>({
    names: ['amount'],
    initial: { amount: '' },
    check: (_name, { amount }) => {
      const fault = amountFault(amount, available, decimals);
      if (fault === 'tooMuch') return t('transfer.fault.tooMuch', { amount: money(available) });
      if (fault === 'form') return t('transfer.fault.form', { example: decimals === 0 ? '100' : '25.50' });
      return fault === 'required' ? t('transfer.fault.required') : undefined;
    },
    send: async ({ amount }) => send(amount.trim()),
  });
  const name = wallet.vendorName;
  return (
    <Form
      ref={form.ref}
      onSubmit={form.submit}
      noValidate
      aria-label={way === 'toVendor' ? t('transfer.to', { name }) : t('transfer.from', { name })}
    >
      <TextField
        {...form.bind('amount')}
        label={t('transfer.amount')}
        isRequired
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        maxLength={18}
        hint={<bdi>{t('transfer.upTo', { amount: money(available) })}</bdi>}
        end={
          <TextButton type="button" onClick={() => form.write('amount', available)}>
            {t('transfer.all')}
          </TextButton>
        }
      />
      <FormFailure failure={form.failure} />
      <Buttons>
        <Button type="button" $look="ghost" onClick={onCancel}>
          {t('transfer.cancel')}
        </Button>
        <Button type="submit" disabled={form.isSending}>
          {t(form.isSending ? 'transfer.moving' : 'transfer.move')}
        </Button>
      </Buttons>
    </Form>
  );
}
