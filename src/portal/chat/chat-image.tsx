import type { ReactNode } from 'react';
import type { ChatImage } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { fileSize } from '#portal/forms/uploads/file-size.ts';
import { useThumbnail } from '#portal/forms/uploads/use-thumbnail.ts';
import { useLocale } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { ChatIcon } from './chat-icon.tsx';
import { Attachment, Preview, Progress } from './chat-message.styles.ts';
import type { Unsent } from './use-unsent.ts';

/** An image that the gateway has, or a PDF, which is downloaded alone. */
export function SentImage({ image }: { readonly image: ChatImage }) {
  const t = useFormWords();
  const locale = useLocale();
  const name = image.name ?? t('chat.image');
  const isPdf = image.kind === 'pdf';
  return (
    <Attachment
      as="a"
      href={image.url}
      {...(isPdf ? { download: name } : { target: '_blank', rel: 'noreferrer' })}
      aria-label={t(isPdf ? 'chat.downloadFile' : 'chat.openImage', { name })}
    >
      <Preview>
        {isPdf ? (
          <ChatIcon name="file-text" size={19} />
        ) : (
          <img src={image.url} alt="" loading="lazy" decoding="async" />
        )}
      </Preview>
      <Named name={name}>
        <small>{fileSize(image.byteCount, locale)}</small>
      </Named>
      <Icon name="download" size={16} />
    </Attachment>
  );
}

interface UnsentImageProps {
  readonly message: Unsent & { readonly file: File };
  readonly onDrop: () => void;
}

/** An image on its way, or one that is not sent. */
export function UnsentImage({ message: { file, part, fault, failure }, onDrop }: UnsentImageProps) {
  const t = useFormWords();
  const thumbnail = useThumbnail(file);
  const isOnItsWay = fault === null && failure === null;
  return (
    <Attachment>
      <Preview $isRefused={fault !== null}>
        {fault === null && thumbnail !== null ? (
          <img src={thumbnail} alt="" />
        ) : (
          <ChatIcon name={fault === null ? 'file-text' : 'file-x'} size={19} />
        )}
      </Preview>
      <Named name={file.name}>
        {fault !== null && <small role="alert">{t(fault === 'type' ? 'chat.notAnImage' : 'chat.tooLarge')}</small>}
        {isOnItsWay && <Progress max={1} value={part} aria-label={t('chat.sending')} />}
      </Named>
      <button type="button" aria-label={t('chat.remove', { name: file.name })} onClick={onDrop}>
        <Icon name="x" size={16} />
      </button>
    </Attachment>
  );
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <b>
        <bdi>{name}</bdi>
      </b>
      {children}
    </div>
  );
}
