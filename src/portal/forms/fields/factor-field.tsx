import { useId } from 'react';
import type { ContactMethod, SecondFactor } from '#contracts/generated/contracts.ts';
import type { BoundField } from '#portal/forms/account-form.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { ChoiceTabs } from './choice-tabs.tsx';
import { CodeField } from './code-field.tsx';
import { TextField } from './text-field.tsx';

interface FactorFieldProps {
  /** At least one. */
  readonly methods: readonly SecondFactor[];
  readonly method: SecondFactor;
  readonly onChoose: (method: SecondFactor) => void;
  readonly field: BoundField;
  /** Has a code sent and answers how many minutes it is good for. */
  readonly onSend: (method: ContactMethod) => Promise<number | null>;
}

/** The answer of a second factor: a code that is sent to a contact, or one of the authenticator. */
export function FactorField({ methods, method, onChoose, field, onSend }: FactorFieldProps) {
  const t = useFormWords();
  const panelId = useId();
  return (
    <>
      <ChoiceTabs
        label={t('proof.methods')}
        tabs={methods.map((choice) => ({ choice, label: t(`proof.method.${choice}`) }))}
        chosen={method}
        onChoose={onChoose}
        panelId={panelId}
      />
      <div id={panelId}>
        {method === 'totp' ? (
          <TextField {...field} label={t('proof.method.totp')} isRequired autoComplete="one-time-code" maxLength={40} />
        ) : (
          <CodeField key={method} field={field} label={t(`proof.method.${method}`)} onSend={() => onSend(method)} />
        )}
      </div>
    </>
  );
}
