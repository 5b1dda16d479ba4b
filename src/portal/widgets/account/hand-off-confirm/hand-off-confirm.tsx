import { useState } from 'react';
import { useLoadMember } from '#portal/actions/after-sign-in.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useModalParams } from '#portal/actions/modal-params.tsx';
import { exchangeHandoff } from '#portal/data/account-calls.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Lead } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Choice, Question } from './hand-off-confirm.styles.ts';

export function HandOffConfirmView({ nodeId }: WidgetViewProps<'hand-off-confirm'>) {
  return (
    <FormPlace nodeId={nodeId} widget="hand-off-confirm" waiting={<WaitingLines />}>
      <ContinueAs />
    </FormPlace>
  );
}

/** Anybody can send anybody a link that signs in: the visitor decides whether this browser takes the account over. */
function ContinueAs() {
  const t = useFormWords();
  const { language } = useSite();
  const { code = '', account = '' } = useModalParams();
  const close = useModalClose();
  const loadMember = useLoadMember();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const name = leftToRight(account);
  const proceed = async () => {
    setSending(true);
    setFailure(null);
    try {
      await exchangeHandoff(code, language);
      await loadMember();
      close();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <Question>
      <Lead>{t('handoff.lead', { name })}</Lead>
      <FormFailure failure={failure} />
      <Choice>
        <Button type="button" $size="large" disabled={isSending} onClick={() => void proceed()}>
          {t('handoff.continue', { name })}
        </Button>
        <Button type="button" $look="secondary" $size="large" onClick={close}>
          {t('handoff.decline')}
        </Button>
      </Choice>
    </Question>
  );
}
