import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { removeProof, sendProof } from '#portal/data/withdrawal-calls.ts';
import { withdrawalPath } from '#portal/data/withdrawal-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { UploadRows } from '#portal/forms/uploads/upload-rows.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Proofs } from './answer-form.styles.ts';
import type { WithdrawalPart } from './withdrawal-part.ts';

interface PartProofsProps {
  readonly withdrawalId: string;
  readonly part: WithdrawalPart;
  /** Told whenever uploads begin or are all done. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The images that show that a part did not arrive; a report needs one at least. */
export function PartProofs({ withdrawalId, part: { part, proofs }, onBusy }: PartProofsProps) {
  const t = useFormWords();
  const titleId = useId();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const queryKey = [withdrawalPath(withdrawalId)];
  const show = async (answer: Promise<Withdrawal>): Promise<void> => {
    const withdrawal = await answer;
    // An answer that was asked for before knows nothing of it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, withdrawal);
  };
  return (
    <Proofs>
      <h3 id={titleId}>{t('withdrawal.proof')}</h3>
      <UploadRows
        images={proofs}
        isOpen
        labelledBy={titleId}
        send={(file, sending) => show(sendProof({ withdrawalId, part }, file, language, sending))}
        remove={({ imageId }) => show(removeProof({ withdrawalId, part }, imageId, language))}
        onBusy={onBusy}
      />
    </Proofs>
  );
}
