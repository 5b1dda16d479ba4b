import { oneDecimal } from '#art/svg-number.ts';

/** Colours and pattern of a finned fish. */
export interface FishCoat {
  /** From the belly to the back. */
  readonly body: readonly [light: string, middle: string, dark: string];
  readonly fin: readonly [thin: string, thick: string];
  /** Half its height, where it is 120 units long. */
  readonly half: number;
  /** Bands over the body: where they begin, how wide, and their colour. */
  readonly bands?: readonly (readonly [at: number, width: number, colour: string])[];
  readonly dots?: string;
  readonly hasSpines?: boolean;
}

const at = (value: number): string => String(oneDecimal(value));

function gradients(id: string, { body, fin }: FishCoat): string {
  const [light, middle, dark] = body;
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".3" stop-color="${middle}"/><stop offset=".62" stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></linearGradient>` +
    `<linearGradient id="${id}n"><stop offset="0" stop-color="${fin[0]}" stop-opacity=".75"/><stop offset="1" stop-color="${fin[1]}"/></linearGradient>`
  );
}

function bandPath([x, width, colour]: readonly [number, number, string]): string {
  const left = x - width;
  return `<path d="M${x} -60C${x + 9} -20 ${x + 9} 20 ${x} 60H${left}C${left + 9} 20 ${left + 9} -20 ${left} -60Z" fill="${colour}"/>`;
}

/** Spots in a spiral over the body: the same for every fish of a coat. */
function dotsOf(colour: string, half: number): string {
  return Array.from({ length: 14 }, (_, index) => {
    const [along, across] = [(index * 0.755) % 1, (index * 0.57 + 0.1) % 1];
    const radius = 1.6 + ((index * 7) % 5) * 0.5;
    return `<circle cx="${at(-34 + along * 60)}" cy="${at(-half + across * half * 1.5)}" r="${at(radius)}" fill="${colour}"/>`;
  }).join('');
}

function scales(half: number): string {
  const rows = [0, 1, 2, 3, 4].map(
    (row) =>
      `<path d="M${-30 + row * 9} ${at(-half * 0.5)}q5 ${at(half * 0.25)} 0 ${at(half * 0.5)}q5 ${at(half * 0.25)} 0 ${at(half * 0.5)}"/>`,
  );
  return `<g fill="none" stroke="#fff" stroke-opacity=".16">${rows.join('')}</g>`;
}

function spines(colour: string, half: number): string {
  return [0, 1, 2, 3, 4]
    .map(
      (spine) =>
        `<path d="M${14 - spine * 9} ${at(-half * 0.9)}L${8 - spine * 10} ${at(-half * 1.9)}" stroke="${colour}" stroke-width="2.5" stroke-linecap="round"/>`,
    )
    .join('');
}

/** A fish with fins in a box of 130 by four halves around the origin; it looks to the right. */
export function finnedFish(id: string, coat: FishCoat): string {
  const { fin, half, bands = [], dots, hasSpines = false } = coat;
  const body = `M54 1C46 ${at(-half * 0.55)} 22 ${-half} -4 ${-half}C-20 ${-half} -32 ${at(-half * 0.5)} -40 -5L-40 5C-32 ${at(half * 0.5)} -20 ${half} -4 ${half}C22 ${half} 46 ${at(half * 0.5)} 54 1Z`;
  const fins = `url(#${id}n)`;
  return (
    `<defs>${gradients(id, coat)}<clipPath id="${id}c"><path d="${body}"/></clipPath></defs>` +
    `<path d="M-36 0C-50 -8 -58 -26 -70 -29C-62 -10 -62 10 -70 29C-58 26 -50 8 -36 0Z" fill="${fins}"/>` +
    `<path d="M-44 -3L-64 -20M-46 0H-63M-44 3L-64 20" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/>` +
    `<path d="M20 ${at(-half * 0.8)}C10 ${at(-half * 1.75)} -22 ${at(-half * 1.6)} -32 ${at(-half * 0.55)}Z" fill="${fins}"/>` +
    `<path d="M2 ${at(half * 0.9)}C-6 ${at(half * 1.6)} -20 ${at(half * 1.5)} -26 ${at(half * 0.7)}Z" fill="${fins}"/>` +
    (hasSpines ? spines(fin[1], half) : '') +
    `<path d="${body}" fill="url(#${id})"/>` +
    `<g clip-path="url(#${id}c)">${bands.map(bandPath).join('')}${dots === undefined ? '' : dotsOf(dots, half)}` +
    `<path d="M-44 ${at(-half * 0.2)}Q0 ${at(half * 0.2)} 56 ${at(half * 0.1)}V60H-44Z" fill="#001e3c" opacity=".14"/>` +
    `<path d="M-30 ${at(-half * 0.62)}Q6 ${at(-half * 1.06)} 40 ${at(-half * 0.5)}Q6 ${at(-half * 0.62)} -30 ${at(-half * 0.62)}Z" fill="#fff" opacity=".55"/>${scales(half)}</g>` +
    `<path d="M28 ${at(-half * 0.62)}C20 ${at(-half * 0.2)} 20 ${at(half * 0.3)} 27 ${at(half * 0.6)}" fill="none" stroke="#001e3c" stroke-opacity=".28" stroke-width="2"/>` +
    `<path d="M14 ${at(half * 0.15)}C2 ${at(half * 0.1)} -8 ${at(half * 0.5)} -10 ${at(half * 0.85)}C2 ${at(half * 0.85)} 12 ${at(half * 0.55)} 14 ${at(half * 0.15)}Z" fill="${fins}" stroke="#fff" stroke-opacity=".3" stroke-width=".8"/>` +
    eyeAt(38, -half * 0.2) +
    `<path d="M53 3Q47 7 43 5" fill="none" stroke="#001e3c" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

function eyeAt(x: number, y: number): string {
  return `<circle cx="${x}" cy="${at(y)}" r="7" fill="#fff"/><circle cx="${x + 1.5}" cy="${at(y)}" r="4.2" fill="#101522"/><circle cx="${x + 3}" cy="${at(y - 1.6)}" r="1.5" fill="#fff"/>`;
}
