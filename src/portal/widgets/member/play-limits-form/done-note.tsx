import { useEffect, useRef } from 'react';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { Told } from './play-limits-form.styles.ts';

/** What went well. It takes the focus, since what had it may be gone, and the keys of the modal with it. */
export function DoneNote({ text }: { readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Told ref={place} tabIndex={-1}>
      <FormSuccess text={text} />
    </Told>
  );
}
