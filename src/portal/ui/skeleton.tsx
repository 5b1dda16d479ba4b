import { keyframes, styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

const sheen = keyframes`
  from { background-position: 200% 0; }
  to { background-position: -200% 0; }
`;

/** A block with a sheen, in the box that the content will take. */
export const Skeleton = styled.span<{ readonly $radius?: string }>`
  display: block;
  border-radius: ${({ $radius = radius.s }) => $radius};
  background: linear-gradient(100deg, ${color.surf2} 40%, ${color.surf3} 50%, ${color.surf2} 60%) 0 0 / 200% 100%;
  animation: ${sheen} 1.4s linear infinite;
`;
