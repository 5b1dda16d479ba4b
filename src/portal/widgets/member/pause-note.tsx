import { styled } from 'styled-components';
import type { PlayExclusion } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useUnaffected } from '#portal/forms/holds/use-unaffected.ts';
import { useMoments } from '#portal/site/use-moments.ts';
import { color, radius } from '#portal/theme/tokens.ts';

const Note = styled.p`
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

/** Says until when the member does not play, and what goes on meanwhile. */
export function PauseNote({ exclusion: { until } }: { readonly exclusion: PlayExclusion }) {
  const t = useFormWords();
  const moments = useMoments();
  const unaffected = useUnaffected();
  return (
    <Note>
      <AccountIcon name="circle-pause" />
      <span>
        <strong>
          {until === null ? t('limits.pausedForGood') : t('limits.paused', { moment: moments.whole(until) })}
        </strong>
        {unaffected}
      </span>
    </Note>
  );
}
