import { oneDecimal as f } from '#art/svg-number.ts';

const RADIUS = 250;
const CENTRE = 300;
const DEGREE = Math.PI / 180;
/** The meridian that faces the viewer. */
const FACING_LONGITUDE = 18;

/** Land as rough discs: latitude, longitude and radius in degrees. It reads as a map, and claims no borders. */
const LAND = [
  [20, 10, 34],
  [48, 60, 26],
  [-20, 20, 26],
  [10, -60, 30],
  [-30, -60, 22],
  [45, -100, 34],
  [55, 10, 22],
  [30, 100, 30],
  [-25, 134, 18],
  [60, 100, 34],
  [5, 110, 12],
] as const;

function isLand(latitude: number, longitude: number): boolean {
  const roughness = Math.sin(latitude * 0.2 + longitude * 0.13) * 5;
  return LAND.some(([landLatitude, landLongitude, radius]) => {
    const cosine =
      Math.sin(landLatitude * DEGREE) * Math.sin(latitude * DEGREE) +
      Math.cos(landLatitude * DEGREE) * Math.cos(latitude * DEGREE) * Math.cos((longitude - landLongitude) * DEGREE);
    return Math.acos(Math.min(1, cosine)) / DEGREE < radius * 0.62 + roughness;
  });
}

/** Colours of the globe. */
export interface GlobeColours {
  /** The lit side, the body and the far edge of the ball. */
  sphere: readonly [lit: string, body: string, edge: string];
  /** The glow around the ball: below its edge, near it, and where it ends. */
  air: readonly [below: string, near: string, far: string];
  /** The line around the ball, from one end to the other. */
  rim: readonly [start: string, end: string];
  sea: string;
  land: string;
  /** The mark where the visitor is refused, and the cross on it. */
  refusal: readonly [mark: string, cross: string];
}

const NIGHT: GlobeColours = {
  sphere: ['#22307A', '#121A45', '#0A1026'],
  air: ['#5AA9FF', '#5A8CFF', '#8F6BFF'],
  rim: ['#2FE3C5', '#8F6BFF'],
  sea: '#6C7BB8',
  land: '#6FD9E0',
  refusal: ['#FF7187', '#2A0610'],
};

/** A dot per few degrees on the near side; nearer dots are stronger. */
function dots(colours: GlobeColours): string {
  let land = '';
  let sea = '';
  for (let latitude = -80; latitude <= 80; latitude += 4.4) {
    const perRow = Math.round(Math.cos(latitude * DEGREE) * 82);
    for (let index = 0; index < perRow; index++) {
      const longitude = (index / perRow) * 360 - 180;
      const turned = (longitude - FACING_LONGITUDE) * DEGREE;
      const nearness = Math.cos(latitude * DEGREE) * Math.cos(turned);
      if (nearness < 0.02) continue;
      const x = f(CENTRE + RADIUS * Math.cos(latitude * DEGREE) * Math.sin(turned));
      const y = f(CENTRE - RADIUS * Math.sin(latitude * DEGREE));
      const onLand = isLand(latitude, longitude);
      const opacity = f(onLand ? 0.35 + nearness * 0.6 : 0.18 + nearness * 0.3);
      if (onLand) land += `<circle cx="${x}" cy="${y}" r="2.7" opacity="${opacity}"/>`;
      else sea += `<circle cx="${x}" cy="${y}" r="1.1" opacity="${opacity}"/>`;
    }
  }
  return `<g fill="${colours.sea}">${sea}</g><g fill="${colours.land}">${land}</g>`;
}

/** A ringed cross where the visitor is refused. */
function refusalMark([mark, cross]: GlobeColours['refusal']): string {
  const x = f(CENTRE + RADIUS * Math.cos(0.88) * Math.sin(0.1));
  const y = f(CENTRE - RADIUS * Math.sin(0.88) * 0.86);
  return `<g transform="translate(${x} ${y})"><g fill="${mark}"><circle r="60" opacity=".1"/><circle r="38" opacity=".2"/><circle r="22"/></g><path d="M-8 -8L8 8M8 -8L-8 8" stroke="${cross}" stroke-width="4" stroke-linecap="round"/></g>`;
}

/** The globe of the region page, a standalone SVG of 600 x 600 user units on a clear ground. */
export function globeSvg(colours: GlobeColours = NIGHT): string {
  const { sphere, air, rim } = colours;
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
  const disc = (radius: number, paint: string) => `<circle cx="300" cy="300" r="${radius}" ${paint}/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">' +
    `<defs><radialGradient id="globe-sphere" cx=".38" cy=".3" r=".8">${stop(0, sphere[0])}${stop(0.6, sphere[1])}${stop(1, sphere[2])}</radialGradient>` +
    `<radialGradient id="globe-air">${stop(0.78, air[0], 0)}${stop(0.84, air[1], 0.42)}${stop(1, air[2], 0)}</radialGradient>` +
    `<linearGradient id="globe-edge" x1="0" x2="1" y1="0" y2="1">${stop(0, rim[0])}${stop(1, rim[1])}</linearGradient></defs>` +
    disc(300, 'fill="url(#globe-air)"') +
    disc(252, 'fill="url(#globe-sphere)"') +
    dots(colours) +
    disc(251, 'fill="none" stroke="url(#globe-edge)" stroke-opacity=".55" stroke-width="1.5"') +
    `${refusalMark(colours.refusal)}</svg>`
  );
}
