import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { Choice } from './choice.tsx';
import { Icon } from './icon.tsx';
import { SelectField } from './select-field.tsx';

/** More languages than this are a list that opens. */
const MOST_BESIDE = 6;

interface LanguageChoiceProps {
  readonly label: string;
  readonly offered: readonly LanguageCode[];
  readonly chosen: LanguageCode;
  readonly choose: (language: LanguageCode) => void;
  readonly isWritten: (language: LanguageCode) => boolean;
}

/** Which language of the site is written in: one at a time, with a tick on those that are written. */
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
