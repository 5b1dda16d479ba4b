import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { askExclusionEnd } from '#portal/data/play-limits-calls.ts';
import { keepPlayLimits } from '#portal/data/play-limits-queries.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Button } from '#portal/ui/button.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';

const Asking = styled.div`
  margin-block-start: 8px;
  p { margin: 0; }
  p:focus { outline: none; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 10px; }
  button[class] { background: ${color.surf3}; }
`;

/** Offers to ask for the end of a self-exclusion that holds until then, in two steps. */
export function AskExclusionEnd() {
  const t = useFormWords();
  const [isChosen, setChosen] = useState(false);
  if (isChosen) return <ConfirmEnd onKeep={() => setChosen(false)} />;
  return (
    <Asking>
      <p>{t('limits.heldAskAbout')}</p>
      <div>
        <Button type="button" $look="secondary" $size="small" onClick={() => setChosen(true)}>
          {t('limits.heldAsk')}
        </Button>
      </div>
    </Asking>
  );
}

/** The second step. The harmless answer comes first, and neither has the focus. */
function ConfirmEnd({ onKeep }: { readonly onKeep: () => void }) {
  const t = useFormWords();
  const queryClient = useQueryClient();
  const { language } = useSite();
  const text = useFirstFocus<HTMLParagraphElement>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      keepPlayLimits(queryClient, await askExclusionEnd(language));
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <Asking>
      <p ref={text} tabIndex={-1}>
        {t('limits.heldAskAbout')}
      </p>
      <FormFailure failure={failure} />
      <div>
        <Button type="button" $look="secondary" $size="small" disabled={isSending} onClick={onKeep}>
          {t('protect.cancel')}
        </Button>
        <Button type="button" $look="secondary" $size="small" disabled={isSending} onClick={() => void ask()}>
          {t(isSending ? 'account.working' : 'limits.heldYes')}
        </Button>
      </div>
    </Asking>
  );
}
