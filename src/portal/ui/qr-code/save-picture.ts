/** Saves a picture on the visitor's device. @param name of the file. */
export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const way = document.createElement('a');
  way.href = address;
  way.download = name;
  way.click();
  URL.revokeObjectURL(address);
}
