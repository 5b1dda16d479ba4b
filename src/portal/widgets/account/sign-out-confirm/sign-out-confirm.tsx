import { useState } from 'react';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useSignOut } from '#portal/actions/sign-out.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Lead } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Choice, Question } from './sign-out-confirm.styles.ts';

export function SignOutConfirmView({ nodeId }: WidgetViewProps<'sign-out-confirm'>) {
  return (
    <FormPlace nodeId={nodeId} widget="sign-out-confirm" waiting={<WaitingLines />}>
      <SureSignOut />
    </FormPlace>
  );
}

function SureSignOut() {
  const t = useFormWords();
  const close = useModalClose();
  const signOut = useSignOut();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const leave = async () => {
    setSending(true);
    setFailure(null);
    try {
      await signOut();
      close();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <Question>
      <Lead>{t('signOut.sure')}</Lead>
      <FormFailure failure={failure} />
      <Choice>
        <Button type="button" $look="secondary" onClick={close}>
          {t('signOut.stay')}
        </Button>
        <Button type="button" disabled={isSending} onClick={() => void leave()}>
          {t('menu.signOut')}
        </Button>
      </Choice>
    </Question>
  );
}
