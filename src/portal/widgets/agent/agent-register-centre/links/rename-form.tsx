import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { DeskForm } from '../agent-register-centre.styles.ts';

export const LONGEST_NAME = 60;

const Compact = styled(DeskForm)`
  flex: none;
  gap: 8px;
  > div:last-child { display: flex; gap: 8px; }
  > div:last-child > button { flex: 1; }
`;

interface RenameFormProps {
  readonly name: string;
  /** @throws GatewayError */
  readonly onRename: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Gives a link another name. Escape leaves it as it was. */
export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const t = useFormWords();
  const form = useAccountForm<'name'>({
    names: ['name'],
    initial: { name },
    check: (_name, values) => (values.name.trim() === '' ? t('check.required') : undefined),
    send: async (values) => {
      if (values.name.trim() !== name) await onRename(values.name.trim());
      onClose();
    },
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.select(), [ref]);
  return (
    <Compact
      ref={ref}
      onSubmit={form.submit}
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <FormFailure failure={form.failure} />
      <TextField
        {...form.bind('name')}
        label={t('register.link.name')}
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_NAME}
      />
      <div>
        <OutlineButton type="button" onClick={onClose}>
          {t('register.cancel')}
        </OutlineButton>
        <Button type="submit" $size="small" disabled={form.isSending}>
          {t('register.save')}
        </Button>
      </div>
    </Compact>
  );
}
