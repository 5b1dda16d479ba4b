import { styled } from 'styled-components';
import type { AgentPlanKind, ContractTerms } from '#contracts/generated/contracts.ts';
import type { BoundField } from '#portal/forms/account-form.ts';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { color, from } from '#portal/theme/tokens.ts';
import { Pair } from '../agent-register-centre.styles.ts';

const Slider = styled.input`
  flex: 1 1 60px;
  min-width: 60px;
  accent-color: ${color.pri};
`;

const Percent = styled.span`
  padding-inline-end: 12px;
  color: ${color.tx3};
`;

/** Two of them in a row where there is room. */
const Rates = styled(Pair)`
  ${from.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px 24px; }
`;

/** From this rate on the slider moves by half a percent, below it by a twentieth. */
const COARSE_FROM = 5;

/** The form's name of a kind's rate, which is the gateway's too. */
export type RateName = `rates.${AgentPlanKind}`;

interface RateFieldsProps {
  /** The agent's own terms: it offers up to these. */
  readonly terms: readonly ContractTerms[];
  readonly bind: (name: RateName) => BoundField;
}

/** The rates of contracts that are offered with a new agent's account. */
export function RateFields({ terms, bind }: RateFieldsProps) {
  const t = useFormWords();
  return (
    <>
      <Rates role="group" aria-label={t('register.rates')}>
        {terms.map((one) => (
          <RateField key={one.kind} kind={one.kind} own={ownRate(one)} bound={bind(`rates.${one.kind}`)} />
        ))}
      </Rates>
      <Hint as="p">{t('register.ratesHint')}</Hint>
    </>
  );
}

/** The highest rate of terms, in percent; 0 of none. */
export const ownRate = ({ tiers }: ContractTerms): number => Number(tiers.at(-1)?.rate ?? 0);

interface RateFieldProps {
  readonly kind: AgentPlanKind;
  readonly own: number;
  readonly bound: BoundField;
}

function RateField({ kind, own, bound }: RateFieldProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const label = t('register.rateOf', { kind: t(kindWords[kind]), rate: words.rate(own) });
  const rate = Number(readAmount(bound.value));
  const isRate = bound.value !== '' && rate <= own;
  const slider = (
    <Slider
      type="range"
      aria-label={label}
      min={0}
      max={own}
      step={own < COARSE_FROM ? 0.05 : 0.5}
      value={isRate ? rate : 0}
      onChange={({ target }) => bound.onWrite(target.value === '0' ? '' : target.value)}
    />
  );
  return (
    <TextField
      {...bound}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      end={<Percent>%</Percent>}
      beside={slider}
      hint={isRate ? t('register.rateKeep', { points: words.count(own - rate) }) : t('register.rateNone')}
    />
  );
}
