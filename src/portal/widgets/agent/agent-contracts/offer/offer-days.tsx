import { useState } from 'react';
import type { ContractTerms } from '#contracts/generated/contracts.ts';
import { FieldFrame, Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { DayField, DayRow, EndChoice } from './offer.styles.ts';
import type { Offer } from './use-offer.ts';

interface OfferDaysProps {
  readonly offer: Offer;
  readonly period: ContractTerms['period'];
}

const ENDS = ['open', 'day'] as const;

/** From when an offer counts, and up to when. The period is the site's. */
export function OfferDays({ offer, period }: OfferDaysProps) {
  const t = useFormWords();
  const { startsOn, setStartsOn, endsOn, setEndsOn, firstDay } = offer;
  const [chosen, setEnd] = useState<(typeof ENDS)[number] | null>(null);
  const end = chosen ?? (endsOn === '' ? 'open' : 'day');
  return (
    <DayRow>
      <FieldFrame>
        <span>{t('contract.settled')}</span>
        <strong>{t(`contract.period.${period}`)}</strong>
      </FieldFrame>
      <DayField>
        {t('contract.starts')}
        <input
          type="date"
          name="startsOn"
          required
          min={firstDay}
          value={startsOn}
          aria-invalid={startsOn < firstDay}
          onChange={({ target }) => setStartsOn(target.value)}
        />
        {startsOn < firstDay && <Hint $isWrong>{t('contract.form.future')}</Hint>}
      </DayField>
      <FieldFrame>
        <span>{t('contract.endsOn')}</span>
        <EndChoice>
          <RecordSelect
            label={t('contract.endsOn')}
            value={end}
            options={ENDS.map(
              (one) => [one, t(one === 'open' ? 'contract.untilReplaced' : 'contract.form.lastDay')] as const,
            )}
            onChoose={(to) => {
              setEnd(to);
              setEndsOn(to === 'open' ? '' : startsOn);
            }}
          />
        </EndChoice>
      </FieldFrame>
      {end === 'day' && (
        <DayField>
          {t('contract.form.lastDay')}
          <input
            type="date"
            name="endsOn"
            min={startsOn}
            value={endsOn}
            onChange={({ target }) => setEndsOn(target.value)}
          />
        </DayField>
      )}
    </DayRow>
  );
}
