import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { QR_COMPONENT_DEFAULTS, type QrStyle } from './qr-defaults.ts';
import { drawQr } from './qr-drawing.ts';
import { qrMatrix } from './qr-matrix.ts';

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  /** The address of the mark in the middle. */
  readonly logo?: string;
  /** Draws the mark in black and white. */
  readonly isBinarized?: boolean;
  /** Over the defaults of a code on a page. */
  readonly style?: Partial<QrStyle>;
}

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  width: 100%;
  svg { display: block; width: 100%; height: 100%; border-radius: 10px; }
`;

/** Words in the code's place or over its foot. Black on white like the code, whatever the theme. */
const Fault = styled.span<{ readonly $isWhole: boolean }>`
  position: absolute;
  inset: ${({ $isWhole }) => ($isWhole ? '0' : 'auto 0 0')};
  display: grid;
  place-items: center;
  padding: 6px 8px;
  border-radius: 10px;
  background: #ffffff;
  color: #9b1c1c;
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  text-align: center;
`;

/**
 * A QR code. A mark that does not load leaves the code as it is and says so; a text that no code can hold is said in
 * its place.
 */
export function QrCode({ text, label, logo, isBinarized = false, style: given }: QrCodeProps) {
  const { t } = useWords();
  const filter = useId();
  const [failedLogo, setFailedLogo] = useState<string>();
  const style = useMemo(() => ({ ...QR_COMPONENT_DEFAULTS, ...given }), [given]);
  const matrix = useMemo(() => qrMatrix(text, style.errorCorrection), [text, style.errorCorrection]);
  const hasLogo = logo !== undefined && logo !== failedLogo;
  const drawing = useMemo(() => matrix && drawQr(matrix, style, hasLogo), [matrix, style, hasLogo]);
  if (!drawing) {
    return (
      <Frame>
        <Fault role="alert" $isWhole>
          {t('qr.overflow')}
        </Fault>
      </Frame>
    );
  }
  const { size, dark, logo: place } = drawing;
  return (
    <Frame>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        {isBinarized && <Threshold id={filter} level={style.binarizeThreshold / 255} />}
        <rect width={size} height={size} fill="#ffffff" />
        <path d={dark} fill="#000000" />
        {hasLogo && place && (
          <image
            href={logo}
            x={place.at}
            y={place.at}
            width={place.side}
            height={place.side}
            onError={() => setFailedLogo(logo)}
            {...(isBinarized && { filter: `url(#${filter})` })}
          />
        )}
      </svg>
      {logo !== undefined && !hasLogo && (
        <Fault role="alert" $isWhole={false}>
          {t('qr.logoFailed')}
        </Fault>
      )}
    </Frame>
  );
}

/** Turns a picture into black and white: first into greys, then each side of the level into one of the two. */
function Threshold({ id, level }: { readonly id: string; readonly level: number }) {
  const steep = { type: 'linear', slope: 255, intercept: -255 * level } as const;
  return (
    <filter id={id} colorInterpolationFilters="sRGB">
      <feColorMatrix type="saturate" values="0" />
      <feComponentTransfer>
        <feFuncR {...steep} />
        <feFuncG {...steep} />
        <feFuncB {...steep} />
      </feComponentTransfer>
    </filter>
  );
}
