import { useShellCommands } from '#portal/actions/actions.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '#portal/ui/button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Pair } from './guest-actions.styles.ts';

export function GuestActionsView({ nodeId }: WidgetViewProps<'guest-actions'>) {
  const { t } = useWords();
  const { openModal } = useShellCommands();
  return (
    <Pair data-node={nodeId} data-widget="guest-actions">
      <Button type="button" $look="ghost" onClick={() => openModal('login')}>
        {t('action.login')}
      </Button>
      <Button type="button" onClick={() => openModal('register')}>
        {t('action.register')}
      </Button>
    </Pair>
  );
}
