import { useState } from 'react';
import type { EWallets } from '#contracts/generated/contracts.ts';
import { addEWallet } from '#portal/data/security-calls.ts';
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

type Name = 'walletType' | 'accountName' | 'walletNumber' | ProofValue;

const EMPTY = { walletType: '', accountName: '', walletNumber: '' };

const inputOf = {
  mobile: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  tron: { type: 'text', inputMode: 'text' },
} as const;

interface AddEWalletProps {
  readonly offer: EWallets;
  readonly onDone: () => void;
}

/** Adds an e-wallet. Its kind decides which identifier it has, and whether it needs a holder's name. */
export function AddEWallet({ offer, onDone }: AddEWalletProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const { accountName: settled, types } = offer;
  const [chosen, choose] = useState(types.length === 1 ? (types[0]?.walletType ?? '') : '');
  const type = types.find(({ walletType }) => walletType === chosen);
  const hasName = type?.hasName ?? true;
  const proofs = proofNames(offer);
  const isAsked: Readonly<Record<Name, boolean>> = {
    walletType: true,
    accountName: hasName && settled === null,
    walletNumber: true,
    paymentPassword: proofs.includes('paymentPassword'),
    password: proofs.includes('password'),
    answer: proofs.includes('answer'),
    method: false,
  };
  const form = useAccountForm<Name>({
    names: (Object.keys(isAsked) as Name[]).filter((name) => isAsked[name]),
    initial: { ...EMPTY, ...emptyProof(offer), walletType: chosen },
    check: (name, values) => (values[name].trim() === '' ? t('check.required') : undefined),
    send: async ({ walletType, walletNumber, accountName, ...proof }) => {
      const body = {
        walletType,
        walletNumber: walletNumber.trim(),
        ...(isAsked.accountName && { accountName: accountName.trim() }),
        ...typedProof(offer, proof),
      };
      await addEWallet(body, language);
      await refresh();
      onDone();
    },
  });
  const kindField = form.bind('walletType');
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <FormFailure failure={form.failure} />
      <SelectField
        {...kindField}
        label={t('payout.kind')}
        empty={t('payout.choose')}
        choices={types.map(({ walletType, name }) => ({ value: walletType, label: name }))}
        onWrite={(walletType) => {
          choose(walletType);
          kindField.onWrite(walletType);
        }}
      />
      {hasName && <HolderField field={form.bind('accountName')} settled={settled} />}
      <TextField
        {...form.bind('walletNumber')}
        {...inputOf[type?.form ?? 'mobile']}
        label={t(`payout.form.${type?.form ?? 'mobile'}`)}
        isRequired
        autoCapitalize="none"
        autoComplete="off"
        maxLength={200}
      />
      <PayoutProof form={form} terms={offer} />
      <Hint as="p">{t('payout.waitHint')}</Hint>
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'payout.add.eWallets')}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onDone}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </Form>
  );
}
