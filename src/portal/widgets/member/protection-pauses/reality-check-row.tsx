import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RealityCheckOffer } from '#contracts/generated/contracts.ts';
import { setRealityCheck } from '#portal/data/play-limits-calls.ts';
import { keepPlaySession, playSessionQuery } from '#portal/data/play-limits-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { usePlayTime } from '#portal/site/use-play-time.ts';
import { ProtectionIcon } from '../protection-icon.tsx';
import { Mark } from '../protection-limits/protection-limits.styles.ts';
import { PauseRow, Segments } from './protection-pauses.styles.ts';

/** How often reality checks come, among what the site offers. */
export function RealityCheckRow({ offer: { choices, mayTurnOff } }: { readonly offer: RealityCheckOffer }) {
  const t = useFormWords();
  const name = useId();
  const playTime = usePlayTime();
  const queryClient = useQueryClient();
  const { language } = useSite();
  const { data } = useOwnQuery(playSessionQuery());
  const [failure, setFailure] = useState<unknown>(null);
  const choose = (everyMinutes: number | null): void => {
    setFailure(null);
    setRealityCheck(everyMinutes, language).then((session) => keepPlaySession(queryClient, session), setFailure);
  };
  const offered: ReadonlyArray<number | null> = [...choices, ...(mayTurnOff ? [null] : [])];
  return (
    <PauseRow>
      <Mark>
        <ProtectionIcon name="bell-ring" />
      </Mark>
      <div>
        <strong id={`${name}label`}>{t('protect.check')}</strong>
        <small>{t('protect.checkAbout')}</small>
      </div>
      <Segments role="radiogroup" aria-labelledby={`${name}label`}>
        {offered.map((minutes) => (
          <label key={minutes ?? 'none'}>
            <input
              type="radio"
              name={name}
              checked={data !== undefined && data.everyMinutes === minutes}
              disabled={data === undefined}
              onChange={() => choose(minutes)}
            />
            <span>{minutes === null ? t('protect.checkOff') : playTime(minutes)}</span>
          </label>
        ))}
      </Segments>
      {failure !== null && (
        <div>
          <FormFailure failure={failure} />
        </div>
      )}
    </PauseRow>
  );
}
