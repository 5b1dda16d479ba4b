import { useEffect, useId, useRef, useState } from 'react';
import type { PaymentImage } from '#contracts/generated/contracts.ts';
import type { Sending } from '#portal/data/send-image.ts';
import { useFormWords } from '../form-place.tsx';
import { IMAGE_TYPES } from './file-fault.ts';
import { UploadIcon } from './upload-icon.tsx';
import { StoredRow, UploadRow, useImageName } from './upload-row.tsx';
import { Preview, Rows, Zone } from './upload-rows.styles.ts';
import { useUploads } from './use-uploads.ts';

const MOST = 3;

interface UploadRowsProps {
  /** The images that the gateway has. */
  readonly images: readonly PaymentImage[];
  /** Whether images may be added and taken away. */
  readonly isOpen: boolean;
  /** What names the list. */
  readonly labelledBy: string;
  /** Sends an image. It resolves when `images` has it. */
  readonly send: (file: File, sending: Sending) => Promise<void>;
  /** Takes an image away. It resolves when `images` is without it. */
  readonly remove: (image: PaymentImage) => Promise<void>;
  /** Told whenever uploads begin or are all done. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Told how many were not taken. Each then stands for one of the three until it is replaced. */
  readonly onFailed?: (count: number) => void;
}

/**
 * Up to three images with their state, and a place to drop or choose more. Sizes and types are judged before anything
 * is sent; the gateway judges by content.
 */
export function UploadRows({ images, isOpen, labelledBy, send, remove, onBusy, onFailed }: UploadRowsProps) {
  const t = useFormWords();
  const nameOf = useImageName();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  const [isOver, setOver] = useState(false);
  const [news, setNews] = useState('');
  const [removal, setRemoval] = useState<{ readonly imageId: string; readonly failure: unknown } | null>(null);
  const uploads = useUploads({
    room: MOST - images.length,
    send,
    onSent: ({ name }) => setNews(t('upload.doneOf', { name })),
  });
  const { isBusy } = uploads;
  const failed = uploads.list.filter(({ fault }) => fault !== null).length;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  useEffect(() => onFailed?.(failed), [failed, onFailed]);
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (!wantsFocus.current || field.current === null) return;
    wantsFocus.current = false;
    field.current.focus();
  });
  const refocus = (): void => {
    wantsFocus.current = true;
  };

  const takeAway = async (image: PaymentImage): Promise<void> => {
    setRemoval({ imageId: image.imageId, failure: null });
    try {
      await remove(image);
      setNews(t('upload.removedOf', { name: nameOf(image) }));
      refocus();
      setRemoval(null);
    } catch (failure) {
      setRemoval({ imageId: image.imageId, failure });
    }
  };
  const isUnderWay = uploads.list.length - failed;
  const isFull = images.length + isUnderWay >= MOST;
  // The field stays: a file that was not taken is replaced through it.
  const isHidden = onFailed !== undefined && images.length + uploads.list.length >= MOST;
  return (
    <>
      <Rows aria-labelledby={labelledBy}>
        {isOpen && !isFull && (
          <Zone
            hidden={isHidden}
            $isOver={isOver}
            onDragOver={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          >
            <Preview>
              <UploadIcon name="upload" />
            </Preview>
            <div>
              <b>{t('upload.add')}</b>
              <small id={hintId}>{t('upload.addHint')}</small>
            </div>
            <input
              ref={field}
              type="file"
              accept={IMAGE_TYPES}
              multiple
              aria-label={t('upload.add')}
              aria-describedby={hintId}
              onChange={({ target }) => {
                uploads.add([...(target.files ?? [])]);
                // The same file may be chosen again.
                target.value = '';
              }}
            />
          </Zone>
        )}
        {images.map((image) => (
          <StoredRow
            key={image.imageId}
            image={image}
            isBusy={removal?.imageId === image.imageId && removal.failure === null}
            failure={removal?.imageId === image.imageId ? removal.failure : null}
            onRemove={isOpen ? () => void takeAway(image) : null}
          />
        ))}
        {uploads.list.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => uploads.retry(upload)}
            onCancel={() => {
              uploads.drop(upload);
              refocus();
            }}
            onChoose={() => {
              uploads.drop(upload);
              refocus();
              field.current?.click();
            }}
          />
        ))}
      </Rows>
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </>
  );
}
