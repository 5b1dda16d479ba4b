import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownContractsQuery } from '#portal/data/desk/contract-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { WithDrawer } from '#portal/forms/desk/desk-drawer.styles.ts';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { Records } from '#portal/forms/records/records.styles.ts';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ContractDrawer } from './contract-drawer.tsx';
import { ContractList } from './contract-list.tsx';
import { OfferForm } from './offer/offer-form.tsx';
import { OwnTerms, OwnTermsWaiting } from './own-terms.tsx';
import { WaitingOffer } from './waiting-offer.tsx';

type ContractsProps = WidgetViewProps<'agent-contracts'>;

/** The query value that names whom a contract is offered to; empty for an offer to somebody who is not chosen yet. */
const DOWNLINE = 'downline';
/** The query value that names the kind that the form begins with. */
const KIND = 'kind';

export function AgentContractsView({ nodeId, offer }: ContractsProps) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-contracts" voice="agent" waiting={<TableWaiting figures={3} />}>
      <Contracts offer={offer} />
    </FormPlace>
  );
}

/** What the agent is paid by and what it pays, or the form of an offer. */
function Contracts({ offer }: { readonly offer: ContractsProps['offer'] | undefined }) {
  const t = useFormWords();
  const { language } = useSite();
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const own = useOwnQuery(ownContractsQuery(language));
  const downline = query.get(DOWNLINE);
  const offerTo = (memberId: string | null): void => {
    setNews(null);
    setQuery((present) => {
      const next = new URLSearchParams(present);
      next.delete(KIND);
      if (memberId === null) next.delete(DOWNLINE);
      else next.set(DOWNLINE, memberId);
      return next;
    });
  };
  if (downline !== null && own.data)
    return (
      <OfferForm
        memberId={downline}
        begin={query.get(KIND)}
        own={own.data}
        onMember={offerTo}
        onBack={() => offerTo(null)}
        onSent={(outcome) => {
          offerTo(null);
          setNews(outcome);
        }}
      />
    );
  return (
    <WithDrawer $isOpen={opened !== null} $isWide>
      <Records aria-label={t('contract.label')}>
        {news !== null && <FormSuccess text={news} />}
        <DeskList answer={own} isEmpty={() => false} empty={null} waiting={<OwnTermsWaiting />}>
          {({ terms, offers, upline }) => (
            <>
              {offers.map((one) => (
                <WaitingOffer key={one.contractId} offer={one} action={offer} />
              ))}
              <OwnTerms terms={terms} upline={upline} />
            </>
          )}
        </DeskList>
        <ContractList opened={opened} onOpen={setOpened} onOffer={() => offerTo('')} />
      </Records>
      {opened !== null && <ContractDrawer key={opened} contractId={opened} onClose={() => setOpened(null)} />}
    </WithDrawer>
  );
}
