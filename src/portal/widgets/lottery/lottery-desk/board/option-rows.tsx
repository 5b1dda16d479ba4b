import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { useBetWords } from '#portal/forms/lottery-ticket/use-bet-words.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { stakeOn } from '../slip/slip-state.ts';
import { Option, Options, PlaceName, PlaceRow } from './board.styles.ts';
import type { Hits } from './hits.ts';
import { useRoving } from './use-roving.ts';

interface OptionRowsProps {
  readonly types: readonly LotteryBetType[];
  readonly isPhone: boolean;
  readonly isLocked: boolean;
  readonly hits: Hits;
}

/** The options of a bet type as buttons with their odds; a row for each place. */
export function OptionRows({ types, ...rest }: OptionRowsProps) {
  const words = useBetWords();
  if (types.length === 1) return types.map((type) => <OptionButtons key={type.betType} type={type} {...rest} />);
  return (
    <div>
      {types.map((type) => (
        <PlaceRow key={type.betType}>
          <PlaceName>
            <b>{words.place(type)}</b>
          </PlaceName>
          <OptionButtons type={type} {...rest} />
        </PlaceRow>
      ))}
    </div>
  );
}

interface OptionButtonsProps extends Omit<OptionRowsProps, 'types'> {
  readonly type: LotteryBetType;
}

function OptionButtons({ type, isPhone, isLocked, hits }: OptionButtonsProps) {
  const { number } = useWords();
  const words = useBetWords();
  const { slip, turn, amounts } = useBettingDesk();
  const { options } = type;
  const columns = isPhone ? 2 : Math.min(6, Math.max(2, options.length));
  const roving = useRoving(options.length, columns);
  return (
    <Options role="group" aria-label={words.whole(type)} dir="ltr" $columns={columns} onKeyDown={roving.onKeyDown}>
      {options.map(({ option, odds }, index) => {
        const stake = stakeOn(slip, type, option);
        return (
          <Option
            key={option}
            type="button"
            aria-pressed={stake !== undefined}
            aria-disabled={isLocked}
            data-cell={index}
            data-hit={hits.has(`${type.betType}:${option}`) || undefined}
            tabIndex={index === roving.current ? 0 : -1}
            onFocus={() => roving.onFocus(index)}
            onClick={() => !isLocked && turn(type, [option])}
          >
            <span>{words.pick(type.betType, option)}</span>
            <b>{stake === undefined ? number(Number(odds)) : amounts.short(stake)}</b>
          </Option>
        );
      })}
    </Options>
  );
}
