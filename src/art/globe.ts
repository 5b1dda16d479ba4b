import { oneDecimal as f } from './svg-number.ts';

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

/** A dot per few degrees on the near side; nearer dots are stronger. */
function dots(): string {
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
  return `<g fill="#6C7BB8">${sea}</g><g fill="#6FD9E0">${land}</g>`;
}

/** A ringed cross where the visitor is refused. */
function refusalMark(): string {
  const x = f(CENTRE + RADIUS * Math.cos(0.88) * Math.sin(0.1));
  const y = f(CENTRE - RADIUS * Math.sin(0.88) * 0.86);
  return `<g transform="translate(${x} ${y})"><g fill="#FF7187"><circle r="60" opacity=".1"/><circle r="38" opacity=".2"/><circle r="22"/></g><path d="M-8 -8L8 8M8 -8L-8 8" stroke="#2A0610" stroke-width="4" stroke-linecap="round"/></g>`;
}

/** The globe of the region page, a standalone SVG of 600 x 600 user units on a clear ground. */
export function globeSvg(): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
  const disc = (radius: number, paint: string) => `<circle cx="300" cy="300" r="${radius}" ${paint}/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">' +
    `<defs><radialGradient id="globe-sphere" cx=".38" cy=".3" r=".8">${stop(0, '#22307A')}${stop(0.6, '#121A45')}${stop(1, '#0A1026')}</radialGradient>` +
    `<radialGradient id="globe-air">${stop(0.78, '#5AA9FF', 0)}${stop(0.84, '#5A8CFF', 0.42)}${stop(1, '#8F6BFF', 0)}</radialGradient>` +
    `<linearGradient id="globe-edge" x1="0" x2="1" y1="0" y2="1">${stop(0, '#2FE3C5')}${stop(1, '#8F6BFF')}</linearGradient></defs>` +
    disc(300, 'fill="url(#globe-air)"') +
    disc(252, 'fill="url(#globe-sphere)"') +
    dots() +
    disc(251, 'fill="none" stroke="url(#globe-edge)" stroke-opacity=".55" stroke-width="1.5"') +
    `${refusalMark()}</svg>`
  );
}
