import { useId } from 'react';
import type { WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Balances, Split } from './available-card.styles.ts';
import { Pad } from './withdraw.styles.ts';

/** What can be withdrawn, and what is locked or under way. */
export function AvailableCard({ terms }: { readonly terms: WithdrawalTerms }) {
  const t = useFormWords();
  const money = useMoney();
  const { balance, withdrawable, locked, reserved } = terms;
  return (
    <Pad>
      <Balances>
        <div>
          <dt>{t('withdraw.available')}</dt>
          <dd data-sum="withdrawable">
            <bdi>{money.say(withdrawable)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('withdraw.balance')}</dt>
          <dd>
            <bdi>{money.say(balance)}</bdi>
          </dd>
        </div>
        {isSome(locked) && (
          <div>
            <dt>
              <FormIcon name="lock" size={13} />
              {t('withdraw.locked')}
            </dt>
            <dd>
              <bdi>{money.say(locked)}</bdi>
            </dd>
          </div>
        )}
        {isSome(reserved) && (
          <div>
            <dt>{t('withdraw.underWay')}</dt>
            <dd>
              <bdi>{money.say(reserved)}</bdi>
            </dd>
          </div>
        )}
      </Balances>
      <SplitBar free={Number(withdrawable)} locked={Number(locked)} />
    </Pad>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

interface SplitBarProps {
  readonly free: number;
  readonly locked: number;
}

/** The smallest part that can still be seen, in percent. */
const LEAST_PERCENT = 3;

/** The two parts of the balance as a bar; the numbers beside it say the same. */
function SplitBar({ free, locked }: SplitBarProps) {
  const hatch = useId();
  const whole = free + locked;
  if (whole === 0) return null;
  const share = Math.round((100 * free) / whole);
  const shown = Math.min(locked > 0 ? 100 - LEAST_PERCENT : 100, Math.max(free > 0 ? LEAST_PERCENT : 0, share));
  return (
    <Split aria-hidden="true" focusable="false">
      <defs>
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" data-ground />
          <rect width="3" height="8" data-line />
        </pattern>
      </defs>
      {shown > 0 && <rect width={`${shown}%`} height="10" rx="5" data-free />}
      {locked > 0 && (
        // A percentage and a gap: the gap is inside.
        <svg aria-hidden="true" x={`${shown}%`} width={`${100 - shown}%`} height="10">
          <rect x={shown > 0 ? 4 : 0} width="100%" height="10" rx="5" fill={`url(#${hatch})`} />
        </svg>
      )}
    </Split>
  );
}
