import { styled } from 'styled-components';
import type { PlayExclusion } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { usePauseWords, waitsForWish } from '#portal/forms/holds/use-pause-words.ts';
import { useUnaffected } from '#portal/forms/holds/use-unaffected.ts';
import { color, radius } from '#portal/theme/tokens.ts';
import { AskExclusionEnd } from './ask-exclusion-end.tsx';

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
export function PauseNote({ exclusion }: { readonly exclusion: PlayExclusion }) {
  const t = useFormWords();
  const pauseWords = usePauseWords();
  const unaffected = useUnaffected();
  const isHeld = waitsForWish(exclusion);
  return (
    <Note>
      <AccountIcon name="circle-pause" />
      <div>
        <strong>{pauseWords(exclusion)}</strong>
        {unaffected} {exclusion.endsOnRequest && !isHeld && t('limits.heldAfter')}
        {isHeld && <AskExclusionEnd />}
      </div>
    </Note>
  );
}
