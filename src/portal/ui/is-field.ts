/** Whether an element takes what is typed, so that keys are no commands there. */
export const isField = (element: EventTarget | null): boolean =>
  element instanceof Element && element.matches('input, textarea, select, [contenteditable=true]');
