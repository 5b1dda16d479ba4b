import { useId } from 'react';
import { Icon } from '#portal/ui/icon.tsx';
import { Select } from './records.styles.ts';

interface RecordSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: ReadonlyArray<readonly [value: Value, name: string]>;
  readonly onChoose: (value: Value) => void;
}

/** A filter of records with more values than fit beside each other. */
export function RecordSelect<Value extends string>({ label, value, options, onChoose }: RecordSelectProps<Value>) {
  const id = useId();
  return (
    <Select>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </Select>
  );
}
