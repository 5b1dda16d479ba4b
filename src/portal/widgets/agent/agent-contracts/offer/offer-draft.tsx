import { useState } from 'react';
import type { ContractTerms, SaveContractDraft } from '#contracts/generated/contracts.ts';
import { discardDraft, saveDraft } from '#portal/data/desk/contract-calls.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useRefreshContracts } from '#portal/widgets/agent/use-refresh-contracts.ts';
import type { Offer } from './use-offer.ts';

interface OfferDraftProps {
  /** A downline that may be offered something; empty until one is chosen. */
  readonly memberId: string;
  readonly terms: ContractTerms;
  readonly offer: Offer;
}

/** Saves what is typed as a draft, for another day or device, and takes a saved one away. */
export function OfferDraft({ memberId, terms: { kind, period }, offer }: OfferDraftProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshContracts();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { read, startsOn, endsOn, reset } = offer;
  const saved = offer.saved.find((one) => one.kind === kind);
  const canSave = memberId !== '' && read.written !== null && offer.isSavedKnown && !isSending;
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await work();
      await refresh();
      reset();
      setAsked(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  const save = async (): Promise<void> => {
    if (!canSave || read.written === null) return;
    const draft: SaveContractDraft = {
      ...{ period, tiers: read.written as SaveContractDraft['tiers'] },
      ...{ ...(startsOn !== '' && { startsOn }), ...(endsOn !== '' && { endsOn }) },
    };
    await run(() => saveDraft({ memberId, kind }, draft, language));
  };
  return (
    <>
      {saved && !isAsked && (
        <OutlineButton type="button" onClick={() => setAsked(true)}>
          {t('contract.draft.discard')}
        </OutlineButton>
      )}
      {saved && isAsked && (
        <>
          <OutlineButton
            type="button"
            aria-disabled={isSending}
            onClick={() => !isSending && void run(() => discardDraft({ memberId, kind }, language))}
          >
            {t('contract.draft.discardReally')}
          </OutlineButton>
          <OutlineButton type="button" onClick={() => setAsked(false)}>
            {t('team.cancel')}
          </OutlineButton>
        </>
      )}
      <OutlineButton type="button" aria-disabled={!canSave} onClick={() => void save()}>
        {t('contract.draft.save')}
      </OutlineButton>
      <FormFailure failure={failure ?? offer.savedError} />
    </>
  );
}
