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

interface SelectFieldProps extends Pick<ComponentPropsWithRef<'select'>, 'name' | 'ref' | 'children'> {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly error?: string | undefined;
}

/** A choice of a short list, which the system opens as it does on its device. */
export function SelectField({ label, onChoose, error, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Box $isError={error !== undefined}>
        <select
          {...select}
          id={id}
          {...fieldState(id, undefined, error)}
          onChange={(event) => onChoose(event.target.value)}
        />
      </Box>
    </FieldFrame>
  );
}
