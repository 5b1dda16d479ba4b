import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConfirmPart } from '#contracts/generated/contracts.ts';
import { confirmPart } from '#portal/data/withdrawal-calls.ts';
import { isAboutWithdrawals, withdrawalPath } from '#portal/data/withdrawal-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

export interface PartAnswering {
  readonly send: (answer: ConfirmPart) => Promise<void>;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly forgetFailure: () => void;
}

/** Answers for a part of a withdrawal, and shows what became of it. */
export function usePartAnswer(withdrawalId: string, onDone: () => void): PartAnswering {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (answer: ConfirmPart): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const answered = await confirmPart(withdrawalId, answer, language);
      queryClient.setQueryData([withdrawalPath(withdrawalId)], answered);
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      // Also after a refusal: the part may have been decided meanwhile.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutWithdrawals(queryKey) });
    }
  };
  return { send, isBusy, failure, forgetFailure: () => setFailure(null) };
}
