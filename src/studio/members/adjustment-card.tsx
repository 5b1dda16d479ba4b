import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Adjustment, AdjustmentCause, AdjustmentKind, MemberFile } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { sendOnce } from '../calls/desk-client.ts';
import { dayText, gainText, moneyText } from '../i18n/figures.ts';
import { typedAmount } from '../i18n/typed-amount.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Choice } from '../ui/choice.tsx';
import { FactList } from '../ui/fact-list.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { balanceAfter } from './balance-after.ts';
import { adjustmentsQuery, type MemberKey, memberKey } from './member-queries.ts';
import { adjustmentCauseWords, adjustmentKindWords } from './member-words.ts';

const AdjustmentForm = styled.form`
  display: grid;
  gap: 12px;
`;

interface AdjustmentCardProps {
  readonly file: MemberFile;
  readonly member: MemberKey;
}

interface Draft {
  readonly kind: AdjustmentKind;
  readonly cause: AdjustmentCause;
  readonly direction: 'add' | 'remove';
  readonly amount: string;
  readonly note: string;
}

const EMPTY: Draft = { kind: 'goodwill', cause: 'latePayout', direction: 'add', amount: '', note: '' };
const LEAST_NOTE = 3;

/** The form for a balance adjustment, and the latest adjustments of the member. */
export function AdjustmentCard({ file, member }: AdjustmentCardProps) {
  const { t, tag } = useDeskWords();
  const client = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  // The idempotency key changes with the draft, so a second press is the same request.
  const key = useRef(crypto.randomUUID());
  const change = (own: Partial<Draft>) => {
    key.current = crypto.randomUUID();
    setDraft({ ...draft, ...own });
  };
  const sending = useMutation({
    mutationFn: ({ amount, note, ...rest }: Draft) =>
      sendOnce(
        'POST',
        `/wps/operator/sites/${member.siteId}/members/${member.memberId}/adjustments`,
        { ...rest, amount: typedAmount(amount), note: note.trim() },
        key.current,
      ),
    onSuccess: async () => {
      key.current = crypto.randomUUID();
      setDraft(EMPTY);
      setTried(false);
      await client.invalidateQueries({ queryKey: memberKey(member) });
    },
  });
  const after = balanceAfter(file.money.balance, draft);
  const faults = {
    amount: after === null ? t('adjust.amountNeeded') : after.startsWith('-') ? t('adjust.tooMuch') : undefined,
    note: draft.note.trim().length < LEAST_NOTE ? t('adjust.noteNeeded') : undefined,
  };
  const submit = () => {
    setTried(true);
    if (faults.amount === undefined && faults.note === undefined) sending.mutate(draft);
  };
  return (
    <Card title={t('adjust.title')}>
      <p>{t('adjust.lead')}</p>
      {sending.error !== null && <Notice tone="error">{sending.error.message}</Notice>}
      {sending.data !== undefined && (
        <Notice tone="ok">{t(sending.data.status === 'open' ? 'adjust.waits' : 'adjust.posted')}</Notice>
      )}
      <AdjustmentForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField label={t('adjust.kind')} value={draft.kind} onChoose={(kind) => change({ kind })}>
          <Options words={adjustmentKindWords} />
        </SelectField>
        <Choice
          label={t('adjust.direction')}
          value={draft.direction}
          options={[
            { value: 'add', label: t('adjust.add') },
            { value: 'remove', label: t('adjust.remove') },
          ]}
          onChoose={(direction) => change({ direction })}
        />
        <TextField
          label={t('adjust.amount', { currency: file.currency })}
          value={draft.amount}
          onWrite={(amount) => change({ amount })}
          inputMode="decimal"
          maxLength={20}
          error={isTried ? faults.amount : undefined}
        />
        <SelectField label={t('member.reason')} value={draft.cause} onChoose={(cause) => change({ cause })}>
          <Options words={adjustmentCauseWords} />
        </SelectField>
        <TextArea
          label={t('adjust.note')}
          value={draft.note}
          onWrite={(note) => change({ note })}
          maxLength={500}
          error={isTried ? faults.note : undefined}
        />
        {after !== null && (
          <FactList>
            <div>
              <dt>{t('adjust.before')}</dt>
              <dd>{moneyText(tag, file.money.balance, file.currency)}</dd>
            </div>
            <div>
              <dt>{t('adjust.after')}</dt>
              <dd>{moneyText(tag, after, file.currency)}</dd>
            </div>
          </FactList>
        )}
        <Button type="submit" look="primary" size="large" isBusy={sending.isPending}>
          {t('adjust.send')}
        </Button>
      </AdjustmentForm>
      <Earlier member={member} />
    </Card>
  );
}

/** Words to choose from, by their values. */
function Options({ words }: { readonly words: Readonly<Record<string, StudioWord>> }) {
  const { t } = useDeskWords();
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {t(word)}
    </option>
  ));
}

/** The latest adjustments of the member. */
function Earlier({ member }: { readonly member: MemberKey }) {
  const { t, tag } = useDeskWords();
  const { data } = useQuery(adjustmentsQuery(member));
  if (data === undefined || data.list.length === 0) return null;
  const stateOf = ({ status, askedBy, decidedBy }: Adjustment) => {
    if (status === 'open') return t('adjust.isOpen', { operator: askedBy });
    return t(status === 'posted' ? 'adjust.isPosted' : 'adjust.isRejected', { operator: decidedBy ?? '' });
  };
  return (
    <FactList aria-label={t('adjust.earlier')}>
      {data.list.map((one) => (
        <div key={one.adjustmentId}>
          <dt>
            {dayText(tag, one.askedAt)}, {t(adjustmentKindWords[one.kind])}
            <br />
            <small>{stateOf(one)}</small>
          </dt>
          <dd>{gainText(tag, one.amount, one.currency)}</dd>
        </div>
      ))}
    </FactList>
  );
}
