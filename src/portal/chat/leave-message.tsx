import { useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { LeaveForm } from './chat-extras.styles.ts';

const MOST_SUBJECT = 80;
/** A message has at most 1,000 characters; the subject stands on its first line. */
const MOST_TEXT = 900;

interface LeaveMessageProps {
  readonly isBusy: boolean;
  readonly onLeave: (text: string) => void;
}

/** Leaves a message outside the hours: it waits in the queue of the operators, with its subject on the first line. */
export function LeaveMessage({ isBusy, onLeave }: LeaveMessageProps) {
  const t = useFormWords();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const isWhole = subject.trim() !== '' && text.trim() !== '';
  return (
    <LeaveForm
      aria-label={t('chat.leave')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !isBusy) onLeave(`${subject.trim()}\n\n${text.trim()}`);
      }}
    >
      <label>
        {t('chat.subject')}
        <input
          type="text"
          dir="auto"
          required
          maxLength={MOST_SUBJECT}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
      </label>
      <label>
        {t('chat.message')}
        <textarea
          dir="auto"
          required
          rows={4}
          maxLength={MOST_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="submit" aria-disabled={!isWhole || isBusy}>
        {t('chat.leave')}
      </Button>
    </LeaveForm>
  );
}
