import { useDeskWords } from '../i18n/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { amountText } from './case-amount.tsx';
import type { CaseQuestion, QueueCase } from './queue-kind.ts';

interface CaseQuestionFieldProps {
  readonly question: CaseQuestion;
  /** What the case is about: a sum goes up to it. */
  readonly amount: QueueCase['amount'];
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly isMissing: boolean;
}

/** The field of what a decision asks for besides its note: a choice, or a sum. */
export function CaseQuestionField({ question, amount, answer, onAnswer, isMissing }: CaseQuestionFieldProps) {
  const words = useDeskWords();
  const { t } = words;
  const { key, label, missing, choices } = question;
  const most = amountText(words, amount);
  const error = isMissing ? t(missing, { most }) : undefined;
  if (choices === null)
    return (
      <TextField
        {...{ name: key, label: t(label), value: answer, onWrite: onAnswer, error }}
        {...{ inputMode: 'decimal', autoComplete: 'off', maxLength: 20 }}
        hint={t('ask.prizeMost', { most })}
      />
    );
  return (
    <SelectField {...{ name: key, label: t(label), value: answer, onChoose: onAnswer, error }}>
      <option value="">{t('ask.choose')}</option>
      {Object.entries(choices).map(([value, word]) => (
        <option key={value} value={value}>
          {t(word)}
        </option>
      ))}
    </SelectField>
  );
}
