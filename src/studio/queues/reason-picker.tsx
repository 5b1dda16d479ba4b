import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskLanguage, deskLanguages, languages } from '#contracts/languages.ts';
import { loadDeskWords, useDeskWords } from '../i18n/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Decision, QueueKind } from './queue-kind.ts';

const DECISIONS: readonly Decision[] = ['reject', 'approve'];

interface ReasonPickerProps {
  readonly kind: QueueKind;
  /** The decision whose reasons are offered; both if left out. */
  readonly decision?: Decision;
  readonly onChoose: (text: string) => void;
}

/** A select of ready reasons, in a language of choice, for members who read the note. */
export function ReasonPicker({ kind, decision: only, onChoose }: ReasonPickerProps) {
  const { t, language: own } = useDeskWords();
  const [language, setLanguage] = useState<DeskLanguage>(own);
  const { data } = useQuery({ queryKey: ['words', language], queryFn: () => loadDeskWords(language) });
  const groups = DECISIONS.map((decision) => ({ decision, reasons: kind.reasons?.[decision] ?? [] }));
  const listed = groups.filter(({ decision, reasons }) => reasons.length > 0 && (only ?? decision) === decision);
  const isRead = listed.some(({ decision }) => kind.noteIsRead.includes(decision));
  if (listed.length === 0) return null;
  return (
    <>
      <SelectField
        label={t('decide.readyReasons')}
        value=""
        disabled={data === undefined}
        onChoose={(text: string) => {
          if (text !== '') onChoose(text);
        }}
      >
        <option value="">{t('decide.chooseReason')}</option>
        {listed.map(({ decision, reasons }) => (
          <optgroup key={decision} label={t(kind.words[decision])}>
            {reasons.map((reason) => (
              <option key={reason} value={data?.t(reason)}>
                {data?.t(reason)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {isRead && (
        <SelectField label={t('decide.reasonLanguage')} value={language} onChoose={setLanguage}>
          {deskLanguages.map((code) => (
            <option key={code} value={code}>
              {languages[code].name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
