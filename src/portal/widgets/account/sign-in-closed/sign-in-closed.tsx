import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '#portal/ui/button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Note } from './sign-in-closed.styles.ts';

export function SignInClosedView({ nodeId }: WidgetViewProps<'sign-in-closed'>) {
  const { t } = useWords();
  const close = useModalClose();
  return (
    <Note data-node={nodeId} data-widget="sign-in-closed">
      <p>{t('signInClosed.explain')}</p>
      <Button type="button" onClick={close}>
        {t('signInClosed.ok')}
      </Button>
    </Note>
  );
}
