import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { radius } from '../theme/tokens.ts';

/** Modules of white around a code, which scanners find it by (ISO/IEC 18004). */
const QUIET_MODULES = 4;
/** Dots of the canvas to a module, enough for sharp edges on dense screens. */
const DOTS = 8;

const Canvas = styled.canvas`
  width: 184px;
  height: 184px;
  flex: none;
  border-radius: ${radius.m};
  /* Black on white in every scheme: scanners take nothing else. */
  background: #ffffff;
  image-rendering: pixelated;
`;

interface QrCanvasProps {
  /** The encoded text. It is drawn here and goes nowhere. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** A QR code. Where it cannot be drawn nothing stands in its place; what it says is to be written beside it. */
export function QrCanvas({ text, label }: QrCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const { create } = await import('qrcode/lib/core/qrcode.js');
      const { modules } = create(text, { errorCorrectionLevel: 'M' });
      if (!isGone && canvas.current)
        draw(canvas.current, modules.size, (row, column) => modules.get(row, column) === 1);
    };
    show().catch(() => setFailed(true));
    return () => {
      isGone = true;
    };
  }, [text]);
  return hasFailed ? null : <Canvas ref={canvas} role="img" aria-label={label} />;
}

function draw(canvas: HTMLCanvasElement, count: number, isDark: (row: number, column: number) => boolean): void {
  const side = (count + 2 * QUIET_MODULES) * DOTS;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws on no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000000';
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (isDark(row, column))
        context.fillRect((column + QUIET_MODULES) * DOTS, (row + QUIET_MODULES) * DOTS, DOTS, DOTS);
}
