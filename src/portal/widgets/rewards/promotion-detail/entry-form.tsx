import { type FormEvent, useId, useState } from 'react';
import type { MemberPromotion, PromotionOfferShown } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { UploadRows } from '#portal/forms/uploads/upload-rows.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '#portal/ui/button.tsx';
import { EntryComment } from './entry-comment.tsx';
import { OfferPrize } from './offer-prize.tsx';
import { Form, ImagesHead, Note } from './take-part.styles.ts';
import { useEntry } from './use-entry.ts';

interface EntryFormProps {
  readonly promotionId: string;
  readonly offer: PromotionOfferShown;
  readonly standing: MemberPromotion;
  readonly onSent: () => void;
}

/** Applies to a promotion by a comment and images. */
export function EntryForm({ promotionId, offer, standing, onSent }: EntryFormProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const titleId = useId();
  const hintId = useId();
  const { add, remove, send } = useEntry(promotionId);
  const [comment, setComment] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const missing = missingOf({ offer, comment, images: standing.draft.length, isUploading, failed });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (missing !== null || isSending) return;
    setSending(true);
    setError(null);
    try {
      await send(comment);
      onSent();
    } catch (failure) {
      setError(failure);
      setSending(false);
    }
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <EntryComment value={comment} isNeeded={offer.comment === 'required'} onChange={setComment} />
      {offer.images !== 'none' && (
        <>
          <ImagesHead>
            <h3 id={titleId}>
              {offer.images === 'required'
                ? t('promotion.apply.images')
                : t('promotion.apply.optional', { label: t('promotion.apply.images') })}
            </h3>
            <span>{t('promotion.apply.imagesHint')}</span>
          </ImagesHead>
          <UploadRows
            images={standing.draft}
            isOpen
            labelledBy={titleId}
            send={add}
            remove={remove}
            onBusy={setUploading}
            onFailed={setFailed}
          />
        </>
      )}
      <OfferPrize offer={offer} standing={{ ...standing, prize: null }} />
      <Button type="submit" $size="large" aria-disabled={missing !== null || isSending} aria-describedby={hintId}>
        {t('promotion.apply.send')}
      </Button>
      <Note id={hintId}>{missing !== null && t(missing)}</Note>
      <Note role="alert" $isError>
        {error !== null && failureWords(error, say)}
      </Note>
    </Form>
  );
}

/** What an application still lacks, in the order of the form; null where it can be sent. */
function missingOf({
  offer,
  comment,
  images,
  isUploading,
  failed,
}: {
  readonly offer: PromotionOfferShown;
  readonly comment: string;
  readonly images: number;
  readonly isUploading: boolean;
  readonly failed: number;
}) {
  if (offer.comment === 'required' && comment.trim() === '') return 'promotion.apply.needComment';
  if (isUploading || failed > 0) return 'promotion.apply.needUpload';
  return offer.images === 'required' && images === 0 ? 'promotion.apply.needImage' : null;
}
