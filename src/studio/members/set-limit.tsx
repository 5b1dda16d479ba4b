import { useState } from 'react';
import type { PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { typedAmount } from '../i18n/typed-amount.ts';
import { useWords } from '../i18n/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { limitKindWords, limitPeriodWords } from './limit-words.ts';
import type { MemberKey } from './member-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Kind = PlayLimit['kind'];
type Period = PlayLimit['period'];

/** The periods that each kind of limit can have, the usual one first. */
const PERIODS: Readonly<Record<Kind, readonly [Period, ...Period[]]>> = {
  bet: ['each'],
  stake: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  deposit: ['day', 'week', 'month'],
  time: ['day', 'each', 'week', 'month'],
};
const KINDS = ['deposit', 'loss', 'stake', 'bet', 'time'] as const;

interface SetLimitProps {
  readonly member: MemberKey;
  /** The limits that are in force. */
  readonly limits: PlayLimits;
  readonly onClose: () => void;
}

/**
 * Sets a limit of a member's play, in force immediately. An existing limit can only be lowered: the member alone raises
 * it (look of the desk, "Member file").
 */
export function SetLimit({ member, limits: { limits, currency }, onClose }: SetLimitProps) {
  const t = useWords();
  const [kind, setKind] = useState<Kind>('deposit');
  const [period, setPeriod] = useState<Period>('day');
  const [amount, setAmount] = useState('');
  const chooseKind = (chosen: Kind) => {
    setKind(chosen);
    setPeriod(PERIODS[chosen][0]);
  };
  const known = limits.find((one) => one.kind === kind && one.period === period);
  const typed = typedAmount(amount);
  const isAmount = /^\d+(\.\d+)?$/.test(typed) && Number(typed) > 0;
  const isHigher = known !== undefined && Number(typed) > Number(known.amount);
  const fault = isAmount ? (isHigher ? t('limits.onlyLower') : undefined) : t('adjust.amountNeeded');
  const path = `/wps/operator/sites/${member.siteId}/members/${member.memberId}/play-limits` as const;
  return (
    <ReasonDialog
      {...{ member, title: t('limits.set'), what: t('limits.setMore'), fault, onClose }}
      onSend={(reason) => send('PUT', path, { kind, period, amount: typed, reason })}
    >
      <SelectField label={t('limits.what')} value={kind} onChoose={chooseKind}>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(limitKindWords[one])}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('limits.period')} value={period} onChoose={setPeriod}>
        {PERIODS[kind].map((one) => (
          <option key={one} value={one}>
            {t(limitPeriodWords[one])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={kind === 'time' ? t('limits.inMinutes') : t('adjust.amount', { currency })}
        value={amount}
        onWrite={setAmount}
        inputMode="decimal"
        maxLength={20}
      />
    </ReasonDialog>
  );
}
