/** Reads the icon sets and font packages that are installed for extraction only. */
import { readFileSync } from 'node:fs';

export interface IconInfo {
  name: string;
  author: { name: string; url?: string };
  license: { title: string; url?: string };
}

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

interface FaceMetadata {
  family: string;
  license: { type: string; url: string; attribution: string };
}

const PACKAGES = new URL('../../node_modules/', import.meta.url);

function readPackageJson<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(new URL(path, PACKAGES), 'utf8')) as Shape;
}

export function loadIconInfo(set: string): IconInfo {
  return readPackageJson<IconInfo>(`@iconify-json/${set}/info.json`);
}

/** The markup of an icon by name, following aliases; fails for a name the set does not have. */
export function openIconSet(set: string): (name: string) => string {
  const { icons, aliases } = readPackageJson<IconSet>(`@iconify-json/${set}/icons.json`);
  return (name) => {
    const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`The set ${set} has no icon named ${name}.`);
    return icon.body;
  };
}

export function loadFacePackage(face: string): { family: string; licence: string; author: string; url: string } {
  const { family, license } = readPackageJson<FaceMetadata>(`@fontsource/${face}/metadata.json`);
  return { family, licence: license.type, author: license.attribution, url: license.url };
}
