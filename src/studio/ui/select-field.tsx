import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { FieldBox, FieldFrame, fieldState } from './field-frame.tsx';

const Box = styled(FieldBox)`
  padding-inline: 0;
  select {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    padding-inline: 11px;
    color: ${color.tx};
    background: transparent;
    font-size: 13px;
    outline: none;
    /* The list of the system has its own ground. */
    option { color: ${color.tx}; background: ${color.surf}; }
  }
`;

interface SelectFieldProps<Value extends string>
  extends Pick<ComponentPropsWithRef<'select'>, 'name' | 'ref' | 'children' | 'disabled'> {
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly error?: string | undefined;
}

/** A native select with its label above. */
export function SelectField<Value extends string>({ label, onChoose, error, ...select }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Box $isError={error !== undefined}>
        <select
          {...select}
          id={id}
          {...fieldState(id, undefined, error)}
          // The options are the only values that it has.
          onChange={(event) => onChoose(event.target.value as Value)}
        />
      </Box>
    </FieldFrame>
  );
}
