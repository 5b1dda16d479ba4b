import type { ThemeDocument } from '#contracts/generated/contracts.ts';

/** The faces that a brand's pages show first, as values of a `Link` header. */
export const fontPreloads = ({ fonts }: Pick<ThemeDocument, 'fonts'>): readonly string[] =>
  [fonts.interface, fonts.display]
    .flatMap((font) => font.faces)
    .filter((face) => face.preload)
    .map((face) => `</${face.file}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
