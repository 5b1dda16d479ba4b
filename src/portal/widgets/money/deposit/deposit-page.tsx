import { Link, useLocation } from 'react-router-dom';
import type { Deposit } from '#contracts/generated/contracts.ts';
import { lessBy } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { withDeposit } from '../deposit-address.ts';
import { DepositBadge } from '../deposit-badge.tsx';
import { Aside, AsideCard, Columns, Head, LinkButton, Main, Page } from '../payment-page.styles.ts';
import { SumRow, TotalRow } from '../summary.styles.ts';
import { DepositTimeline } from './deposit-timeline.tsx';
import { NewDepositCrumb } from './new-deposit-crumb.tsx';
import { PaymentPart } from './payment-part.tsx';
import { SentPart } from './sent-part.tsx';

/** One deposit: how to pay it, what became of it, and what it comes to. */
export function DepositPage({ deposit }: { readonly deposit: Deposit }) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { search } = useLocation();
  const { decimals } = useSite().site.currency;
  const { reference, createdAt, amount, fee, received, status, held, payment } = deposit;
  const heading = useFirstFocus<HTMLHeadingElement>({ preventScroll: true });
  const hasArrived = /[1-9]/.test(received);
  const base = hasArrived ? received : amount;
  // Where nothing was credited, or service decides what will be, there is no sum to show.
  const hasSum = held === null && status !== 'failed' && status !== 'expired' && status !== 'refunded';
  const leadsOn = status === 'failed' || (status === 'expired' && payment === null);
  return (
    <Page>
      <Head>
        <NewDepositCrumb />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {useDepositTitle(deposit)}
          </h1>
          <span role="status">
            <DepositBadge deposit={deposit} />
          </span>
        </div>
        <p>{t('deposit.created', { reference: leftToRight(reference), time: moments.whole(createdAt) })}</p>
      </Head>
      <Columns>
        <Main>
          <PaymentPart deposit={deposit} />
        </Main>
        <Aside>
          <AsideCard>
            <h2>{t('deposit.statusTitle')}</h2>
            <DepositTimeline deposit={deposit} />
          </AsideCard>
          {payment?.kind === 'transfer' && deposit.takesReceipts && <SentPart deposit={deposit} />}
          {hasSum && (
            <AsideCard>
              <SumRow>
                <span>{t(hasArrived ? 'deposit.arrivedRow' : 'deposit.pay')}</span>
                <bdi>{money.say(base)}</bdi>
              </SumRow>
              <SumRow>
                <span>{t('deposit.fee')}</span>
                <bdi>{money.say(fee)}</bdi>
              </SumRow>
              <TotalRow>
                <span>{t('deposit.added')}</span>
                <bdi>{money.say(status === 'credited' ? deposit.credited : lessBy(base, fee, decimals))}</bdi>
              </TotalRow>
            </AsideCard>
          )}
          {!leadsOn && (
            <LinkButton as={Link} to={withDeposit(search, null)} $look="secondary">
              {t('deposit.new')}
            </LinkButton>
          )}
        </Aside>
      </Columns>
    </Page>
  );
}

/** What is to be done about a deposit, or what became of it. */
function useDepositTitle({ status, kind, amount, received, credited, channelName: method }: Deposit): string {
  const t = useFormWords();
  const money = useMoney();
  if (status === 'credited') return t('deposit.title.credited', { amount: money.say(credited) });
  if (status === 'paid') return t('deposit.title.paid', { amount: money.say(received) });
  const values = { amount: money.say(amount), method };
  if (status !== 'pending') return t(`deposit.title.${status}`, values);
  if (kind === 'transfer') return t('deposit.title.transfer', values);
  return t(kind === 'crypto' ? 'deposit.title.crypto' : 'deposit.title.page', values);
}
