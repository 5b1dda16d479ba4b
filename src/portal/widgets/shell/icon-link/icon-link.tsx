import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { RoundAction } from './icon-link.styles.ts';

export function IconLinkView({ nodeId, icon, label, action }: WidgetViewProps<'icon-link'>) {
  const { text } = useWords();
  return (
    <RoundAction
      action={action}
      aria-label={text(label)}
      title={text(label)}
      data-node={nodeId}
      data-widget="icon-link"
    >
      <Icon name={icon} size={19} />
    </RoundAction>
  );
}
