import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

/** As high as the button that it stands in place of. */
export const SentLine = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding-inline: 16px;
  border-radius: ${radius.m};
  background: ${color.okSoft};
  font-size: 15px;
  line-height: 22px;
  font-weight: 600;
  outline: none;
  svg { flex: none; color: ${color.ok}; }
`;

export const SentNote = styled.p`
  font-size: 12px;
  line-height: 17px;
  color: ${color.tx3};
`;

export const SentFailure = styled(SentNote)`
  color: ${color.err};
`;
