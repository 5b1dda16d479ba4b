import { useEffect, useRef } from 'react';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { NoteFrame } from './play-limits-form.styles.ts';

/** A success note. It takes the focus, since the focused element may be gone, and the modal's keys with it. */
export function DoneNote({ text }: { readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <NoteFrame ref={place} tabIndex={-1}>
      <FormSuccess text={text} />
    </NoteFrame>
  );
}
