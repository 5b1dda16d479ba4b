import { useFormWords } from '#portal/forms/form-place.tsx';
import { Timeline } from '#portal/ui/timeline.styles.ts';
import { Pad } from './withdraw.styles.ts';

const STEPS = ['checked', 'approved', 'sent'] as const;

/** The steps that follow a withdrawal request. */
export function NextCard({ confirmMinutes }: { readonly confirmMinutes: number }) {
  const t = useFormWords();
  const isWhole = confirmMinutes % 60 === 0;
  return (
    <Pad>
      <h2>{t('withdraw.next')}</h2>
      <Timeline>
        {STEPS.map((step) => (
          <li key={step} data-look="next">
            <i />
            <div>
              <span>{t(`withdraw.next.${step}`)}</span>
              <p>{t(`withdraw.next.${step}Text`)}</p>
            </div>
          </li>
        ))}
        <li data-look="next">
          <i />
          <div>
            <span>{t('withdraw.next.confirm')}</span>
            <p>
              {isWhole
                ? t('withdraw.next.hours', { count: confirmMinutes / 60 })
                : t('withdraw.next.minutes', { count: confirmMinutes })}
            </p>
          </div>
        </li>
      </Timeline>
    </Pad>
  );
}
