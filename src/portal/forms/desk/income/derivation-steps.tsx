import type { ReactNode } from 'react';
import type { IncomeDerivation } from '#contracts/generated/contracts.ts';
import { AccountFace } from '#portal/forms/desk/account-face.tsx';
import { DeskIcon } from '#portal/forms/desk/desk-icon.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Conditions, ShareBar, Shares, Steps } from './derivation.styles.ts';
import { DerivationInputs } from './derivation-inputs.tsx';
import { usePlanWords } from './use-plan-words.ts';

const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);

/** How a payment came about, from the rows that went in to what is paid. */
export function DerivationSteps({ derivation }: { readonly derivation: IncomeDerivation }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const { kind, base, carried, net, rate, gross, downlines, debt, paid, owedOn, carriedOn } = derivation;
  const hasCarry = kind === 'dividend' || !isNothing(carried);
  return (
    <Steps>
      <Step title={t(kind === 'dividend' ? 'pay.step.netLoss' : 'pay.step.bets')} value={money.named(base)}>
        <DerivationInputs derivation={derivation} />
      </Step>
      {hasCarry && (
        <Step title={t('pay.step.carried')} value={money.named(carried)}>
          <p>{t(isNothing(carried) ? 'pay.step.nothingCarried' : 'pay.step.carriedHint')}</p>
        </Step>
      )}
      <Step title={t('pay.step.tier')} value={words.rate(rate)}>
        <TierReached derivation={derivation} />
      </Step>
      <Step title={t('pay.step.gross')} value={money.named(gross)}>
        <p>
          <bdi dir="ltr">
            {hasCarry && !isNothing(carried)
              ? `(${money.plain(base)} ${money.signed(carried)}) × ${words.rate(rate)} = ${money.plain(gross)}`
              : `${money.plain(net)} × ${words.rate(rate)} = ${money.plain(gross)}`}
          </bdi>
        </p>
      </Step>
      <Step title={t('pay.step.shares')} value={money.named(negated(downlines))}>
        <DownlineShares derivation={derivation} />
      </Step>
      {!isNothing(debt) && (
        <Step title={t('pay.step.debt')} value={money.named(negated(debt))}>
          <p>{t('pay.step.debtHint')}</p>
        </Step>
      )}
      <Step title={t('pay.step.paid')} value={money.named(paid)}>
        <SharedBar derivation={derivation} />
        {!isNothing(carriedOn) && <p>{t('pay.step.carriedOn', { amount: money.named(carriedOn) })}</p>}
        {!isNothing(owedOn) && <p>{t('pay.step.owedOn', { amount: money.named(owedOn) })}</p>}
      </Step>
    </Steps>
  );
}

/** A decimal string with the other sign. */
const negated = (amount: string): string =>
  isNothing(amount) ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

interface StepProps {
  readonly title: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Step({ title, value, children }: StepProps) {
  return (
    <li>
      <header>
        <h3>{title}</h3>
        <b>
          <bdi>{value}</bdi>
        </b>
      </header>
      {children}
    </li>
  );
}

/** The conditions of the tier that counts; of the first one where none is reached. */
function TierReached({ derivation }: { readonly derivation: IncomeDerivation }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const { tiers, tier, tierRate, uplineRate, rate, turnover, net, active } = derivation;
  const shown = tiers.find((one) => one.tier === Math.max(tier, 1));
  const conditions = shown && [
    {
      ...{ name: t('report.head.turnover'), isReached: shown.reached.turnover },
      ...{ value: money.short(Number(turnover)), needed: money.short(Number(shown.turnover)) },
    },
    ...(shown.netLoss === null
      ? []
      : [
          {
            ...{ name: t('team.column.netLoss'), isReached: shown.reached.netLoss !== false },
            ...{ value: money.short(Number(net)), needed: money.short(Number(shown.netLoss)) },
          },
        ]),
    {
      ...{ name: t('team.figure.active'), isReached: shown.reached.active },
      ...{ value: words.count(active), needed: words.count(shown.active) },
    },
  ];
  return (
    <>
      {conditions && (
        <Conditions>
          {conditions.map(({ name, value, needed, isReached }) => (
            <li key={name} data-missed={isReached ? undefined : ''}>
              <Icon name={isReached ? 'check' : 'x'} size={14} stroke={2.4} />
              <span>
                <b>{t('team.activeShare', { active: value, people: needed })}</b>
                <small>
                  {name}
                  {!isReached && <span className="visually-hidden">, {t('pay.step.missed')}</span>}
                </small>
              </span>
            </li>
          ))}
        </Conditions>
      )}
      <p>
        {tier === 0
          ? t('pay.step.noTier')
          : t('pay.step.tierOf', { tier: words.count(tier), tiers: words.count(tiers.length) })}
        {rate !== tierRate &&
          (uplineRate === null
            ? ` ${t('pay.step.cappedAt', { rate: words.rate(rate) })}`
            : ` ${t('pay.step.capped', { rate: words.rate(uplineRate) })}`)}
      </p>
    </>
  );
}

function DownlineShares({ derivation: { shares } }: { readonly derivation: IncomeDerivation }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  if (shares.length === 0) return <p>{t('pay.step.noShares')}</p>;
  return (
    <Shares>
      {shares.map(({ member: { memberId, account }, base, rate, share }) => (
        <li key={memberId}>
          <AccountFace account={account ?? memberId} />
          <span>
            <strong translate="no">{account}</strong>
            {base.startsWith('-') ? (
              t('pay.step.belowZero')
            ) : (
              <bdi dir="ltr">{`${money.plain(base)} × ${words.rate(rate)}`}</bdi>
            )}
          </span>
          <bdi dir="ltr">{money.plain(negated(share))}</bdi>
        </li>
      ))}
    </Shares>
  );
}

/** The parts of a gross amount that go down and stay. */
function SharedBar({ derivation: { gross, downlines, rate, debt } }: { readonly derivation: IncomeDerivation }) {
  const t = useFormWords();
  const words = usePlanWords();
  const whole = Number(gross);
  if (whole <= 0 || Number(downlines) > whole || Number(debt) > 0) return null;
  const below = Number(downlines) / whole;
  const percent = (part: number): string => words.rate((part * Number(rate)).toFixed(2));
  return (
    <>
      <ShareBar>
        <span style={{ flexGrow: below, flexBasis: 0 }}>
          {below > 0 && t('pay.bar.downlines', { percent: percent(below) })}
        </span>
        <span style={{ flexGrow: 1 - below, flexBasis: 0 }}>
          {below < 1 && t('pay.bar.you', { percent: percent(1 - below) })}
        </span>
      </ShareBar>
      <p>{t('pay.bar.together', { percent: words.rate(rate) })}</p>
    </>
  );
}

/** Whether the stored inputs give the same again. */
export function CheckedLine({ derivation: { check } }: { readonly derivation: IncomeDerivation }) {
  const t = useFormWords();
  const isSame = check.snapshot && check.facts !== false;
  return (
    <>
      {isSame ? <Icon name="rotate-cw" size={14} stroke={2} /> : <DeskIcon name="cloud-off" size={14} stroke={2} />}
      {t(isSame ? 'pay.checked' : 'pay.differs')}
    </>
  );
}
