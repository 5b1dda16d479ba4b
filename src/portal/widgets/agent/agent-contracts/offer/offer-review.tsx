import { useRef, useState } from 'react';
import type { AgentTier, ContractSimulation, ContractTerms, NewContract } from '#contracts/generated/contracts.ts';
import { offerContract } from '#portal/data/desk/contract-calls.ts';
import { AnswerButtons, FactStrip, Quiet, Warning } from '#portal/forms/desk/contract/contract.styles.ts';
import { ContractEndings } from '#portal/forms/desk/contract/contract-endings.tsx';
import { TierTable } from '#portal/forms/desk/contract/tier-table.tsx';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { useRefreshContracts } from '#portal/widgets/agent/use-refresh-contracts.ts';
import { SumsOfBoth } from './offer-simulation.tsx';
import type { Offer } from './use-offer.ts';

interface OfferReviewProps {
  readonly memberId: string;
  readonly account: string;
  readonly terms: ContractTerms;
  readonly tiers: readonly AgentTier[];
  readonly offer: Offer;
  readonly simulation: ContractSimulation;
  readonly onBack: () => void;
  readonly onSent: (outcome: string) => void;
}

/** An offer once more, with what it means for both sides, before it is sent. */
export function OfferReview(props: OfferReviewProps) {
  const { memberId, account, terms, tiers, offer, simulation, onBack, onSent } = props;
  const t = useFormWords();
  const words = usePlanWords();
  const moments = useMoments();
  const { language } = useSite();
  const refresh = useRefreshContracts();
  const sent = useRef<{ readonly body: string; readonly key: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { startsOn, endsOn, today } = offer;
  const send = async (): Promise<void> => {
    if (isSending) return;
    const { kind, period } = terms;
    const body: NewContract = {
      ...{ memberId, kind, period, tiers: tiers as NewContract['tiers'], startsOn },
      ...(endsOn !== '' && { endsOn }),
    };
    const text = JSON.stringify(body);
    // The same offer again is a retry: after no answer came, the first may have been made.
    if (sent.current?.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    setSending(true);
    setFailure(null);
    try {
      const made = await offerContract(body, sent.current.key, language);
      await refresh();
      onSent(t('contract.form.sent', { account, time: moments.whole(made.openUntil) }));
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <Sheet isWide title={t('contract.form.titleTo', { account })} onClose={onBack}>
      <FactStrip>
        <div>
          <dt>{t('pay.head.kind')}</dt>
          <dd>{t(kindWords[terms.kind])}</dd>
        </div>
        <div>
          <dt>{t('contract.settled')}</dt>
          <dd>{t(`contract.period.${terms.period}`)}</dd>
        </div>
        <div>
          <dt>{t('contract.starts')}</dt>
          <dd>{words.day(startsOn)}</dd>
        </div>
        <div>
          <dt>{t('contract.endsOn')}</dt>
          <dd>{endsOn === '' ? t('contract.untilReplaced') : words.day(endsOn)}</dd>
        </div>
      </FactStrip>
      <TierTable label={t('contract.tiers')} kind={terms.kind} tiers={tiers} before={today?.tiers ?? []} />
      <SumsOfBoth simulation={simulation} account={account} />
      {simulation.ends.length > 0 && (
        <>
          <Warning>{t('contract.endsHint')}</Warning>
          <ContractEndings ends={simulation.ends} />
        </>
      )}
      <Quiet>{t('contract.answer.fixed')}</Quiet>
      <FormFailure failure={failure} />
      <AnswerButtons>
        <Button type="button" $look="secondary" onClick={onBack}>
          {t('contract.form.change')}
        </Button>
        <Button type="button" aria-disabled={isSending} onClick={() => void send()}>
          {t('contract.form.send')}
        </Button>
      </AnswerButtons>
    </Sheet>
  );
}
