import { useId, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Comment, Note } from './take-part.styles.ts';

/** Specification, section 5: "Promotion comment max 140 characters". */
const MOST = 140;
/** From here on the count warns. */
const NEAR = 130;

interface EntryCommentProps {
  readonly value: string;
  readonly isNeeded: boolean;
  readonly onChange: (value: string) => void;
}

/** The comment of an application, with its count. Typing stops at the limit; what is pasted is cut, which is said. */
export function EntryComment({ value, isNeeded, onChange }: EntryCommentProps) {
  const t = useFormWords();
  const id = useId();
  const [isCut, setCut] = useState(false);
  const count = [...value].length;
  const label = t('promotion.apply.comment');
  const write = (typed: string, isPasted: boolean): void => {
    const letters = [...typed];
    const cut = letters.slice(0, MOST).join('');
    setCut(isPasted && letters.length > MOST);
    onChange(cut);
  };
  return (
    <Comment $look={count >= MOST ? 'full' : count >= NEAR ? 'near' : 'calm'}>
      <div>
        <label htmlFor={id}>{isNeeded ? label : t('promotion.apply.optional', { label })}</label>
        <output htmlFor={id} aria-label={t('promotion.apply.left', { count })}>
          <bdi>
            {count} / {MOST}
          </bdi>
        </output>
      </div>
      <textarea
        id={id}
        name="comment"
        rows={4}
        value={value}
        onChange={({ target, nativeEvent }) =>
          write(target.value, (nativeEvent as InputEvent).inputType === 'insertFromPaste')
        }
      />
      <Note role="status">{isCut && t('promotion.apply.cut')}</Note>
    </Comment>
  );
}
