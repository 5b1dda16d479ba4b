import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { FormIcon } from '../form-icon.tsx';
import { Hint } from '../form-look.ts';

const Tick = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 6px;
  font-size: 14px;
  line-height: 20px;
  color: ${color.tx2};
  cursor: pointer;
  @media (pointer: coarse) { padding-block: 12px; }
  input { position: absolute; opacity: 0; }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 20px;
    height: 20px;
    border-radius: calc(${radius.s} - 2px);
    background: ${color.surf2};
    color: transparent;
    box-shadow: inset 0 0 0 1px ${color.line2};
  }
  input:checked + i { background: ${color.pri}; color: ${color.onPri}; box-shadow: none; }
  input[aria-invalid='true'] + i { box-shadow: inset 0 0 0 2px ${color.err}; }
  input:focus-visible + i { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

const Place = styled.div`
  position: relative;
`;

interface TickBoxProps {
  readonly name: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/** A box to tick, with what is wrong below it. */
export function TickBox({ name, isTicked, onTick, fault, children }: TickBoxProps) {
  const id = useId();
  return (
    <Place>
      <Tick>
        <input
          type="checkbox"
          name={name}
          checked={isTicked}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : id}
          onChange={(event) => onTick(event.target.checked)}
        />
        <i aria-hidden="true">
          <Icon name="check" size={14} stroke={3} />
        </i>
        <span>{children}</span>
      </Tick>
      {fault !== undefined && (
        <Hint id={id} $isWrong>
          <FormIcon name="circle-alert" size={15} />
          {fault}
        </Hint>
      )}
    </Place>
  );
}
