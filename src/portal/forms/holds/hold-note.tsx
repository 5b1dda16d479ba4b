import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import type { Hold } from '#portal/data/holds.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords, WithFormWords } from '#portal/forms/form-place.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { type HeldStep, useHoldWords } from './use-hold-words.ts';

const Note = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: ${radius.m};
  background: ${color.warnSoft};
  font-size: 13px;
  line-height: 19px;
  color: ${color.tx2};
  outline: none;
  > svg { flex: none; color: ${color.warn}; }
  strong { display: block; font-weight: 600; color: ${color.tx}; }
  :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-weight: 600;
    color: ${color.tx};
    text-decoration: underline;
    text-underline-offset: 3px;
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

const WaitingNote = styled(Skeleton)`
  height: 66px;
`;

/** Where a member does something about a hold. */
export interface HoldWays {
  /** The member's limits and breaks. */
  readonly limits?: Action | undefined;
  /** The checks of age and name. */
  readonly checks?: Action | undefined;
}

interface HoldProps {
  readonly step: HeldStep;
  readonly hold: Hold;
}

interface HoldNoteProps extends HoldProps {
  readonly ways: HoldWays;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Says before a step why it cannot be taken, until when, and what can be done about it. */
export function HoldNote({ step, hold, ways, ref }: HoldNoteProps) {
  return (
    <WithFormWords voice="account" waiting={<WaitingNote />}>
      <Note ref={ref} tabIndex={-1} data-hold={hold.why}>
        {hold.why === 'checks' ? <FormIcon name="shield-check" size={19} /> : <AccountIcon name="circle-pause" />}
        <div>
          <HoldWords step={step} hold={hold} />
          <HoldWay hold={hold} ways={ways} />
        </div>
      </Note>
    </WithFormWords>
  );
}

function HoldWords({ step, hold }: HoldProps) {
  const { title, text } = useHoldWords()(step, hold);
  return (
    <>
      <strong>{title}</strong>
      {text}
    </>
  );
}

function HoldWay({ hold, ways }: Pick<HoldNoteProps, 'hold' | 'ways'>) {
  const t = useFormWords();
  const isOfChecks = hold.why === 'checks';
  const way = isOfChecks ? ways.checks : ways.limits;
  if (way === undefined) return null;
  return (
    <div>
      <ActionControl action={way}>{t(isOfChecks ? 'checks.title' : 'menu.playerProtection')}</ActionControl>
    </div>
  );
}

/** The reason alone, for the sentence below a button that waits for it. */
export function HoldReason(props: HoldProps) {
  return (
    <WithFormWords voice="account" waiting={null}>
      <ReasonWords {...props} />
    </WithFormWords>
  );
}

function ReasonWords({ step, hold }: HoldProps) {
  const { title, text } = useHoldWords()(step, hold);
  return hold.why === 'limit' ? `${title}: ${text}` : title;
}
