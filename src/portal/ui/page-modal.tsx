import type { ReactNode } from 'react';
import ReactModal from 'react-modal';

interface PageModalProps {
  /**
   * The prefix of its class names: `-scrim` covers the page, `is-open` and `is-closing` mark the transition, and
   * `-panel` is the modal itself.
   */
  readonly name: string;
  /** The id of its title, or a name for one that shows none. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly onClose: () => void;
  /** Neither Escape nor the scrim closes it. */
  readonly isForced?: boolean;
  /** The scrim does not close it, Escape does. */
  readonly staysOnPress?: boolean;
  readonly onOpened?: () => void;
  readonly children: ReactNode;
}

/**
 * Stands over the page, which neither scrolls nor takes the focus meanwhile. It is open for as long as it is rendered.
 */
export function PageModal(props: PageModalProps) {
  const { name, labelledBy, label, onClose, isForced = false, staysOnPress = isForced, onOpened, children } = props;
  return (
    <ReactModal
      isOpen
      appElement={document.getElementById('root') ?? document.body}
      bodyOpenClassName="modal-page"
      overlayClassName={{ base: `${name}-scrim`, afterOpen: 'is-open', beforeClose: 'is-closing' }}
      className={`${name}-panel`}
      {...(labelledBy && { aria: { labelledby: labelledBy } })}
      {...(label && { contentLabel: label })}
      onRequestClose={onClose}
      shouldCloseOnEsc={!isForced}
      shouldCloseOnOverlayClick={!staysOnPress}
      {...(onOpened && { onAfterOpen: onOpened })}
    >
      {children}
    </ReactModal>
  );
}
