import { keepPreviousData } from '@tanstack/react-query';
import { contractPaymentsQuery } from '#portal/data/desk/contract-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { Quiet } from '#portal/forms/desk/contract/contract.styles.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { PaymentState } from '#portal/forms/desk/income/payment-state.tsx';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { MorePages } from '#portal/forms/desk/reports/more-pages.tsx';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { PaidList } from './contracts.styles.ts';
import { useCursorPages } from './use-cursor-pages.ts';

/** What was paid by a contract, the latest period first. */
export function ContractPayments({ contractId }: { readonly contractId: string }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const { language } = useSite();
  const pages = useCursorPages();
  const { data, error, refetch } = useOwnQuery({
    ...contractPaymentsQuery(contractId, pages.before, language),
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <h3>{t('pay.payments')}</h3>
      {data === undefined &&
        (error ? <DeskFailure error={error} onRetry={() => void refetch()} /> : <TableWaiting rows={2} />)}
      {data?.payments.length === 0 && <Quiet>{t('contract.paidNothing')}</Quiet>}
      <PaidList>
        {data?.payments.map(({ reference, from, until, rate, share, amount, state }) => (
          <li key={reference}>
            <b>{words.span(from, until)}</b>
            <bdi>{money.named(amount)}</bdi>
            <small>
              {t('contract.paidShare', { amount: money.named(share), rate: words.rate(rate) })}{' '}
              <bdi translate="no">{reference}</bdi>
            </small>
            <PaymentState state={state} />
          </li>
        ))}
      </PaidList>
      {data && (
        <MorePages pageNo={pages.pageNo} hasMore={data.next !== null} onTurn={(to) => pages.turnTo(to, data.next)} />
      )}
    </section>
  );
}
