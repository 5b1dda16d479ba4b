import { useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Panel, PanelHead } from '../lottery-desk.styles.ts';
import { PlaceSelect } from './place-select.tsx';
import { trendNumbers } from './trend.ts';
import { TrendChart } from './trend-chart.tsx';
import { useHistory } from './use-history.ts';

interface TrendPartProps {
  readonly gameCode: string;
  /** As many draws as gaps are counted in. */
  readonly count: number;
  readonly isRace: boolean;
  /** As `useHistory` takes it. */
  readonly latest: string | null | undefined;
}

const SHOWN = 9;

/** The numbers of one place in the latest draws. Stays away for games of too many numbers. */
export function TrendPart({ gameCode, count, isRace, latest }: TrendPartProps) {
  const t = useFormWords();
  const [place, setPlace] = useState(0);
  const { data } = useHistory(gameCode, count, latest);
  const numbers = data && trendNumbers(data.list);
  if (!data || !numbers) return null;
  return (
    <Panel>
      <PanelHead>
        <h2>{t('lottery.trend')}</h2>
        <PlaceSelect places={data.list[0]?.balls.length ?? 1} chosen={place} onChoose={setPlace} />
      </PanelHead>
      <TrendChart draws={data.list} shown={SHOWN} place={place} numbers={numbers} isRace={isRace} />
    </Panel>
  );
}
