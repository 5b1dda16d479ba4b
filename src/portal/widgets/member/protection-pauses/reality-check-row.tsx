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
  /** Chosen, and not yet answered by the gateway; undefined for nothing. */
  const [asked, setAsked] = useState<number | null>();
  const choose = async (everyMinutes: number | null): Promise<void> => {
    setFailure(null);
    setAsked(everyMinutes);
    await setRealityCheck(everyMinutes, language).then((session) => keepPlaySession(queryClient, session), setFailure);
    setAsked(undefined);
  };
  const chosen = asked === undefined ? data?.everyMinutes : asked;
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
              checked={chosen === minutes}
              disabled={data === undefined}
              onChange={() => void choose(minutes)}
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
