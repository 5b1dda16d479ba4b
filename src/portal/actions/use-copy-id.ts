import { useShellCommands } from './actions.tsx';

/** Says that the user id was copied (specification, section 8). */
const COPIED_MODAL = 'id-copied';

/** Copies a user id, and opens the dialog that says so. */
export function useCopyId(): (id: string) => void {
  const { openModal } = useShellCommands();
  return (id) =>
    void navigator.clipboard.writeText(id).then(
      () => openModal(COPIED_MODAL),
      () => {},
    );
}
