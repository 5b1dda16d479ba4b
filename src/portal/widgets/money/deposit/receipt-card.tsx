import { useId } from 'react';
import type { Deposit } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { UploadRows } from '#portal/forms/uploads/upload-rows.tsx';
import { ReceiptHead, ReceiptPart } from './receipt-card.styles.ts';
import { useDepositNotes } from './use-deposit-notes.ts';

/** The receipts of a bank transfer, which speed up a check by hand. */
export function ReceiptCard({ deposit }: { readonly deposit: Deposit }) {
  const t = useFormWords();
  const { send, remove } = useDepositNotes(deposit);
  const titleId = useId();
  return (
    <ReceiptPart>
      <ReceiptHead>
        <h2 id={titleId}>{t('deposit.receipt.title')}</h2>
        {deposit.takesReceipts && <span>{t('deposit.receipt.hint')}</span>}
      </ReceiptHead>
      <UploadRows
        images={deposit.receipts}
        isOpen={deposit.takesReceipts}
        labelledBy={titleId}
        send={send}
        remove={remove}
      />
    </ReceiptPart>
  );
}
