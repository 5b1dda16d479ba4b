import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, finePointer, from, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

export const Promotions = styled.section`
  display: flex;
  flex-direction: column;
  gap: 20px;
  ${pageTitleLook}
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 16px;
  ${from.md} { gap: 20px; }
`;

export const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  transition: background ${motion.fast}, transform ${motion.base};
  ${finePointer} {
    &:hover { background: ${color.surf2}; transform: translateY(-2px); }
  }
  ${reducedMotion} { transition: none; &:hover { transform: none; } }
  &[data-status='closed'] picture { opacity: 0.55; }
`;

export const Picture = styled.picture`
  display: block;
  aspect-ratio: 16 / 8;
  background: ${color.surf2};
  img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 40%; }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  flex: 1;
  padding: 16px 18px 18px;
  h2 { font-size: 17px; line-height: 24px; font-weight: 600; text-wrap: balance; }
  p { flex: 1; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  > span:last-child { display: inline-flex; align-items: center; gap: 6px; font-size: 14px; line-height: 20px; font-weight: 600; color: ${color.priTx}; }
  [dir='rtl'] & > span:last-child svg { transform: scaleX(-1); }
`;
