import { styled } from 'styled-components';
import { moneyText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { color, radius } from '../theme/tokens.ts';
import { Badge } from '../ui/badge.tsx';
import { Section } from './case-pane.styles.ts';
import type { CaseDetails, CaseTurnover } from './queue-kind.ts';

const Lines = styled.ul`
  &&& > li { display: grid; gap: 6px; }
  p { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; }
  small { font-size: 12px; color: ${color.tx2}; }
`;

const Bar = styled.div`
  height: 6px;
  border-radius: ${radius.pill};
  background: ${color.surf3};
  overflow: hidden;
  i { display: block; height: 100%; border-radius: ${radius.pill}; background: ${color.warn}; }
  &[data-met='true'] i { background: ${color.ok}; }
`;

/** The turnover that deposits need before they can be withdrawn, and its progress. */
export function TurnoverLines({ currency, list }: NonNullable<CaseDetails['turnover']>) {
  const { t, tag } = useDeskWords();
  const money = (amount: string): string => moneyText(tag, amount, currency);
  return (
    <Section>
      <h3>{t('case.turnover')}</h3>
      <Lines>
        {list.map((one) => {
          const isMet = Number(one.locked) === 0;
          return (
            <li key={one.id}>
              <p>
                <span>{t('case.turnoverDone', { done: money(one.done), required: money(one.required) })}</span>
                <Badge tone={isMet ? 'ok' : 'warn'} icon={isMet ? 'check' : 'clock'}>
                  {isMet
                    ? t('case.turnoverMet')
                    : new Intl.NumberFormat(tag, { style: 'percent' }).format(shareOf(one))}
                </Badge>
              </p>
              <Bar aria-hidden="true" data-met={isMet}>
                <i style={{ width: `${Math.round(shareOf(one) * 100)}%` }} />
              </Bar>
              <small>
                {isMet
                  ? t('case.turnoverOf', { reference: one.reference })
                  : t('case.turnoverLocks', { reference: one.reference, amount: money(one.locked) })}
              </small>
            </li>
          );
        })}
      </Lines>
    </Section>
  );
}

/** The progress from 0 to 1. Only the bar uses it, so rounding does not matter. */
const shareOf = ({ required, done }: CaseTurnover): number => Math.min(1, Number(done) / Number(required));

const Figures = styled.dl`
  &&& { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &&& > div { display: block; min-height: 0; padding: 10px 14px; border-block-start: 0; }
  &&& > div:nth-child(n + 3) { border-block-start: 1px solid ${color.line}; }
  &&& dt { width: auto; font-size: 12px; line-height: 16px; }
  dd { font-size: 15px; line-height: 22px; font-weight: 600; }
  dd + dd { font-size: 12px; line-height: 16px; font-weight: 400; color: ${color.tx2}; }
`;

/** Sums of the member's money beside each other. */
export function CaseSums({ sums }: { readonly sums: NonNullable<CaseDetails['sums']> }) {
  const { t, tag } = useDeskWords();
  return (
    <Section>
      <h3>{t('case.money')}</h3>
      <Figures>
        {sums.map(({ label, amount, currency, count }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{moneyText(tag, amount, currency)}</dd>
            {count !== null && <dd>{t('case.payments', { count })}</dd>}
          </div>
        ))}
      </Figures>
    </Section>
  );
}
