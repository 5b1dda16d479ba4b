import { type FormEvent, useId, useRef } from 'react';
import { countWords } from '#contracts/count-words.ts';
import type { FeedbackKind } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { FEEDBACK_KINDS } from './feedback-draft.ts';
import { Choice, Failure, Feedback, Field, Hint, Sent } from './feedback-form.styles.ts';
import { useFeedback } from './use-feedback.ts';

export function FeedbackFormView({ nodeId, heading = true }: WidgetViewProps<'feedback-form'>) {
  const { t, number } = useWords();
  const { feedback: bounds } = useSite().site;
  const { draft, stage, faults, failure, write, send, writeAnother } = useFeedback();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const words = countWords(draft.content);
  const shownBounds = { min: number(bounds.minWords), max: number(bounds.maxWords) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (stage === 'sending') return;
    const [first] = Object.keys(await send());
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Feedback $isCard={heading} data-node={nodeId} data-widget="feedback-form">
      {heading && <h1>{t('page.feedback.title')}</h1>}
      {stage === 'sent' ? (
        <SentNote onAnother={writeAnother} />
      ) : (
        <>
          <p>{t('feedback.lead')}</p>
          <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
            <Field $isWrong={false}>
              <label htmlFor={`${id}kind`}>{t('feedback.kind')}</label>
              <Choice>
                <select
                  id={`${id}kind`}
                  name="kind"
                  value={draft.kind}
                  onChange={(event) => write({ kind: event.target.value as FeedbackKind })}
                >
                  {FEEDBACK_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`feedback.kinds.${kind}`)}
                    </option>
                  ))}
                </select>
                <Icon name="chevron-down" />
              </Choice>
            </Field>
            <Field $isWrong={faults.content !== undefined}>
              <label htmlFor={`${id}content`}>{t('feedback.content')}</label>
              <textarea
                id={`${id}content`}
                name="content"
                rows={6}
                required
                value={draft.content}
                placeholder={t('feedback.contentHint')}
                aria-invalid={faults.content !== undefined}
                aria-describedby={`${id}content-hint`}
                onChange={(event) => write({ content: event.target.value })}
              />
              <Hint id={`${id}content-hint`} $isWrong={faults.content !== undefined}>
                <span>
                  {faults.content
                    ? t(`feedback.fault.${faults.content}`, {
                        ...shownBounds,
                        count: faults.content === 'tooShort' ? bounds.minWords : bounds.maxWords,
                      })
                    : t('feedback.bounds', { ...shownBounds, count: bounds.maxWords })}
                </span>
                <bdi aria-hidden="true">
                  {number(words)} / {number(bounds.maxWords)}
                </bdi>
              </Hint>
            </Field>
            <Field $isWrong={faults.contact !== undefined}>
              <label htmlFor={`${id}contact`}>{t('feedback.contact')}</label>
              <input
                id={`${id}contact`}
                name="contact"
                type="email"
                dir="ltr"
                autoComplete="email"
                maxLength={120}
                value={draft.contact}
                aria-invalid={faults.contact !== undefined}
                aria-describedby={`${id}contact-hint`}
                onChange={(event) => write({ contact: event.target.value })}
              />
              <Hint id={`${id}contact-hint`} $isWrong={faults.contact !== undefined}>
                {t(faults.contact ? 'feedback.fault.email' : 'feedback.contactHint')}
              </Hint>
            </Field>
            {failure !== null && <Failure role="alert">{failureWords(failure, t)}</Failure>}
            <Button type="submit" $size="large" disabled={stage === 'sending'}>
              {t(stage === 'sending' ? 'feedback.sending' : 'feedback.send')}
            </Button>
          </form>
        </>
      )}
    </Feedback>
  );
}

function SentNote({ onAnother }: { readonly onAnother: () => void }) {
  const { t } = useWords();
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <Sent role="status">
      <i>
        <Icon name="check" size={28} stroke={2} />
      </i>
      <h2 ref={title} tabIndex={-1}>
        {t('feedback.sentTitle')}
      </h2>
      <p>{t('feedback.sentText')}</p>
      <Button type="button" $look="secondary" onClick={onAnother}>
        {t('feedback.another')}
      </Button>
    </Sent>
  );
}
