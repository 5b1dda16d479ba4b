import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldBox, FieldFrame, fieldState } from './field-frame.tsx';
import { Icon, type IconName } from './icon.tsx';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | ('type' | 'name' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'maxLength' | 'placeholder')
  | ('onBlur' | 'onKeyDown' | 'readOnly' | 'ref' | 'required' | 'spellCheck' | 'disabled' | 'lang' | 'dir')
  | ('role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant')
>;

export interface TextFieldProps extends InputProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
  /** What the field takes; an error stands in its place. */
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence. */
  readonly error?: string | undefined;
  readonly icon?: IconName;
  /** Stands in the box behind the text. */
  readonly end?: ReactNode;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** A line of text with its label above, never a placeholder in its stead. */
export function TextField({ label, onWrite, hint, error, icon, end, aside, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <FieldBox $isError={error !== undefined}>
        {icon && <Icon name={icon} />}
        <input
          type="text"
          {...input}
          id={id}
          {...fieldState(id, hint, error)}
          onChange={(event) => onWrite(event.target.value)}
        />
        {end}
      </FieldBox>
    </FieldFrame>
  );
}
