import { useId } from 'react';
import type { ContractTerms } from '#contracts/generated/contracts.ts';
import { CardHead, DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { AddTier, TierField as Field, RateBar, TierFoot, TierGrid, TierLine } from './offer.styles.ts';
import { mostRate, type TierDraft, type TierFault, type TierField } from './tier-draft.ts';
import type { Offer } from './use-offer.ts';

/** As many tiers as a contract has at most. */
const MOST_TIERS = 10;

interface TierRowsProps {
  readonly offer: Offer;
  readonly terms: ContractTerms;
  /** Empty fields are faults once the form was sent. */
  readonly isChecked: boolean;
}

/** The tiers of an offer, a line each; each rate beside the agent's own. */
export function TierRows({ offer, terms, isChecked }: TierRowsProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const { sign } = useDeskMoney();
  const { drafts, setDrafts, read } = offer;
  const { kind, tiers: own } = terms;
  const fields: readonly TierField[] =
    kind === 'dividend' ? ['turnover', 'netLoss', 'active', 'rate'] : ['turnover', 'active', 'rate'];
  const write = (index: number, field: TierField, value: string): void =>
    setDrafts(drafts.map((draft, at) => (at === index ? { ...draft, [field]: value } : draft)));
  const last = drafts.at(-1);
  return (
    <DeskCard as="section" aria-label={t('contract.tiers')}>
      <CardHead>
        <h3>{t('contract.tiers')}</h3>
        <Hint>{t('contract.form.tiersHint')}</Hint>
      </CardHead>
      <TierGrid $fields={fields.length}>
        {drafts.map((draft, index) => {
          const most = mostRate(own, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: A tier is its place.
            <TierLine key={index} role="group" aria-label={t('pay.part.tier', { tier: words.count(index + 1) })}>
              <b aria-hidden="true">{words.count(index + 1)}</b>
              {fields.map((field) => (
                <TierInput
                  key={field}
                  name={`tiers.${index}.${field}`}
                  label={t(`contract.form.from.${field}`)}
                  unit={field === 'rate' ? '%' : field === 'active' ? null : sign}
                  value={draft[field]}
                  fault={
                    read.faults[`${index}.${field}`] ?? (isChecked && draft[field].trim() === '' ? 'empty' : undefined)
                  }
                  most={most}
                  onWrite={(value) => write(index, field, value)}
                />
              ))}
              {most !== null && <RateOfOwn rate={draft.rate} most={most} />}
              {drafts.length > 1 && (
                <IconButton
                  type="button"
                  $size={28}
                  aria-label={t('contract.form.removeTier', { tier: words.count(index + 1) })}
                  onClick={() => setDrafts(drafts.filter((_, at) => at !== index))}
                >
                  <Icon name="x" size={16} stroke={2} />
                </IconButton>
              )}
            </TierLine>
          );
        })}
      </TierGrid>
      <TierFoot>
        {drafts.length < MOST_TIERS && last && (
          <AddTier type="button" onClick={() => setDrafts([...drafts, { ...last, rate: '' } satisfies TierDraft])}>
            {t('contract.form.addTier')}
          </AddTier>
        )}
        <Hint>{t('contract.form.limit', { rates: own.map(({ rate }) => words.rate(rate)).join(', ') })}</Hint>
      </TierFoot>
    </DeskCard>
  );
}

interface TierInputProps {
  readonly name: string;
  readonly label: string;
  readonly unit: string | null;
  readonly value: string;
  readonly fault: TierFault | 'empty' | undefined;
  readonly most: string | null;
  readonly onWrite: (value: string) => void;
}

function TierInput({ name, label, unit, value, fault, most, onWrite }: TierInputProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const id = useId();
  const said = {
    empty: () => t('team.missing'),
    amount: () => t('team.amountForm'),
    whole: () => t('contract.form.whole'),
    percent: () => t('contract.form.percent'),
    above: () => t('contract.form.above', { rate: words.rate(most ?? '0') }),
    falls: () => t('contract.form.falls'),
  };
  return (
    <Field $isWrong={fault !== undefined}>
      <label htmlFor={id}>{label}</label>
      <span>
        {unit !== null && unit !== '%' && <i aria-hidden="true">{unit}</i>}
        <input
          id={id}
          name={name}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}fault`}
          onChange={({ target }) => onWrite(target.value)}
        />
        {unit === '%' && <i aria-hidden="true">%</i>}
      </span>
      {fault !== undefined && (
        <Hint id={`${id}fault`} $isWrong>
          <FormIcon name="circle-alert" size={15} />
          {said[fault]()}
        </Hint>
      )}
    </Field>
  );
}

/** A rate as a part of the own one. Decoration, beside the field and its words. */
function RateOfOwn({ rate, most }: { readonly rate: string; readonly most: string }) {
  const t = useFormWords();
  const words = usePlanWords();
  const part = Math.max(0, Math.min(1, Number(rate) / Number(most))) || 0;
  return (
    <RateBar>
      <i aria-hidden="true">
        <i style={{ inlineSize: `${part * 100}%` }} />
      </i>
      {t('contract.form.ofOwn', { rate: words.rate(most) })}
    </RateBar>
  );
}
