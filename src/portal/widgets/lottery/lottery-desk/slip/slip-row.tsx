import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useBetWords } from '#portal/forms/lottery-ticket/use-bet-words.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { RaceNumber } from '../race/race-number.art.tsx';
import { Combined, EntryRow, Pick, RowFault, Stepper, Win } from './slip.styles.ts';
import { isSingle, type SlipEntry } from './slip-state.ts';
import { betsOf, costOf, winOf } from './slip-sums.ts';
import { steppedStake } from './stakes.ts';

interface SlipRowProps {
  readonly entry: SlipEntry;
  readonly type: LotteryBetType;
  /** The gateway's message of its refusal. */
  readonly fault: string | undefined;
}

/** A row of the slip: what is bet on, the stake with its steps, what a hit pays. */
export function SlipRow({ entry, type, fault }: SlipRowProps) {
  const t = useFormWords();
  const words = useBetWords();
  const { amounts, bounds, setStake, remove } = useBettingDesk();
  const { key, stakeMinor, rows } = entry;
  const isOne = isSingle(type);
  const name = isOne ? words.pick(type.betType, rows[0]?.[0] ?? '') : rows.map((row) => row.join(', ')).join(' / ');
  const step = (by: 1 | -1) => setStake(steppedStake(stakeMinor, by, bounds), key);
  const bets = betsOf(entry, type);
  return (
    <EntryRow $isWrong={fault !== undefined} data-entry={key}>
      {isOne ? <PickMark name={name} /> : <Combined dir="ltr">{name}</Combined>}
      <Stepper>
        <button
          type="button"
          aria-label={t('lottery.lessOn', { name })}
          disabled={stakeMinor <= bounds.minMinor}
          onClick={() => step(-1)}
        >
          <DeskIcon name="minus" size={14} stroke={2.4} />
        </button>
        <bdi dir="ltr">{amounts.short(stakeMinor)}</bdi>
        <button
          type="button"
          aria-label={t('lottery.moreOn', { name })}
          disabled={stakeMinor >= bounds.maxMinor}
          onClick={() => step(1)}
        >
          <DeskIcon name="plus" size={14} stroke={2.4} />
        </button>
      </Stepper>
      <Win>
        <span className="visually-hidden">{t('lottery.ifHit')} </span>
        <bdi>{amounts.round(winOf(entry, type))}</bdi>
      </Win>
      <IconButton type="button" $size={28} aria-label={t('lottery.remove', { name })} onClick={() => remove(key)}>
        <Icon name="x" size={15} stroke={2} />
      </IconButton>
      {!isOne && (
        <small>
          {bets > 0
            ? t('lottery.combined', {
                numbers: rows.flat().length,
                bets: t('lottery.bets', { count: bets }),
                amount: amounts.say(costOf(entry, type)),
              })
            : t('lottery.tooFew', { n: type.size })}
        </small>
      )}
      {isOne && type.units > 1 && (
        <small>{t('lottery.units', { units: type.units, amount: amounts.say(costOf(entry, type)) })}</small>
      )}
      {fault !== undefined && (
        <RowFault role="alert">
          <FormIcon name="circle-alert" size={15} />
          {fault}
        </RowFault>
      )}
    </EntryRow>
  );
}

/** A number as a ball, the number of a car as its plate, an option as its word. */
function PickMark({ name }: { readonly name: string }) {
  const { terms } = useBettingDesk();
  if (terms.mark === 'car' && /^\d+$/.test(name)) return <RaceNumber number={Number(name)} />;
  return <Pick $isWord={name.length > 4}>{name}</Pick>;
}
