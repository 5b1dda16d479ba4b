import type { PromotionApplication } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useImageName } from '#portal/forms/uploads/upload-row.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Timeline } from '#portal/ui/timeline.styles.ts';
import { SentEntry } from './take-part.styles.ts';

type Look = 'done' | 'now' | 'next' | 'bad';

interface Step {
  readonly look: Look;
  readonly label: string;
  readonly at: string | null;
  readonly note: string | null;
}

const SIGNS = { done: 'check', bad: 'x' } as const;

/** What became of an application, and what was sent. */
export function EntryTimeline({ application }: { readonly application: PromotionApplication }) {
  const t = useFormWords();
  const moments = useMoments();
  const nameOf = useImageName();
  const { comment, images } = application;
  return (
    <>
      <Timeline>
        {useSteps(application).map(({ look, label, at, note }) => (
          <li key={label} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
            <i>
              {look === 'done' || look === 'bad' ? (
                <Icon name={SIGNS[look]} size={16} stroke={2.5} />
              ) : (
                look === 'now' && <b />
              )}
            </i>
            <div>
              <span>{label}</span>
              {at !== null && <time dateTime={at}>{moments.soon(at)}</time>}
              {note !== null && <p>{note}</p>}
            </div>
          </li>
        ))}
      </Timeline>
      {(comment !== '' || images.length > 0) && (
        <SentEntry>
          {comment !== '' && (
            <blockquote>
              <bdi>{comment}</bdi>
            </blockquote>
          )}
          {images.length > 0 && (
            <div>
              {images.map((image) => (
                <a
                  key={image.imageId}
                  href={image.url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('upload.open', { name: nameOf(image) })}
                >
                  <img src={image.url} alt="" loading="lazy" decoding="async" />
                </a>
              ))}
            </div>
          )}
        </SentEntry>
      )}
    </>
  );
}

function useSteps({ state, sentAt, takenAt, decidedAt, rejection }: PromotionApplication): readonly Step[] {
  const t = useFormWords();
  const sent: Step = { look: 'done', label: t('promotion.step.sent'), at: sentAt, note: null };
  const isDecided = state === 'approved' || state === 'rejected';
  const review: Step = {
    look: isDecided ? 'done' : 'now',
    label: t('promotion.step.review'),
    at: takenAt,
    note: state === 'sent' ? t('promotion.step.reviewNext') : null,
  };
  if (!isDecided)
    return [
      sent,
      review,
      { look: 'next', label: t('promotion.step.decided'), at: null, note: t('promotion.step.message') },
    ];
  if (state === 'approved')
    return [sent, review, { look: 'done', label: t('promotion.step.approved'), at: decidedAt, note: null }];
  const note = [rejection?.text, rejection?.note].filter(Boolean).join(' ');
  return [sent, review, { look: 'bad', label: t('promotion.status.rejected'), at: decidedAt, note }];
}
