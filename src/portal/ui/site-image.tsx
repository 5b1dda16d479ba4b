import type { ComponentPropsWithoutRef } from 'react';
import { useImageSource } from './image-source.tsx';

/** A decorative picture of the site. */
export function SiteImage({
  src,
  ...rest
}: Omit<ComponentPropsWithoutRef<'img'>, 'alt' | 'src'> & { readonly src: string }) {
  return <img {...rest} {...useImageSource(src)} alt="" />;
}
