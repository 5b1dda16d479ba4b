import { createContext, useContext } from 'react';
import type { Draft } from '../draft.ts';
import type { PictureFile } from './picture-file.ts';

/** The pictures that a form can choose from, and the function that adds one. */
export interface Pictures {
  readonly draft: Draft;
  /** Those that were added since the form was opened: in base64, by name below the assets folder. */
  readonly added: Readonly<Record<string, string>>;
  readonly add: (picture: PictureFile) => void;
}

export const PicturesContext = createContext<Pictures | null>(null);

/** @throws Error outside of a form. */
export function usePictures(): Pictures {
  const pictures = useContext(PicturesContext);
  if (pictures === null) throw new Error('A picture is chosen outside of a form.');
  return pictures;
}
