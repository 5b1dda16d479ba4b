import { styled } from 'styled-components';
import type { PlayExclusion } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { color, radius } from '#portal/theme/tokens.ts';
import { AskExclusionEnd } from './ask-exclusion-end.tsx';
import { useUnaffected } from './use-unaffected.ts';

const Note = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 19px;
  color: ${color.tx2};
  svg { flex: none; color: ${color.tx}; }
  strong { display: block; font-weight: 600; color: ${color.tx}; }
`;

/**
 * Says until when the member does not play, and what goes on meanwhile. What holds until the member asks for its end
 * offers that once its time is over.
 */
export function PauseNote({ exclusion: { until, endsOnRequest } }: { readonly exclusion: PlayExclusion }) {
  const t = useFormWords();
  const moments = useMoments();
  const unaffected = useUnaffected();
  const waitsForWish = endsOnRequest && until !== null && Date.parse(until) <= Date.now();
  const howLong = (): string => {
    if (waitsForWish) return t('limits.held');
    return until === null ? t('limits.pausedForGood') : t('limits.paused', { moment: moments.whole(until) });
  };
  return (
    <Note>
      <AccountIcon name="circle-pause" />
      <div>
        <strong>{howLong()}</strong>
        {unaffected} {endsOnRequest && !waitsForWish && t('limits.heldAfter')}
        {waitsForWish && <AskExclusionEnd />}
      </div>
    </Note>
  );
}
