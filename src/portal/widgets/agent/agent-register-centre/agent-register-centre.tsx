import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { teamLinksPath, teamLinksQuery } from '#portal/data/desk/register-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { PageTools } from '#portal/forms/desk/desk-card.styles.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordDays, useChosenDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { Records } from '#portal/forms/records/records.styles.ts';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Above, Below, WaitingCard } from './agent-register-centre.styles.ts';
import { CreateAccount } from './create-account/create-account.tsx';
import { FunnelCard } from './funnel/funnel-card.tsx';
import { HostsCard } from './links/hosts-card.tsx';
import { LinkCard } from './links/link-card.tsx';
import { LinksCard } from './links/links-card.tsx';
import { NewLinkSheet } from './links/new-link-sheet.tsx';

const PERIODS = ['today', 'week', 'fortnight', 'month'] as const;
const nothing = (): void => {};

export function AgentRegisterCentreView({ nodeId }: WidgetViewProps<'agent-register-centre'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-register-centre" voice="agent" waiting={<TableWaiting figures={1} />}>
      <RegisterCentre />
    </FormPlace>
  );
}

/** Accounts and links of an agent. What links brought is of the chosen days. */
function RegisterCentre() {
  const t = useFormWords();
  const { language } = useSite();
  const days = useChosenDays('month', nothing);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const answer = useOwnQuery({ ...teamLinksQuery(days.range, language), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = answer;
  const link = data?.list.find(({ code }) => code === chosen) ?? data?.list[0];
  const refresh = async (): Promise<void> => {
    await answer.refetch();
  };
  const make = (): void => setMaking(true);
  return (
    <Records as="div" aria-busy={isPlaceholderData}>
      <PageTools>
        <RecordDays days={days} offered={PERIODS} />
        <RecordDownloads path={teamLinksPath(days.range, language)} />
      </PageTools>
      <Above $hasLink={data === undefined || link !== undefined}>
        <CreateAccount />
        {link && <LinkCard key={link.code} link={link} onChanged={refresh} />}
        {data && <FunnelCard totals={data.totals} before={data.before} isDimmed={isPlaceholderData} />}
        {!data && !answer.error && (
          <>
            <WaitingCard aria-label={t('register.links.title')} />
            <WaitingCard aria-label={t('register.funnel.title')} />
          </>
        )}
      </Above>
      <Below $hasHosts={data !== undefined}>
        <LinksCard answer={answer} opened={link?.code ?? null} onOpen={setChosen} onMake={make} />
        {data && <HostsCard hosts={data.hosts} />}
      </Below>
      {isMaking && data && (
        <NewLinkSheet
          hosts={data.hosts.map(({ host }) => host)}
          onClose={() => setMaking(false)}
          onMade={async (made) => {
            await refresh();
            setChosen(made.code);
            setMaking(false);
          }}
        />
      )}
    </Records>
  );
}
