import { useState } from 'react';
import type { IncomeDerivation, IncomeRow } from '#contracts/generated/contracts.ts';
import { derivationQuery } from '#portal/data/desk/income-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { DeskDrawer } from '#portal/forms/desk/desk-drawer.tsx';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { AskForPayment } from './ask-for-payment.tsx';
import { DayPayments } from './day-payments.tsx';
import { Amount, Checked, Formula, PaymentHead } from './derivation.styles.ts';
import { CheckedLine, DerivationSteps } from './derivation-steps.tsx';
import { PaymentState } from './payment-state.tsx';
import { kindIcons, kindWords } from './plan-kinds.ts';
import { usePlanWords } from './use-plan-words.ts';

interface DerivationDrawerProps {
  /** A payment, or those of a day together. */
  readonly row: IncomeRow;
  readonly onClose: () => void;
}

/** How a payment came about; of several payments of a day first which they are. */
export function DerivationDrawer({ row, onClose }: DerivationDrawerProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const { language } = useSite();
  const [chosen, setChosen] = useState<string | null>(null);
  const paymentId = row.paymentId ?? chosen;
  const { data, error, refetch } = useOwnQuery(derivationQuery(paymentId ?? '', language), paymentId !== null);
  const shown = paymentId === null ? undefined : data;
  const span = shown ? words.span(shown.from, shown.until) : row.payments > 1 ? words.day(row.day) : null;
  return (
    <DeskDrawer
      isWide
      label={t('pay.explained', { kind: t(kindWords[row.kind]) })}
      onClose={onClose}
      head={
        <PaymentHead>
          <i>
            <Icon name={kindIcons[row.kind]} size={18} />
          </i>
          <div>
            <h2>
              {t(kindWords[row.kind])} <bdi>{span}</bdi>
            </h2>
            <small>
              {shown
                ? t('pay.reference', { reference: shown.reference })
                : t('pay.count', { number: words.count(row.payments) })}
            </small>
          </div>
        </PaymentHead>
      }
    >
      {row.paymentId === null && chosen !== null && (
        <section>
          <OutlineButton type="button" onClick={() => setChosen(null)}>
            {t('pay.back')}
          </OutlineButton>
        </section>
      )}
      {paymentId === null ? (
        <DayPayments row={row} onOpen={setChosen} />
      ) : shown ? (
        <Explained derivation={shown} />
      ) : error ? (
        <DeskFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <TableWaiting rows={8} figures={1} />
      )}
    </DeskDrawer>
  );
}

function Explained({ derivation }: { readonly derivation: IncomeDerivation }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const moments = useMoments();
  const { kind, paymentId, state, dueAt, paidAt, paid, net, rate, tier, downlines, debt, contract, check } = derivation;
  const isDue = Date.parse(dueAt) <= Date.parse(check.checkedAt);
  const isBelow = (amount: string): boolean => /[1-9]/.test(amount);
  return (
    <>
      <section>
        <Amount>
          <div>
            {paidAt === null
              ? t('pay.dueOn', { time: moments.whole(dueAt) })
              : t('pay.paidOn', { time: moments.whole(paidAt) })}
            <b>
              <bdi>{money.named(paid)}</bdi>
            </b>
          </div>
          <div>
            <PaymentState state={state} />
            {words.contract(contract)}
          </div>
        </Amount>
        <Formula>
          <span>
            <b>{money.named(net)}</b>
            {t('pay.part.base')}
          </span>
          ×
          <span>
            <b>{words.rate(rate)}</b>
            {t('pay.part.tier', { tier: words.count(tier) })}
          </span>
          {isBelow(downlines) && (
            <>
              −
              <span>
                <b>{money.named(downlines)}</b>
                {t('pay.part.downlines')}
              </span>
            </>
          )}
          {isBelow(debt) && (
            <>
              −
              <span>
                <b>{money.named(debt)}</b>
                {t('pay.part.owed')}
              </span>
            </>
          )}
          =
          <span>
            <b>{money.named(paid)}</b>
            {t('pay.part.you')}
          </span>
        </Formula>
        {state === 'ready' && isDue && <AskForPayment kind={kind} paymentId={paymentId} amount={paid} />}
      </section>
      <section>
        <DerivationSteps derivation={derivation} />
      </section>
      <section>
        <Checked $differs={!check.snapshot || check.facts === false}>
          <CheckedLine derivation={derivation} />
        </Checked>
      </section>
    </>
  );
}
