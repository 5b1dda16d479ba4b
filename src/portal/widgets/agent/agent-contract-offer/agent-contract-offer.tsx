import { useState } from 'react';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { ownContractsQuery } from '#portal/data/desk/contract-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { AnswerButtons } from '#portal/forms/desk/contract/contract.styles.ts';
import { DeskEmpty, DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { OfferAnswer } from './offer-answer.tsx';

export function AgentContractOfferView({ nodeId }: WidgetViewProps<'agent-contract-offer'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-contract-offer" voice="agent" waiting={<TableWaiting />}>
      <WaitingOffers />
    </FormPlace>
  );
}

/** The offers one after another, with what became of the last. */
function WaitingOffers() {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const close = useModalClose();
  const { data, error, refetch } = useOwnQuery(ownContractsQuery(language));
  const [outcome, setOutcome] = useState<string | null>(null);
  if (data === undefined)
    return error ? <DeskFailure error={error} onRetry={() => void refetch()} /> : <TableWaiting />;
  const [offer] = data.offers;
  return (
    <>
      {outcome !== null && <FormSuccess text={outcome} />}
      {offer ? (
        <OfferAnswer
          key={offer.contractId}
          offer={offer}
          today={data.terms.find(({ kind }) => kind === offer.kind)}
          onAnswered={setOutcome}
        />
      ) : (
        <>
          {outcome === null && <DeskEmpty icon="scale" title={t('contract.answer.none')} />}
          <AnswerButtons>
            <Button type="button" onClick={close}>
              {say('action.close')}
            </Button>
          </AnswerButtons>
        </>
      )}
    </>
  );
}
