import { styled } from 'styled-components';
import { color, layer, motion, radius, shadow } from '#portal/theme/tokens.ts';

export const Bar = styled.aside`
  position: fixed;
  z-index: ${layer.service};
  inset-inline-end: 16px;
  inset-block-end: calc(16px + var(--foot-bar, 0px) + var(--bottom-bar, env(safe-area-inset-bottom)));
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
`;

export const RoundButton = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${color.acc};
  color: ${color.onAcc};
  box-shadow: ${shadow.middle};
  transition: background ${motion.fast};
  &:hover { background: ${color.accHover}; }
`;

export const Links = styled.ul`
  padding: 6px;
  border-radius: ${radius.l};
  background: ${color.surf2};
  box-shadow: ${shadow.middle}, inset 0 0 0 1px ${color.line2};
  :is(a, button) {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    padding-inline: 12px 20px;
    border-radius: ${radius.s};
    font-weight: 500;
    color: ${color.tx2};
    &:hover { background: ${color.surf3}; color: ${color.tx}; }
  }
`;

export const Failure = styled.p`
  max-width: 220px;
  padding: 4px 12px 8px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.err};
`;
