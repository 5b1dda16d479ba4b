import type { ReactNode } from 'react';
import type { PaymentImage } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { FormIcon } from '../form-icon.tsx';
import { useFormWords } from '../form-place.tsx';
import { fileSize } from './file-size.ts';
import { UploadIcon } from './upload-icon.tsx';
import { Bar, Name, Preview, Row, RowButton, State } from './upload-rows.styles.ts';
import { useThumbnail } from './use-thumbnail.ts';
import type { Upload, UploadFault } from './use-uploads.ts';

interface StoredRowProps {
  readonly image: PaymentImage;
  /** What takes it away; null where it has to stay. */
  readonly onRemove: (() => void) | null;
  readonly isBusy: boolean;
  /** Why it could not be taken away. */
  readonly failure: unknown;
}

/** An image that the gateway has. */
export function StoredRow({ image, onRemove, isBusy, failure }: StoredRowProps) {
  const t = useFormWords();
  const locale = useLocale();
  const name = useImageName()(image);
  const words = useFaultWords();
  return (
    <Row>
      <Preview as="a" href={image.url} target="_blank" rel="noreferrer" aria-label={t('upload.open', { name })}>
        <img src={image.url} alt="" loading="lazy" decoding="async" />
      </Preview>
      <div>
        <Name>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{fileSize(image.byteCount, locale)}</span>
        </Name>
        {failure === null ? (
          <State>
            <Icon name="check" size={13} stroke={3} />
            {t('upload.done')}
          </State>
        ) : (
          <Refusal>{words({ kind: 'failed', error: failure })}</Refusal>
        )}
      </div>
      {onRemove && (
        <RowButton type="button" aria-label={t('upload.remove', { name })} disabled={isBusy} onClick={onRemove}>
          <UploadIcon name="trash-2" />
        </RowButton>
      )}
    </Row>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Takes it away, and has another file chosen. */
  readonly onChoose: () => void;
}

/** An image that is on its way, or was not taken. */
export function UploadRow({ upload, onCancel, onRetry, onChoose }: UploadRowProps) {
  const { file, fault } = upload;
  const t = useFormWords();
  const words = useFaultWords();
  const thumbnail = useThumbnail(file);
  const { name } = file;
  if (fault === null) {
    const percent = Math.min(99, Math.floor(upload.part * 100));
    return (
      <Row>
        <Preview>{thumbnail ? <img src={thumbnail} alt="" /> : <UploadIcon name="image" size={20} />}</Preview>
        <div>
          <Name>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>{percent}%</span>
          </Name>
          <Bar
            role="progressbar"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-label={t('upload.progressOf', { name })}
          >
            <i style={{ inlineSize: `${percent}%` }} />
          </Bar>
        </div>
        <RowButton type="button" aria-label={t('upload.cancel', { name })} onClick={onCancel}>
          <Icon name="x" size={18} stroke={2} />
        </RowButton>
      </Row>
    );
  }
  const again = mayWorkAgain(fault);
  return (
    <Row $isRefused>
      <Preview $isRefused>
        <UploadIcon name="file-x" size={20} />
      </Preview>
      <div>
        <Name>
          <b>
            <bdi>{name}</bdi>
          </b>
        </Name>
        <Refusal>{words(fault)}</Refusal>
      </div>
      <RowButton
        type="button"
        aria-label={t(again ? 'upload.retry' : 'upload.again', { name })}
        onClick={again ? onRetry : onChoose}
      >
        <Icon name="rotate-cw" size={18} stroke={2} />
      </RowButton>
    </Row>
  );
}

function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <State $isRefused role="alert">
      <FormIcon name="circle-alert" size={13} />
      {children}
    </State>
  );
}

/** How an image is called. */
export function useImageName(): (image: Pick<PaymentImage, 'name' | 'number'>) => string {
  const t = useFormWords();
  return ({ name, number }) => name ?? t('upload.untitled', { number });
}

const FAULT_WORDS = {
  type: 'upload.faultType',
  size: 'upload.faultSize',
  tooMany: 'upload.faultTooMany',
} as const;

function useFaultWords(): (fault: UploadFault) => string {
  const t = useFormWords();
  const { t: say } = useWords();
  return (fault) => {
    if (fault.kind !== 'failed') return t(FAULT_WORDS[fault.kind]);
    if (codeOf(fault.error) === 'payload_too_large') return t(FAULT_WORDS.size);
    return failureWords(fault.error, say);
  };
}

const codeOf = (error: unknown): string | null => (error instanceof GatewayError ? error.code : null);

/** Whether the same file may be taken the next time. */
function mayWorkAgain(fault: UploadFault): boolean {
  return fault.kind === 'failed' && (!(fault.error instanceof GatewayError) || isPassing(fault.error));
}

const isPassing = ({ status }: GatewayError): boolean => status === 0 || status === 429 || status >= 500;
