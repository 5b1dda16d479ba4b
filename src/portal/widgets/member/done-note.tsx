import { styled } from 'styled-components';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';

/** It takes the focus without showing it, as a heading would. */
const NoteFrame = styled.div`
  &:focus { outline: none; }
`;

/** A success note. It takes the focus, since the focused element may be gone. */
export function DoneNote({ text }: { readonly text: string }) {
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <NoteFrame ref={place} tabIndex={-1}>
      <FormSuccess text={text} />
    </NoteFrame>
  );
}
