import type { BankAccounts } from '#contracts/generated/contracts.ts';
import { addBankAccount } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { SelectField } from '#portal/forms/fields/select-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Form, Hint, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { HolderField } from '#portal/widgets/money/holder-field.tsx';
import {
  emptyProof,
  PayoutProof,
  type ProofValue,
  proofNames,
  typedProof,
} from '#portal/widgets/money/payout-proof.tsx';

type Name = 'bankCode' | 'accountName' | 'accountNumber' | 'branch' | ProofValue;

const EMPTY = { bankCode: '', accountName: '', accountNumber: '', branch: '' };

interface AddBankAccountProps {
  readonly offer: BankAccounts;
  readonly onDone: () => void;
}

/** Adds a bank account. What its number has to be like, the gateway knows. */
export function AddBankAccount({ offer, onDone }: AddBankAccountProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const { accountName: settled, banks, numberKind, branch: branchField } = offer;
  const isIban = numberKind === 'iban';
  const proofs = proofNames(offer);
  const isAsked: Readonly<Record<Name, boolean>> = {
    bankCode: true,
    accountName: settled === null,
    accountNumber: true,
    branch: branchField !== 'off',
    paymentPassword: proofs.includes('paymentPassword'),
    password: proofs.includes('password'),
    answer: proofs.includes('answer'),
    method: false,
  };
  const names = (Object.keys(isAsked) as Name[]).filter((name) => isAsked[name]);
  const form = useAccountForm<Name>({
    names,
    initial: { ...EMPTY, ...emptyProof(offer) },
    check: (name, values) => {
      const isNeeded = name !== 'branch' || branchField === 'required';
      return isNeeded && values[name].trim() === '' ? t('check.required') : undefined;
    },
    send: async ({ bankCode, accountNumber, accountName, branch, ...proof }) => {
      const body = {
        bankCode,
        accountNumber: accountNumber.trim(),
        ...(isAsked.accountName && { accountName: accountName.trim() }),
        ...(isAsked.branch && branch.trim() !== '' && { branch: branch.trim() }),
        ...typedProof(offer, proof),
      };
      await addBankAccount(body, language);
      await refresh();
      onDone();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <FormFailure failure={form.failure} />
      <SelectField
        {...form.bind('bankCode')}
        label={t('payout.bank')}
        empty={t('payout.choose')}
        choices={banks.map(({ bankCode, name }) => ({ value: bankCode, label: name }))}
      />
      <HolderField field={form.bind('accountName')} settled={settled} />
      <TextField
        {...form.bind('accountNumber')}
        label={isIban ? 'IBAN' : t('payout.number')}
        isRequired
        inputMode={isIban ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={60}
      />
      {isAsked.branch && (
        <TextField
          {...form.bind('branch')}
          label={branchField === 'required' ? t('payout.branch') : t('account.optional', { label: t('payout.branch') })}
          isRequired={branchField === 'required'}
          dir="auto"
          autoComplete="off"
          maxLength={120}
        />
      )}
      <PayoutProof form={form} terms={offer} />
      <Hint as="p">{t('payout.waitHint')}</Hint>
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'payout.add.bankAccounts')}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onDone}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </Form>
  );
}
