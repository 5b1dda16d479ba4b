import { mulberry32 } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { brassLantern } from './brass-lantern.ts';
import { desertNight } from './desert-night.ts';
import { archDefinitions, latticeArch } from './lattice-arch.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const STREET = 668;

/** Houses with wind towers along the horizon, a lit window here and there. */
function town(): string {
  const random = mulberry32(29);
  let walls = '';
  let windows = '';
  for (let x = -20; x < WIDTH; ) {
    const width = 46 + random() * 70;
    const height = 34 + random() * 62;
    walls += `M${f(x)} ${STREET + 30}V${f(STREET - height)}h${f(width)}V${STREET + 30}Z`;
    if (random() < 0.4) {
      const tower = x + width * (0.2 + random() * 0.4);
      const top = STREET - height - 40 - random() * 40;
      walls += `M${f(tower)} ${STREET}V${f(top)}h22V${STREET}Z`;
      windows += `M${f(tower + 5)} ${f(top + 7)}h4v16h-4zM${f(tower + 13)} ${f(top + 7)}h4v16h-4z`;
    } else if (random() < 0.35) {
      const middle = x + width / 2;
      const reach = width * 0.3;
      walls += `M${f(middle - reach)} ${f(STREET - height)}A${f(reach)} ${f(reach)} 0 0 1 ${f(middle + reach)} ${f(STREET - height)}Z`;
    }
    if (random() < 0.6) {
      const left = x + width * (0.2 + random() * 0.5);
      const sill = STREET - height * 0.4;
      windows += `M${f(left)} ${f(sill)}v-9a4 4 0 0 1 8 0v9z`;
    }
    x += width + 4 + random() * 60;
  }
  return `<path d="${walls}" fill="#0A3F31"/><path d="${windows}" fill="#F6C66B" opacity=".85"/>`;
}

/** A date palm whose foot is at the given point. */
function palm(x: number, y: number, size: number, lean: number): string {
  const top = `${f(x + lean)} ${f(y - size)}`;
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1.08 + index * 0.105);
    const reach = size * 0.5;
    const tipX = x + lean + Math.cos(angle) * reach;
    const tipY = y - size + Math.sin(angle) * reach * 0.5 + reach * 0.34;
    const archX = x + lean + Math.cos(angle) * reach * 0.55;
    const archY = y - size + Math.sin(angle) * reach * 0.75;
    return `M${top}Q${f(archX)} ${f(archY)} ${f(tipX)} ${f(tipY)}Q${f(archX)} ${f(archY + size * 0.1)} ${top}Z`;
  }).join('');
  return `<path d="M${f(x)} ${f(y)}Q${f(x + lean * 0.2)} ${f(y - size * 0.5)} ${top}" stroke="#03251E" stroke-width="${f(size * 0.05)}" fill="none" stroke-linecap="round"/><path d="${fronds}" fill="#03251E"/>`;
}

/** A town at the edge of the desert, seen through a gate on either side; the middle is left to the words. */
export function desertTown(): string {
  const night = desertNight({
    width: WIDTH,
    height: HEIGHT,
    seed: 19,
    stars: 150,
    moon: [720, 150, 64],
    horizon: 0.74,
    dusk: 0.62,
  });
  // The houses stand behind the dunes: between the sky and the first line of sand.
  const [sky, ...sand] = night.split('<path d="M-20 920');
  return (
    `${sky}${town()}<path d="M-20 920${sand.join('<path d="M-20 920')}` +
    palm(356, 800, 210, 18) +
    palm(402, 812, 150, -12) +
    palm(1090, 806, 190, -20) +
    archDefinitions(1.6) +
    latticeArch('start', { x: 130, half: 128, tip: 196, foot: 920 }) +
    latticeArch('end', { x: 1310, half: 128, tip: 196, foot: 920 }) +
    brassLantern(130, 360, 190, 200) +
    brassLantern(1310, 360, 190, 200)
  );
}
