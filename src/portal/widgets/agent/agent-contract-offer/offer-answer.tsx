import { useState } from 'react';
import type { AgentContract, ContractTerms } from '#contracts/generated/contracts.ts';
import { acceptContract } from '#portal/data/desk/contract-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { AnswerButtons, Quiet, Warning } from '#portal/forms/desk/contract/contract.styles.ts';
import { ContractEndings } from '#portal/forms/desk/contract/contract-endings.tsx';
import { ContractFacts } from '#portal/forms/desk/contract/contract-facts.tsx';
import { TierTable } from '#portal/forms/desk/contract/tier-table.tsx';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { TickBox } from '#portal/forms/fields/tick-box.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { useRefreshContracts } from '../use-refresh-contracts.ts';
import { Answer, From } from './offer-answer.styles.ts';
import { RejectForm } from './reject-form.tsx';

interface OfferAnswerProps {
  readonly offer: AgentContract;
  /** What the agent is paid by today. */
  readonly today: ContractTerms | undefined;
  /** Told in words, once the lists are new. */
  readonly onAnswered: (outcome: string) => void;
}

/** An offer beside what counts today, to be accepted or rejected (specification, section 4). */
export function OfferAnswer({ offer, today, onAnswered }: OfferAnswerProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const moments = useMoments();
  const { language } = useSite();
  const refresh = useRefreshContracts();
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { contractId, kind, version, upline, tiers, topRate, startsOn, openUntil, offeredAt, ends } = offer;
  const before = today?.contractId ? today.tiers : [];
  const topBefore = before.at(-1)?.rate;
  const falls = topBefore !== undefined && Number(topRate) < Number(topBefore);
  const accept = async (): Promise<void> => {
    if (isSending) return;
    setMissing(ends.length > 0 && !agrees);
    if (ends.length > 0 && !agrees) return;
    setSending(true);
    setFailure(null);
    try {
      await acceptContract(contractId, agrees, language);
      onAnswered(t('contract.answer.accepted', { day: words.day(startsOn) }));
      await refresh();
    } catch (error) {
      setFailure(error);
      if (error instanceof GatewayError && error.code === 'contract_closed') await refresh();
    } finally {
      setSending(false);
    }
  };
  return (
    <Answer>
      <From>
        <span>
          {t('contract.answer.from', { upline: upline.nickname ?? upline.account ?? '' })}, {moments.soon(offeredAt)}
        </span>
        <span>{t('contract.openUntil', { time: moments.soon(openUntil) })}</span>
        <h3>
          {t(kindWords[kind])}, {t('pay.version', { version: words.count(version) })}
        </h3>
      </From>
      <ContractFacts contract={offer} name={t('contract.replaces')}>
        {today?.version ? t('pay.version', { version: words.count(today.version) }) : '–'}
      </ContractFacts>
      <TierTable label={t('contract.tiers')} {...{ kind, tiers, before }} />
      {falls && (
        <Warning>{t('contract.answer.falls', { from: words.rate(topBefore), to: words.rate(topRate) })}</Warning>
      )}
      {ends.length > 0 && (
        <>
          <Quiet>{t('contract.endsHint')}</Quiet>
          <ContractEndings ends={ends} />
          <TickBox
            name="agrees"
            isTicked={agrees}
            onTick={setAgrees}
            fault={isMissing && !agrees ? t('contract.answer.mustAgree') : undefined}
          >
            {t('contract.answer.agree')}
          </TickBox>
        </>
      )}
      <Quiet>{t('contract.answer.fixed')}</Quiet>
      <FormFailure failure={failure} />
      {isRejecting ? (
        <RejectForm contractId={contractId} onBack={() => setRejecting(false)} onRejected={onAnswered} />
      ) : (
        <AnswerButtons>
          <Button type="button" $look="secondary" onClick={() => setRejecting(true)}>
            {t('contract.answer.reject')}
          </Button>
          <Button type="button" aria-disabled={isSending} onClick={() => void accept()}>
            {t('contract.answer.accept', { version: words.count(version) })}
          </Button>
        </AnswerButtons>
      )}
    </Answer>
  );
}
