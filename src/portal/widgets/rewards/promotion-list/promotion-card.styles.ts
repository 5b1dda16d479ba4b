import { styled } from 'styled-components';
import { color, finePointer, motion, overlay, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

/** The link covers the whole card; the action of its foot lies above it. */
export const Card = styled.article`
  position: relative;
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
  &:has(h2 a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 3px; }
  &[data-status='closed'] picture { filter: grayscale(1); opacity: 0.7; }
  &[data-status='closed'] h2 { color: ${color.tx2}; }
`;

export const Picture = styled.picture`
  display: block;
  height: 136px;
  background: ${color.surf2};
  img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 40%; }
`;

/** What lies on the picture. */
export const OnArt = styled.span`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding-inline: 12px;
  border-radius: ${radius.pill};
  background: ${overlay.inkStrong};
  color: ${color.onArt};
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 6px;
  padding: 16px 16px 0;
  h2 { font-size: 16px; line-height: 24px; font-weight: 600; text-wrap: balance; }
  h2 a:focus-visible { outline: none; }
  h2 a::after { content: ''; position: absolute; inset: 0; }
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
`;

export const When = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 4px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 72px;
  margin: 12px 16px 0;
  padding-block: 14px;
  border-block-start: 1px solid ${color.line};
  > div { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; min-width: 0; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx2}; overflow-wrap: anywhere; }
  small:empty { margin-block-start: -4px; }
  > :is(a, button) { position: relative; z-index: 1; }
`;
