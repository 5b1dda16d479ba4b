/**
 * Puts a text on the clipboard.
 * @returns false where the browser does not allow it, as in a frame whose page has not passed on the permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
