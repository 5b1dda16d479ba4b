import { useFormWords } from '#portal/forms/form-place.tsx';
import { SmallSelect } from './results.styles.ts';

interface PlaceSelectProps {
  readonly places: number;
  /** From 0. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

/** The place of a draw that a trend is of. */
export function PlaceSelect({ places, chosen, onChoose }: PlaceSelectProps) {
  const t = useFormWords();
  return (
    <SmallSelect
      aria-label={t('lottery.trendOf')}
      value={chosen}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {[...Array(places).keys()].map((place) => (
        <option key={place} value={place}>
          {t('lottery.place', { n: place + 1 })}
        </option>
      ))}
    </SmallSelect>
  );
}
