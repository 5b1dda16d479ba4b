import { useState } from 'react';
import type { AgentContract } from '#contracts/generated/contracts.ts';
import { contractQuery, endContract } from '#portal/data/desk/contract-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { Quiet } from '#portal/forms/desk/contract/contract.styles.ts';
import { ContractEndings } from '#portal/forms/desk/contract/contract-endings.tsx';
import { ContractFacts } from '#portal/forms/desk/contract/contract-facts.tsx';
import { ContractStateBadge } from '#portal/forms/desk/contract/contract-state.tsx';
import { TierTable } from '#portal/forms/desk/contract/tier-table.tsx';
import { DeskDrawer } from '#portal/forms/desk/desk-drawer.tsx';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { PaymentHead } from '#portal/forms/desk/income/derivation.styles.ts';
import { kindIcons, kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { useRefreshContracts } from '../use-refresh-contracts.ts';
import { ContractPayments } from './contract-payments.tsx';
import { DrawerButtons, History } from './contracts.styles.ts';
import { VersionCompare } from './version-compare.tsx';

interface ContractDrawerProps {
  readonly contractId: string;
  readonly onClose: () => void;
}

/** One version of a contract: tiers, other versions, payments, its history, and how it is withdrawn or terminated. */
export function ContractDrawer({ contractId, onClose }: ContractDrawerProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { data, error, refetch } = useOwnQuery(contractQuery(contractId, language));
  return (
    <DeskDrawer isWide label={t('contract.one')} onClose={onClose} head={data && <Head contract={data} />}>
      {data ? (
        <Content contract={data} />
      ) : error ? (
        <DeskFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <TableWaiting />
      )}
    </DeskDrawer>
  );
}

function Head({ contract }: { readonly contract: AgentContract }) {
  const t = useFormWords();
  const words = usePlanWords();
  const { kind, version, member } = contract;
  return (
    <PaymentHead>
      <i>
        <Icon name={kindIcons[kind]} size={18} />
      </i>
      <div>
        <h2>
          {t(kindWords[kind])}, {t('pay.version', { version: words.count(version) })}
        </h2>
        <small translate="no">{member.account}</small>
      </div>
      <ContractStateBadge contract={contract} />
    </PaymentHead>
  );
}

function Content({ contract }: { readonly contract: AgentContract }) {
  const t = useFormWords();
  const moments = useMoments();
  const { contractId, kind, tiers, until, steps, may, ends, member, upline } = contract;
  const hasCounted = ['active', 'replaced', 'terminated', 'ended'].includes(contract.state);
  const nameOf = (memberId: string | null): string =>
    [member, upline].find((one) => one.memberId === memberId)?.account ?? t('contract.site');
  return (
    <>
      <section>
        <ContractFacts contract={contract} name={t('contract.endsOn')}>
          {until === null ? t('contract.untilReplaced') : moments.day(until)}
        </ContractFacts>
      </section>
      <section>
        <TierTable label={t('contract.tiers')} kind={kind} tiers={tiers} />
      </section>
      <VersionCompare contract={contract} />
      {ends.length > 0 && (
        <section>
          <Quiet>{t('contract.endsHint')}</Quiet>
          <ContractEndings ends={ends} />
        </section>
      )}
      {(may.includes('withdraw') || may.includes('terminate')) && (
        <Ending contract={contract} way={may.includes('withdraw') ? 'withdraw' : 'terminate'} />
      )}
      {hasCounted && <ContractPayments contractId={contractId} />}
      <section>
        <h3>{t('contract.history')}</h3>
        <History>
          {steps.map(({ step, by, reason, at }) => (
            <li key={`${step} ${at}`}>
              <b>{t(`contract.step.${step}`)}</b>
              <bdi translate="no">{nameOf(by)}</bdi>, <bdi>{moments.whole(at)}</bdi>
              {reason !== null && (
                <q>
                  <bdi>{reason}</bdi>
                </q>
              )}
            </li>
          ))}
        </History>
      </section>
    </>
  );
}

interface EndingProps {
  readonly contract: AgentContract;
  readonly way: 'withdraw' | 'terminate';
}

/** Asks once more, since versions never come back. */
function Ending({ contract: { contractId }, way }: EndingProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshContracts();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const end = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await endContract(contractId, way, language);
      await refresh();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <section>
      <Quiet>{t(`contract.${way}Hint`)}</Quiet>
      <DrawerButtons>
        {isAsked ? (
          <>
            <OutlineButton type="button" aria-disabled={isSending} onClick={() => void end()}>
              {t(`contract.${way}Really`)}
            </OutlineButton>
            <OutlineButton type="button" onClick={() => setAsked(false)}>
              {t('team.cancel')}
            </OutlineButton>
          </>
        ) : (
          <OutlineButton type="button" onClick={() => setAsked(true)}>
            {t(`contract.${way}`)}
          </OutlineButton>
        )}
      </DrawerButtons>
      <FormFailure failure={failure} />
    </section>
  );
}
