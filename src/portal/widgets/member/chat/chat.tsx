import { Sheet } from '#portal/chat/chat.styles.ts';
import { Chat } from '#portal/chat/chat.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

/** The live chat on a page of its own. */
export function ChatView({ nodeId }: WidgetViewProps<'chat'>) {
  return (
    <FormPlace nodeId={nodeId} widget="chat" voice="account" waiting={<WaitingLines />}>
      <ChatSheet />
    </FormPlace>
  );
}

function ChatSheet() {
  const t = useFormWords();
  return (
    <Sheet aria-label={t('resource.LIVECHAT')}>
      <Chat />
    </Sheet>
  );
}
