const stops = (colours: readonly (readonly [offset: number, colour: string])[]): string =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** A shark in a box of 330 by 170; it looks to the right. */
export function shark(id: string): string {
  const body = stops([
    [0, '#9FC4DC'],
    [0.28, '#4E7FA3'],
    [0.56, '#2F5D82'],
    [0.6, '#DCEBF2'],
    [1, '#9DB9CC'],
  ]);
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${body}</linearGradient></defs>` +
    `<path d="M-128 -4C-150 -40 -164 -62 -178 -66C-168 -40 -160 -14 -158 0C-164 16 -170 30 -174 44C-158 36 -142 18 -128 8Z" fill="#3E6C90"/>` +
    `<path d="M10 -38C4 -66 -8 -84 -26 -92C-24 -70 -28 -48 -42 -32Z" fill="#3E6C90"/>` +
    `<path d="M150 2C120 -34 60 -46 0 -42C-60 -38 -110 -16 -136 -2C-110 14 -60 34 0 38C60 42 118 28 150 2Z" fill="url(#${id})"/>` +
    `<path d="M36 26C24 54 2 70 -24 74C-18 56 -14 40 -8 28Z" fill="#315F84"/>` +
    `<path d="M74 -18q-7 16 0 32M64 -19q-7 17 0 34M54 -20q-7 18 0 36" stroke="#1A3C58" stroke-opacity=".6" stroke-width="2.5" fill="none"/>` +
    `<path d="M142 9Q120 24 98 17" fill="none" stroke="#17324A" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M134 14l-4 6-4-4-5 6-4-4-5 5-3-4" fill="none" stroke="#fff" stroke-width="2"/>` +
    `<circle cx="112" cy="-8" r="6" fill="#0C1522"/><circle cx="114" cy="-10" r="2" fill="#fff"/>` +
    `<path d="M126 -16C90 -36 20 -40 -50 -28" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`
  );
}

const TENTACLES = [-26, -15, -5, 6, 16, 27];

/** A jellyfish in a box of 90 by 130. */
export function jelly(id: string, [light, dark]: readonly [light: string, dark: string]): string {
  const bell = `<stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".35" stop-color="${light}" stop-opacity=".9"/><stop offset="1" stop-color="${dark}" stop-opacity=".75"/>`;
  const tentacles = TENTACLES.map(
    (x, index) =>
      `<path d="M${x} 6C${x - 10} 30 ${x + 12} 48 ${x - 4} ${76 + (index % 3) * 12}" stroke-width="${index % 2 === 1 ? 3 : 4.5}"/>`,
  );
  return (
    `<defs><radialGradient id="${id}" cx=".5" cy=".2" r=".9">${bell}</radialGradient></defs>` +
    `<g fill="none" stroke="${light}" stroke-linecap="round" opacity=".75">${tentacles.join('')}</g>` +
    `<path d="M-40 10C-44 -40 44 -40 40 10C30 4 24 14 14 8C6 14 -6 14 -14 8C-24 14 -30 4 -40 10Z" fill="url(#${id})"/>` +
    `<path d="M-26 -8C-22 -22 -8 -28 4 -27" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    `<circle cx="-10" cy="-4" r="3" fill="#3A1040"/><circle cx="10" cy="-4" r="3" fill="#3A1040"/>`
  );
}

const RAY_SPOTS = [
  [-46, 6],
  [-34, -4],
  [-26, 14],
  [-14, 2],
  [-8, 20],
  [2, 8],
  [12, 18],
  [20, 0],
  [30, 12],
  [38, -2],
  [48, 6],
  [-58, 0],
] as const;

/** A manta ray from above in a box of 240 by 150. */
export function ray(id: string): string {
  const body = stops([
    [0, '#7FA8E8'],
    [0.5, '#2E4FA0'],
    [1, '#182A66'],
  ]);
  const spots = RAY_SPOTS.map(
    ([x, y], index) => `<circle cx="${x}" cy="${y}" r="${1.5 + (index % 4) * 0.7}" fill="#DCE8FF" opacity=".7"/>`,
  );
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${body}</linearGradient></defs>` +
    `<path d="M-6 30C-10 60 -4 84 -18 110" fill="none" stroke="#2E4FA0" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M0 -34C30 -34 60 -16 118 -6C84 6 60 22 30 34C14 40 -14 40 -30 34C-60 22 -84 6 -118 -6C-60 -16 -30 -34 0 -34Z" fill="url(#${id})"/>` +
    `<path d="M-104 -6C-60 -12 -30 -27 0 -27C30 -27 60 -12 104 -6" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>${spots.join('')}` +
    `<circle cx="-17" cy="-25" r="4" fill="#0C1522"/><circle cx="17" cy="-25" r="4" fill="#0C1522"/>`
  );
}
