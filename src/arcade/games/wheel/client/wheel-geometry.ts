import { wheelSegments } from '../rules/wheel-places.ts';

export const SEGMENT_DEGREES = 360 / wheelSegments.length;

/** Full turns of a spin before the last one. */
const TURNS = 6;
/** The pointer stays this part of a segment away from its pegs. */
const PEG_ROOM = 0.2;

/** The offset from a segment's middle at which it stops, as a share of its width. */
function offsetOf(segment: number): number {
  const part = ((segment * 23) % wheelSegments.length) / (wheelSegments.length - 1);
  return (part - 0.5) * (1 - 2 * PEG_ROOM);
}

/** The wheel's angle, from 0 to below 360, at which the segment stands below the pointer at the top. */
export function restOf(segment: number): number {
  return (720 - (segment + offsetOf(segment)) * SEGMENT_DEGREES) % 360;
}

/** The angle that a spin ends at, counted on from where the wheel stands. */
export function spinTo(fromDegrees: number, segment: number): number {
  return fromDegrees + 360 * TURNS + ((restOf(segment) - fromDegrees + 720) % 360);
}

/** A point at an angle from the top, clockwise. */
export function wheelPoint(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

/** The outline of a segment between two radii. */
export function segmentPath(segment: number, inner: number, outer: number): string {
  const [from, to] = [(segment - 0.5) * SEGMENT_DEGREES, (segment + 0.5) * SEGMENT_DEGREES];
  return (
    `M${wheelPoint(inner, from)}L${wheelPoint(outer, from)}A${outer} ${outer} 0 0 1 ${wheelPoint(outer, to)}` +
    `L${wheelPoint(inner, to)}A${inner} ${inner} 0 0 0 ${wheelPoint(inner, from)}Z`
  );
}
