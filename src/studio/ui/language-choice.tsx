import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { Choice } from './choice.tsx';
import { Icon } from './icon.tsx';
import { SelectField } from './select-field.tsx';

/** With more languages, a select is shown instead of buttons. */
const MOST_BESIDE = 6;

interface LanguageChoiceProps {
  readonly label: string;
  readonly offered: readonly LanguageCode[];
  readonly chosen: LanguageCode;
  readonly choose: (language: LanguageCode) => void;
  readonly isWritten: (language: LanguageCode) => boolean;
}

/** Chooses the language that is edited. Languages with texts have a tick. */
export function LanguageChoice({ label, offered, chosen, choose, isWritten }: LanguageChoiceProps) {
  if (offered.length > MOST_BESIDE)
    return (
      <SelectField
        label={label}
        value={chosen}
        onChoose={(code) => choose(offered.find((known) => known === code) ?? chosen)}
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={languages[code].tag}>
            {isWritten(code) ? `${languages[code].name} ✓` : languages[code].name}
          </option>
        ))}
      </SelectField>
    );
  return (
    <Choice
      label={label}
      value={chosen}
      onChoose={choose}
      options={offered.map((code) => ({
        ...{ value: code, lang: languages[code].tag },
        label: (
          <>
            {languages[code].name}
            {isWritten(code) && <Icon name="check" size={14} />}
          </>
        ),
      }))}
    />
  );
}
