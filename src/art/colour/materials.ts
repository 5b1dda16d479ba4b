/** A cast material: highlight, the upper, middle and lower body tones, the shaded foot, and the extruded side. */
export interface Material {
  highlight: string;
  upper: string;
  middle: string;
  lower: string;
  shade: string;
  extrude: string;
}

/** Six hex colours, in the order of the Material fields. */
const MATERIAL_TONES = {
  gold: 'FFFBE0 FFE48A F2AE2E FFD765 9A5200 5A2A00',
  silver: 'FFFFFF E4EAF6 9DAAC6 EEF3FF 4C5A7A 232C44',
  bronze: 'FFEBD2 F0B27A B06A34 E39C62 4E2710 281206',
  ivory: 'FFFFFF FFF5E0 E8D2A8 FFF2D8 8A6A3E 45301A',
  ruby: 'FFE1DC FF7A6E D91E3C FF5D62 6E0020 3A0012',
  emerald: 'E9FFE9 7CF0A8 12A866 5BE59A 00522F 00291A',
  sapphire: 'E6F4FF 7CC8FF 1D6EEA 62B4FF 0A2A80 04154A',
  amethyst: 'FBEBFF DDA0FF 8E3BE6 CC86FF 3D0E85 1E0548',
  jade: 'F2FFF4 B8F5CF 4FBF8F A0ECC2 0F5C46 062E24',
  flame: 'FFFDE0 FFE14D FF8A1E FFC23A C4190A 5C0708',
  ice: 'FFFFFF D8F6FF 6CC7F2 BDEBFF 1B5C9E 0A2A56',
  rosegold: 'FFF4EE FFC9B5 E08A78 FFBDA8 7A3038 3E141C',
  toxic: 'FBFFD8 D9FF5C 7CD61A C2F545 2C6A06 143203',
  pink: 'FFF0F8 FFB3DA F24FA0 FF95CB 8A0E5A 45032C',
  chrome: 'FFFFFF CFE6FF 5C7FB8 E9F5FF 16264D 0A1228',
  teal: 'E8FFFB 7FF5E2 16B8A4 66EBD6 055A58 022E30',
} as const;

export type MaterialName = keyof typeof MATERIAL_TONES;

export const MATERIAL_NAMES = Object.keys(MATERIAL_TONES) as MaterialName[];

function readTones(tones: string): Material {
  const [highlight = '', upper = '', middle = '', lower = '', shade = '', extrude = ''] = tones
    .split(' ')
    .map((tone) => `#${tone}`);
  return { highlight, upper, middle, lower, shade, extrude };
}

const MATERIALS = Object.fromEntries(MATERIAL_NAMES.map((name) => [name, readTones(MATERIAL_TONES[name])])) as Record<
  MaterialName,
  Material
>;

export function materialOf(name: MaterialName): Material {
  return MATERIALS[name];
}
