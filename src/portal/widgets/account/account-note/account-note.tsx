import { useModalClose } from '#portal/actions/modal-close.tsx';
import { FormSuccess } from '#portal/forms/form-failure.tsx';
import { Lead } from '#portal/forms/form-look.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { NoteFrame } from './account-note.styles.ts';

type About = WidgetViewProps<'account-note'>['about'];

const words = {
  trueAccount: 'account.needTrueAccount',
  notOpen: 'account.notOpen',
  idCopied: 'account.idCopied',
} as const satisfies Record<About, string>;

export function AccountNoteView({ nodeId, about }: WidgetViewProps<'account-note'>) {
  return (
    <FormPlace nodeId={nodeId} widget="account-note" waiting={<WaitingLines />}>
      <Note about={about} />
    </FormPlace>
  );
}

function Note({ about }: { readonly about: About }) {
  const t = useFormWords();
  const close = useModalClose();
  return (
    <NoteFrame>
      {about === 'idCopied' ? <FormSuccess text={t(words[about])} /> : <Lead>{t(words[about])}</Lead>}
      <Button type="button" onClick={close}>
        {t('account.confirm')}
      </Button>
    </NoteFrame>
  );
}
