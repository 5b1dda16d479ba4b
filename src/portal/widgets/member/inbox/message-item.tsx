import { useId } from 'react';
import type { IconName, MemberMessage, MemberMessageKind } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Message } from './inbox.styles.ts';

interface MessageItemProps {
  readonly message: MemberMessage;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** Most messages are about how an account is protected. */
const icons: Readonly<Partial<Record<MemberMessageKind, IconName>>> = {
  bankAccountAdded: 'wallet',
  bankAccountRemoved: 'wallet',
  eWalletAdded: 'wallet',
  eWalletRemoved: 'wallet',
  payoutDefault: 'wallet',
  email: 'mail',
  mobile: 'smartphone',
  newAddress: 'log-out',
  operator: 'megaphone',
};

/** One message: its subject and the beginning of what it says, all of it when it is open. */
export function MessageItem({ message, isOpen, onOpen, onDelete }: MessageItemProps) {
  const t = useFormWords();
  const moments = useMoments();
  const bodyId = useId();
  const { kind, subject, body, createdAt, readAt } = message;
  const isUnread = readAt === null;
  return (
    <Message $isUnread={isUnread}>
      <i>
        <Icon name={icons[kind] ?? 'shield-check'} size={20} />
      </i>
      <div>
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onOpen}>
            {subject}
            {isUnread && <span className="visually-hidden"> {t('inbox.isUnread')}</span>}
          </button>
        </h2>
        <p id={bodyId} data-open={isOpen}>
          {body}
        </p>
        <time dateTime={createdAt}>{moments.whole(createdAt)}</time>
      </div>
      <IconButton type="button" $size={36} aria-label={t('inbox.delete', { subject })} onClick={onDelete}>
        <Icon name="x" size={16} />
      </IconButton>
    </Message>
  );
}
