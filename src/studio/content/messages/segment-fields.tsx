import { useWords } from '#studio/i18n/words.tsx';
import { Quiet } from '#studio/ui/quiet.ts';
import { SelectField } from '#studio/ui/select-field.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { Pair } from '../content.styles.ts';
import type { MessageDraft } from './message-draft.ts';

const WHO = {
  all: 'content.toAll',
  players: 'content.toPlayers',
  agents: 'content.toAgents',
} as const satisfies Record<MessageDraft['who'], StudioWord>;
const TIMES = ['registeredFrom', 'registeredUntil', 'signedInSince', 'awaySince'] as const;
const LEVELS = Array.from({ length: 10 }, (_, at) => String(at + 1));

interface SegmentFieldsProps {
  readonly draft: MessageDraft;
  readonly write: (part: Partial<MessageDraft>) => void;
}

/** The fields of a segment. A message goes to members who meet all conditions. */
export function SegmentFields({ draft, write }: SegmentFieldsProps) {
  const t = useWords();
  return (
    <>
      <Pair>
        <SelectField label={t('content.who')} value={draft.who} onChoose={(who) => write({ who })}>
          {Object.entries(WHO).map(([value, word]) => (
            <option key={value} value={value}>
              {t(word)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('content.fromLevel')}
          value={draft.fromLevel}
          onChoose={(fromLevel) => write({ fromLevel })}
        >
          <option value="">{t('content.anyLevel')}</option>
          {LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
        {TIMES.map((name) => (
          <TextField
            key={name}
            type="datetime-local"
            label={t(`content.${name}`)}
            value={draft[name]}
            onWrite={(time) => write({ [name]: time })}
          />
        ))}
      </Pair>
      <Quiet>{t('content.segmentMore')}</Quiet>
    </>
  );
}
