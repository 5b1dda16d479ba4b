import { oneDecimal as f } from '#art/svg-number.ts';

export interface LightRays {
  x: number;
  y: number;
  innerRadius: number;
  outerRadius: number;
  count: number;
  colour: string;
  opacity: number;
  /** Angle of the first wedge, in radians. */
  turn?: number;
  /** Share of each step that the wedge covers. */
  duty?: number;
}

/** A fan of equal wedges around a point, as one path. */
export function lightRays({
  x,
  y,
  innerRadius,
  outerRadius,
  count,
  colour,
  opacity,
  turn = 0,
  duty = 0.5,
}: LightRays): string {
  const step = (2 * Math.PI) / count;
  const at = (radius: number, angle: number) => `${f(x + radius * Math.cos(angle))} ${f(y + radius * Math.sin(angle))}`;
  let path = '';
  for (let index = 0; index < count; index++) {
    const start = turn + index * step;
    const end = start + step * duty;
    path += `M${at(innerRadius, start)}L${at(outerRadius, start)}L${at(outerRadius, end)}L${at(innerRadius, end)}Z`;
  }
  return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
}
