import { useId, useState } from 'react';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Modes } from './board.styles.ts';
import type { ChoiceBoardProps } from './choice-board.tsx';
import { NumberGrid } from './number-grid.tsx';
import { QuickBar } from './quick-bar.tsx';
import { numbersOf } from './quick-picks.ts';
import { TypedEntry } from './typed-entry.tsx';

type Mode = 'pick' | 'type' | 'paste';

/** More numbers than these are typed or pasted, not picked from a board. */
const MOST_CELLS = 120;

interface NumberBoardProps extends Omit<ChoiceBoardProps, 'choice'> {
  readonly type: LotteryBetType;
}

/** Numbers, picked from a grid, typed or pasted. */
export function NumberBoard({ type, ...rest }: NumberBoardProps) {
  const t = useFormWords();
  const panelId = useId();
  const fitsGrid = numbersOf(type).length <= MOST_CELLS;
  const [mode, setMode] = useState<Mode>(fitsGrid ? 'pick' : 'type');
  const tabs = (['pick', 'type', 'paste'] as const)
    .filter((one) => fitsGrid || one !== 'pick')
    .map((choice) => ({ choice, label: t(`lottery.mode.${choice}`) }));
  return (
    <>
      <Modes>
        <ChoiceTabs label={t('lottery.mode')} tabs={tabs} chosen={mode} onChoose={setMode} panelId={panelId} />
      </Modes>
      <div id={panelId} role="tabpanel" aria-label={t(`lottery.mode.${mode}`)}>
        {mode === 'pick' ? (
          <>
            <QuickBar type={type} isLocked={rest.isLocked} />
            <NumberGrid type={type} {...rest} />
          </>
        ) : (
          <TypedEntry key={mode} type={type} isPasted={mode === 'paste'} isLocked={rest.isLocked} />
        )}
      </div>
    </>
  );
}
