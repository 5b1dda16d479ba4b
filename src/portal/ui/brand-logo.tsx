import { styled } from 'styled-components';
import { color, font } from '#portal/theme/tokens.ts';
import { useImageSource } from './image-source.tsx';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--logo-color, ${color.tx});
  b {
    font-family: ${font.display};
    font-weight: 600;
    font-size: var(--logo-size, 19px);
    line-height: 24px;
    letter-spacing: max(-0.01em, var(--display-track));
  }
  img { width: var(--logo-mark, 28px); height: var(--logo-mark, 28px); }
  @media (max-width: 767px) {
    gap: 8px;
    b { font-size: var(--logo-size, 16px); }
  }
`;

/** The brand's mark and wordmark. Where it stands may set its size and colour by custom properties. */
export function BrandLogo({ mark, wordmark }: { readonly mark: string; readonly wordmark: string }) {
  return (
    <Frame>
      <img {...useImageSource(mark)} width={28} height={28} alt="" />
      <b translate="no">{wordmark}</b>
    </Frame>
  );
}
