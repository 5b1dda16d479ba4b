import type { FishArt } from '#arcade/game-art-api.ts';
import type { FishKindId } from '../rules/fish-kinds.ts';
import { FISH_KIND_IDS } from '../rules/fish-kinds.ts';

/** A fish as pixels, so that no frame has to draw its vectors again. */
export interface Sprite {
  readonly picture: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** The pictures of a sea's fish, drawn once for each size of the window. */
export interface Sprites {
  /** Null until the picture has arrived. `width` in CSS pixels. */
  of(kind: FishKindId, width: number, density: number): Sprite | null;
}

function pictureOf(url: string): HTMLImageElement {
  const image = new Image();
  image.src = url;
  return image;
}

function drawn(image: HTMLImageElement, width: number, density: number): Sprite {
  const height = (width * image.naturalHeight) / image.naturalWidth;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { picture: canvas, width, height };
}

export function loadSprites({ fishUrls }: FishArt): Sprites {
  const images = new Map(FISH_KIND_IDS.map((kind) => [kind, pictureOf(fishUrls[kind])]));
  const kept = new Map<FishKindId, { readonly size: string; readonly sprite: Sprite }>();
  return {
    of(kind, width, density) {
      const size = `${Math.round(width)} ${density}`;
      const known = kept.get(kind);
      if (known?.size === size) return known.sprite;
      const image = images.get(kind);
      if (!image?.complete || image.naturalWidth === 0) return null;
      const sprite = drawn(image, Math.round(width), density);
      kept.set(kind, { size, sprite });
      return sprite;
    },
  };
}
