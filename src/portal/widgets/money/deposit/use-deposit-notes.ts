import { useQueryClient } from '@tanstack/react-query';
import type { Deposit, PaymentImage } from '#contracts/generated/contracts.ts';
import { markDepositSent, removeReceipt, sendReceipt } from '#portal/data/deposit-calls.ts';
import { depositPath } from '#portal/data/deposit-queries.ts';
import type { Sending } from '#portal/data/send-image.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** What a member adds to a transfer; the page shows what the gateway answered. */
export interface DepositNotes {
  readonly send: (file: File, sending: Sending) => Promise<void>;
  readonly remove: (image: PaymentImage) => Promise<void>;
  readonly markSent: () => Promise<void>;
}

/** Adds to a deposit. Each call throws GatewayError. */
export function useDepositNotes({ depositId }: Pick<Deposit, 'depositId'>): DepositNotes {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const queryKey = [depositPath(depositId, language)];
  const show = async (answer: Promise<Deposit>): Promise<void> => {
    const deposit = await answer;
    // An answer that was asked for before knows nothing of it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, deposit);
  };
  return {
    send: (file, sending) => show(sendReceipt(depositId, file, language, sending)),
    remove: ({ imageId }) => show(removeReceipt(depositId, imageId, language)),
    markSent: () => show(markDepositSent(depositId, language)),
  };
}
