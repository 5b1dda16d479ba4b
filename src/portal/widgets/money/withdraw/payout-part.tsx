import { useId } from 'react';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { usePhone } from '#portal/ui/use-phone.ts';
import { ActionButton } from '../payment-page.styles.ts';
import { KindIcon } from './kind-icon.tsx';
import { PayoutCard } from './payout-card.tsx';
import { kindOf, kindsOf, type PayoutChoice, type PayoutKind } from './payout-kind.ts';
import { Accounts, AddCard, AddLink, FirstAccount, PayoutHead, PayTo } from './payout-part.styles.ts';
import type { WithdrawWays } from './withdraw-ways.ts';

interface PayoutPartProps {
  readonly accounts: readonly PayoutChoice[];
  readonly chosen: PayoutChoice | undefined;
  /** The kind whose accounts are shown. */
  readonly kind: PayoutKind;
  readonly ways: WithdrawWays;
  readonly onKind: (kind: PayoutKind) => void;
  readonly onChoose: (payoutId: string) => void;
}

/** The accounts of one kind as radio buttons, the kinds as tabs, and the way to add one. */
export function PayoutPart({ accounts, chosen, kind, ways, onKind, onChoose }: PayoutPartProps) {
  const t = useFormWords();
  const id = useId();
  const isPhone = usePhone();
  const { data: security } = useOwnQuery(securityQuery());
  const kinds = kindsOf(accounts, security);
  const shown = accounts.filter(({ to }) => kindOf(to) === kind);
  const add = kind === 'bank' ? ways.bankAccounts : ways.eWallets;
  const holder = shown.find(({ to }) => to.holder !== null)?.to.holder;
  return (
    <PayTo aria-labelledby={`${id}head`}>
      <PayoutHead>
        <h2 id={`${id}head`}>{t('withdraw.to')}</h2>
        {holder && !isPhone && <span>{t('withdraw.accountsOf', { name: holder })}</span>}
        {isPhone && shown.length > 0 && (
          <AddLink action={add}>
            <AccountIcon name="plus" size={16} stroke={2.4} />
            {t('withdraw.add')}
          </AddLink>
        )}
        <ChoiceTabs
          label={t('withdraw.kinds')}
          tabs={kinds.map((choice) => ({
            choice,
            label: t(`withdraw.kind.${choice}`),
            ...(!isPhone && { icon: <KindIcon kind={choice} size={16} /> }),
          }))}
          chosen={kind}
          onChoose={onKind}
          panelId={`${id}panel`}
        />
      </PayoutHead>
      <div id={`${id}panel`}>
        {shown.length === 0 ? (
          <FirstAccount>
            <i>
              <KindIcon kind={kind} size={24} />
            </i>
            <div>
              <strong>{t('withdraw.addFirst')}</strong>
              <small>{t('withdraw.addFirstHint')}</small>
            </div>
            <ActionButton action={add}>
              <AccountIcon name="plus" size={16} stroke={2.4} />
              {t('withdraw.add')}
            </ActionButton>
          </FirstAccount>
        ) : (
          <Accounts>
            <div role="radiogroup" aria-labelledby={`${id}head`}>
              {shown.map((account) => (
                <PayoutCard
                  key={account.payoutId}
                  group={`${id}account`}
                  account={account}
                  isChosen={account.payoutId === chosen?.payoutId}
                  onChoose={() => onChoose(account.payoutId)}
                />
              ))}
            </div>
            {!isPhone && (
              <AddCard action={add}>
                <AccountIcon name="plus" size={18} stroke={2.2} />
                {t('withdraw.add')}
              </AddCard>
            )}
          </Accounts>
        )}
      </div>
    </PayTo>
  );
}
