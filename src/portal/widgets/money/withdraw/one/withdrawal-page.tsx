import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { CancelWithdrawal } from '#portal/widgets/money/cancel-withdrawal.tsx';
import { Aside, AsideCard, Columns, Head, LinkButton, Main, Page } from '#portal/widgets/money/payment-page.styles.ts';
import { payoutName } from '#portal/widgets/money/payout-name.ts';
import { withWithdrawal } from '#portal/widgets/money/withdrawal-address.ts';
import { WithdrawalBadge } from '#portal/widgets/money/withdrawal-badge.tsx';
import { AmountsCard } from './amounts-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { PartNotes } from './part-notes.tsx';
import { PartQuestion } from './part-question.tsx';
import { PartsCard } from './parts-card.tsx';
import { PrintedPage } from './printed-page.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';
import { WithdrawalsCrumb } from './withdrawals-crumb.tsx';

/** One withdrawal: the question whether its oldest open part arrived, what became of it, and what it comes to. */
export function WithdrawalPage({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { search } = useLocation();
  const { reference, createdAt, amount, to, parts, canCancel } = withdrawal;
  const heading = useFirstFocus<HTMLHeadingElement>({ preventScroll: true });
  const open = parts.find(({ state }) => state === 'waiting');
  const [changing, setChanging] = useState<number | null>(null);
  // Until the report is decided, its answer may be changed.
  const changed = parts.find(({ part, state }) => part === changing && state === 'reported');
  const answered = open ?? changed;
  const account = to.holder === null ? payoutName(to) : `${payoutName(to)} (${to.holder})`;
  return (
    <Page>
      <PrintedPage />
      <Head>
        <WithdrawalsCrumb />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('withdrawal.title', { amount: money.say(amount) })}
          </h1>
          <span role="status">
            <WithdrawalBadge withdrawal={withdrawal} />
          </span>
        </div>
        <p>{t('withdrawal.lead', { reference: leftToRight(reference), time: moments.whole(createdAt), account })}</p>
      </Head>
      <Columns>
        <Main>
          {open ? <PartQuestion withdrawal={withdrawal} part={open} /> : <OutcomeCard withdrawal={withdrawal} />}
          <PartNotes withdrawal={withdrawal} onChange={answered ? undefined : setChanging} />
          {parts.length > 0 && <PartsCard withdrawal={withdrawal} />}
          {answered && (
            <AnswerForm key={answered.part} withdrawal={withdrawal} part={answered} onDone={() => setChanging(null)} />
          )}
        </Main>
        <Aside>
          <AsideCard>
            <h2>{t('withdrawal.history')}</h2>
            <WithdrawalTimeline withdrawal={withdrawal} />
          </AsideCard>
          <AmountsCard withdrawal={withdrawal} />
          {canCancel && <CancelWithdrawal withdrawal={withdrawal} />}
          {!open && (
            <LinkButton as={Link} to={withWithdrawal(search, null)} $look="secondary">
              {t('withdrawal.again')}
            </LinkButton>
          )}
        </Aside>
      </Columns>
    </Page>
  );
}
