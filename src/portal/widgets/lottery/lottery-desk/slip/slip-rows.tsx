import { useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useBetWords } from '#portal/forms/lottery-ticket/use-bet-words.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { TextButton } from '../lottery-desk.styles.ts';
import { GroupHead, Rows } from './slip.styles.ts';
import { SlipRow } from './slip-row.tsx';

interface SlipRowsProps {
  readonly faults: ReadonlyMap<string, string>;
  readonly isWhole?: boolean;
}

/** So many rows are shown before the others are named alone. */
const FIRST_ROWS = 6;

/** The rows of the slip under the names of their bet types. */
export function SlipRows({ faults, isWhole = false }: SlipRowsProps) {
  const t = useFormWords();
  const { number } = useWords();
  const words = useBetWords();
  const { slip, types } = useBettingDesk();
  const [isOpen, setOpen] = useState(isWhole);
  const hasFault = faults.size > 0;
  const shown = isOpen || hasFault || slip.length <= FIRST_ROWS + 1 ? slip : slip.slice(0, FIRST_ROWS);
  const rest = slip.slice(shown.length);
  const groups = [...new Set(shown.map(({ betType }) => betType))].flatMap((code) => types.get(code) ?? []);
  return (
    <div>
      {groups.map((type) => (
        <Rows key={type.betType} aria-label={words.whole(type)}>
          <GroupHead aria-hidden="true">
            <span>{words.whole(type)}</span>
            <bdi dir="ltr">× {number(Number(type.odds))}</bdi>
          </GroupHead>
          {shown
            .filter(({ betType }) => betType === type.betType)
            .map((entry) => (
              <SlipRow key={entry.key} entry={entry} type={type} fault={faults.get(entry.key)} />
            ))}
        </Rows>
      ))}
      {slip.length > FIRST_ROWS + 1 && !isWhole && (
        <TextButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {rest.length > 0
            ? t('lottery.moreRows', {
                n: rest.length,
                names: rest
                  .slice(0, 4)
                  .map(({ rows }) => rows[0]?.[0] ?? '')
                  .join(', '),
              })
            : t('lottery.less')}
          <Icon name={rest.length > 0 ? 'chevron-down' : 'chevron-up'} size={15} stroke={2.2} />
        </TextButton>
      )}
    </div>
  );
}
