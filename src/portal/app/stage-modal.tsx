import { useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';
import { ModalGuardProvider } from '#portal/actions/modal-guard.tsx';
import { color, from, layer, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';
import { PageModal } from '#portal/ui/page-modal.tsx';
import { Sections } from './sections.tsx';

const StageLayer = createGlobalStyle`
  .stage-scrim {
    position: fixed; inset: 0; z-index: ${layer.modal}; display: grid;
    background: ${color.scrim}; backdrop-filter: blur(5px); opacity: 0; transition: opacity ${motion.slow};
  }
  .stage-scrim.is-open { opacity: 1; }
  .stage-scrim.is-closing { opacity: 0; }
  .stage-panel { display: grid; min-width: 0; min-height: 0; outline: none; transform: translateY(24px); transition: transform ${motion.slow}; }
  .is-open > .stage-panel { transform: none; }
  ${from.md} { .stage-scrim { place-items: center; } }
  ${reducedMotion} { .stage-panel { transform: none; } }
`;

/**
 * As wide as a game, and as high as leaves its picture whole beside the bars; over the whole of a small screen, also of
 * one on its side.
 */
const Stage = styled.div`
  display: grid;
  min-width: 0;
  min-height: 0;
  height: 100dvh;
  overflow: hidden;
  background: ${color.bg2};
  > * { min-height: 0; }
  @media (min-width: 768px) and (min-height: 520px) {
    width: min(1120px, 100vw - 64px, (100dvh - 160px) * 1120 / 600);
    min-width: min(720px, 100vw - 64px);
    height: auto;
    border-radius: ${radius.xl};
    box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line};
  }
`;

interface StageModalProps {
  readonly modalId: string;
  /** Its accessible name. */
  readonly label: string;
  readonly nodes: readonly PlannedNode[];
  readonly onClose: () => void;
}

/**
 * A modal that a game is played in: it has no head, a press beside it changes nothing, and Escape is asked about first.
 */
export function StageModal({ modalId, label, nodes, onClose }: StageModalProps) {
  const guard = useRef<(() => void) | null>(null);
  return (
    <>
      <StageLayer />
      <PageModal name="stage" label={label} onClose={() => (guard.current ?? onClose)()} staysOnPress>
        <Stage data-modal={modalId} data-size="stage">
          <ModalGuardProvider guard={guard}>
            <Sections nodes={nodes} />
          </ModalGuardProvider>
        </Stage>
      </PageModal>
    </>
  );
}
