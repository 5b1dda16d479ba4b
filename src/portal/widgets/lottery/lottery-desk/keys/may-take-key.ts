/** Whether a key is the desk's: nobody writes into a field, no dialog is open, and no other key is held with it. */
export function mayTakeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('[role=dialog], dialog[open]') !== null) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null);
}
