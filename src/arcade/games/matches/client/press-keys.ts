/** Makes Enter and Space press a drawn control, as they do on a button. */
export function pressKeys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}
