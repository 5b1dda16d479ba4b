import ReactModal from 'react-modal';

/** Stands over the page, which neither scrolls nor takes the focus meanwhile. It is open for as long as it is rendered. */
export function PageModal(props: Omit<ReactModal.Props, 'isOpen' | 'appElement' | 'bodyOpenClassName'>) {
  return (
    <ReactModal
      {...props}
      isOpen
      appElement={document.getElementById('root') ?? document.body}
      bodyOpenClassName="modal-page"
    />
  );
}
