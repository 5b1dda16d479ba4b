import type { RefObject } from 'react';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { TextField } from '../ui/text-field.tsx';
import { DecisionForm, Questions } from './case-pane.styles.ts';
import { CaseQuestionField } from './case-question-field.tsx';
import type { CaseAnswers, CaseQuestion, Decision, QueueCase, QueueKind } from './queue-kind.ts';
import { ReasonPicker } from './reason-picker.tsx';
import { whyNot, whyNotHold } from './why-not.ts';

/** What deciding a case takes. */
export interface DecisionProps {
  readonly kind: QueueKind;
  readonly open: QueueCase;
  /** The account of the operator who decides. */
  readonly operator: string | null;
  /** Whether the operator's role decides requests of the kind. */
  readonly mayDecide: boolean;
  /** The answers are old, since the gateway does not answer: nothing is decided by them. */
  readonly isStale: boolean;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly answers: CaseAnswers;
  readonly onAnswer: (key: CaseQuestion['key'], answer: string) => void;
  readonly noteField: RefObject<HTMLInputElement | null>;
  /** The answer that was missing when a decision was tried. */
  readonly missing: 'note' | CaseQuestion['key'] | null;
  readonly onDecide: (decision: Decision) => void;
  readonly onHold: () => void;
}

/** The note and the two decisions of the case that is open. */
export function DecisionBar(props: DecisionProps) {
  const { kind, open, note, onNote, noteField, missing, onDecide, onHold } = props;
  const t = useWords();
  const reasonOf = (decision: Decision) => whyNot(t, decision, props);
  return (
    <DecisionForm aria-label={t('decide.bar')} onSubmit={(event) => event.preventDefault()}>
      {(open.questions !== undefined || kind.reasons !== undefined) && (
        <Questions>
          <ReasonPicker kind={kind} onChoose={onNote} />
          {open.questions?.map((question) => (
            <CaseQuestionField
              key={question.key}
              {...{ question, amount: open.amount, isMissing: missing === question.key }}
              answer={props.answers[question.key] ?? ''}
              onAnswer={(answer) => props.onAnswer(question.key, answer)}
            />
          ))}
        </Questions>
      )}
      <TextField
        ref={noteField}
        name="note"
        label={t(noteLabel(kind))}
        value={note}
        onWrite={onNote}
        maxLength={300}
        icon="message-square-text"
        end={<KeyHint>N</KeyHint>}
        error={missing === 'note' ? t('decide.noteNeeded') : undefined}
      />
      {kind.holding && (
        <Button size="large" disabledReason={whyNotHold(t, props)} onClick={onHold}>
          {t('hold.action')}
          <KeyHint>H</KeyHint>
        </Button>
      )}
      <Button look="danger" size="large" disabledReason={reasonOf('reject')} onClick={() => onDecide('reject')}>
        {t(kind.words.reject)}
        <KeyHint>R</KeyHint>
      </Button>
      <Button look="primary" size="large" disabledReason={reasonOf('approve')} onClick={() => onDecide('approve')}>
        {t(kind.words.approve)}
        <KeyHint>A</KeyHint>
      </Button>
    </DecisionForm>
  );
}

/** Tells beforehand whether the member reads the note. */
function noteLabel({ noteIsRead, dropsNote = [] }: QueueKind): StudioWord {
  if (dropsNote.includes('approve')) return 'decide.noteOnlyRejected';
  if (!noteIsRead.includes('reject')) return 'decide.note';
  return noteIsRead.includes('approve') ? 'decide.noteRead' : 'decide.noteReadWhenRejected';
}
