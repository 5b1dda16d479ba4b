import { styled } from 'styled-components';
import type { Action } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { ActionButton } from './payment-page.styles.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 14px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
`;

interface SetPasswordProps {
  readonly way: Action;
  /** Why it is asked for. */
  readonly text: string;
  readonly label: string;
  /** Nothing else is to be done before it. */
  readonly isFirst: boolean;
}

/** Stands where the payment password would, while there is none. */
export function SetPassword({ way, text, label, isFirst }: SetPasswordProps) {
  return (
    <Box>
      <p>{text}</p>
      <ActionButton action={way} $look={isFirst ? 'primary' : 'secondary'}>
        <AccountIcon name="key-round" size={17} />
        {label}
      </ActionButton>
    </Box>
  );
}
