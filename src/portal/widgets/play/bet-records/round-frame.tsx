import { useEffect, useRef, useState } from 'react';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { messageOfGame } from '../game-stage/frame-guard.ts';
import { Frame, FrameVeil } from './bet-picture.styles.ts';

interface RoundFrameProps {
  /** Of the vendor's page. */
  readonly url: string;
  readonly title: string;
  readonly onRetry: () => void;
}

/** The height of a frame until its page tells its own; the arcade's pages fit into it. */
export const FIRST_HEIGHT_PX = 720;
/** A vendor's page cannot push everything else out of reach. */
const LOWEST_PX = 240;
const HIGHEST_PX = 2_400;
/** A page that is there and says nothing is shown as it is: not every vendor tells a height. */
const SILENT_AFTER_MS = 4_000;
const LATE_AFTER_MS = 30_000;

type Step = 'loading' | 'shown' | 'late';

/** The vendor's page of a round, as high as it says. */
export function RoundFrame({ url, title, onRetry }: RoundFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [step, setStep] = useState<Step>('loading');
  const [heightPx, setHeight] = useState(FIRST_HEIGHT_PX);
  useEffect(() => {
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<unknown>): void => {
      const message = messageOfGame(event, { origin, frame: frame.current });
      if (message?.type !== 'contentHeight') return;
      setHeight(Math.min(HIGHEST_PX, Math.max(LOWEST_PX, message.heightPx)));
      setStep('shown');
    };
    window.addEventListener('message', hear);
    const late = setTimeout(() => setStep((now) => (now === 'loading' ? 'late' : now)), LATE_AFTER_MS);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(late);
      clearTimeout(silence.current);
    };
  }, [url]);
  if (step === 'late') return <OwnFailure error={new GatewayError('network_abnormal', '', 0)} onRetry={onRetry} />;
  return (
    <Frame $heightPx={heightPx} aria-busy={step === 'loading'}>
      <iframe
        ref={frame}
        title={title}
        src={url}
        // As a game's frame, and its link to the check of rounds opens a window of its own.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        // The page copies seeds and hashes at a press.
        allow="clipboard-write"
        referrerPolicy="no-referrer"
        onLoad={() => {
          clearTimeout(silence.current);
          silence.current = setTimeout(() => setStep('shown'), SILENT_AFTER_MS);
        }}
      />
      {step === 'loading' && <FrameVeil />}
    </Frame>
  );
}
