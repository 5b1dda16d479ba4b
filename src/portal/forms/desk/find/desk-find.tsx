import { useRef, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { OutlineButton } from '../desk-states.styles.ts';
import { type DeskFindProps, FindForm } from './find-form.tsx';
import { useFindKey } from './use-find-key.ts';

/** Finds a page of the desk or a member of the team by name: a button, which Ctrl and K press from everywhere. */
export function DeskFind({ menu, downline }: DeskFindProps) {
  const t = useFormWords();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFindKey(() => setOpen(true));
  const close = (): void => setOpen(false);
  return (
    <>
      <OutlineButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('desk.find')}
      </OutlineButton>
      {isOpen && (
        <Sheet title={t('desk.find')} onClose={close} onOpened={() => field.current?.focus()}>
          <FindForm {...{ menu, downline, field }} onDone={close} />
        </Sheet>
      )}
    </>
  );
}
