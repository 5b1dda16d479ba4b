import { type ReactNode, useMemo } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { planNodes } from '#document/pages/plan-nodes.ts';
import { ModalCloseProvider } from '#portal/actions/modal-close.tsx';
import { type ModalParams, ModalParamsProvider } from '#portal/actions/modal-params.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useFacts } from '#portal/site/facts.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { color, from, layer, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';
import { CloseButton } from '#portal/ui/close-button.tsx';
import { PageModal } from '#portal/ui/page-modal.tsx';
import { Sections } from './sections.tsx';
import { StageModal } from './stage-modal.tsx';
import { knowsWidget } from './widget-views.ts';

const ModalLayer = createGlobalStyle`
  .modal-scrim {
    position: fixed; inset: 0; z-index: ${layer.modal}; display: flex; align-items: flex-end; justify-content: center;
    background: ${color.scrim}; backdrop-filter: blur(5px); opacity: 0; transition: opacity ${motion.slow};
  }
  .modal-scrim.is-open { opacity: 1; }
  .modal-scrim.is-closing { opacity: 0; }
  .modal-panel { width: 100%; outline: none; transform: translateY(24px); transition: transform ${motion.slow}; }
  .is-open > .modal-panel { transform: none; }
  ${from.md} {
    .modal-scrim { align-items: center; }
    .modal-panel { width: auto; }
    .modal-scrim:has([data-size='drawer']) { align-items: stretch; justify-content: flex-end; }
    .modal-panel:has([data-size='drawer']) { transform: translateX(32px); [dir='rtl'] & { transform: translateX(-32px); } }
    .is-open > .modal-panel:has([data-size='drawer']) { transform: none; }
  }
  ${reducedMotion} { .modal-panel { transform: none; } }
`;

const widths = { small: 440, medium: 640, large: 880, full: 1360, drawer: 460 } as const;

const Panel = styled.div<{ readonly $size: keyof typeof widths }>`
  display: flex;
  flex-direction: column;
  max-height: min(85vh, 760px);
  background: ${color.bg2};
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line};
  ${from.md} { width: ${({ $size }) => widths[$size]}px; max-width: calc(100vw - 64px); border-radius: ${radius.xl}; }
  &[data-size='drawer'] {
    height: 85vh;
    ${from.md} { height: 100dvh; max-height: none; border-radius: 0; }
  }
  &[data-size='full'] { height: 100dvh; max-height: calc(100dvh - 48px); }
  /* Art stands beside what is said, over the whole height. */
  @media (min-width: 960px) { &:has([data-modal-art]) { position: relative; padding-inline-start: 400px; } }
  > header { display: flex; align-items: center; gap: 12px; padding: 16px 12px 8px 24px; padding-inline: 24px 12px; }
  > header > h2 { flex: 1; font-size: 20px; line-height: 28px; font-weight: 600; }
`;

const Body = styled.div`
  overflow-y: auto;
  padding: 0 24px 24px;
  border-radius: inherit;
  /* While its sections are on their way. */
  &:empty { min-height: 160px; }
  &:focus-visible { outline-offset: -2px; }
`;

export interface ModalHostProps {
  readonly modalId: string;
  /** The parameters that it was opened with. A `title` among them replaces the document's title. */
  readonly params?: ModalParams | undefined;
  readonly onClose: () => void;
}

/** Shows a modal of the layout over the page. Traps the focus, gives it back, and closes on Escape and on the scrim. */
export function ModalHost({ modalId, params, onClose }: ModalHostProps) {
  const { text } = useWords();
  const { layout } = useSite();
  const facts = useFacts();
  const modal = layout.modals?.[modalId];
  // A mandatory step cannot be closed.
  const isForced = params?.forced !== undefined;
  const nodes = useMemo(() => (modal ? planNodes(modal.sections, facts, knowsWidget).nodes : []), [modal, facts]);
  if (!modal) return null;
  const { size = 'small' } = modal;
  const title = params?.title ?? text(modal.title);
  const inside = (children: ReactNode) => (
    <ModalCloseProvider close={onClose}>
      <ModalParamsProvider params={params}>{children}</ModalParamsProvider>
    </ModalCloseProvider>
  );
  if (size === 'stage') return inside(<StageModal modalId={modalId} label={title} nodes={nodes} onClose={onClose} />);
  return (
    <>
      <ModalLayer />
      <PageModal name="modal" labelledBy="modal-title" onClose={onClose} isForced={isForced}>
        <Panel $size={size} data-modal={modalId} data-size={modal.size}>
          <header>
            <h2 id="modal-title">{title}</h2>
            {!isForced && <CloseButton onClose={onClose} />}
          </header>
          {/* Text alone can be scrolled by keys only where the focus can go. */}
          <Body role="group" aria-labelledby="modal-title" tabIndex={0}>
            {inside(<Sections nodes={nodes} />)}
          </Body>
        </Panel>
      </PageModal>
    </>
  );
}
