import type { SeaPoint } from '../rules/sea.ts';
import { WEAPON_IDS } from '../rules/weapons.ts';
import type { FishClient } from './fish-client.ts';
import type { Direction } from './fish-sight.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** While a finger or a key is held the cannon goes on firing; it has a pace of its own. */
const HELD_EVERY_MS = 60;

/**
 * The keys of the cannon beside the press of every game: arrows choose the target, + and - the stake, A turns auto-aim
 * and F auto-fire on and off, 1 to 3 choose the weapon; space, held down, goes on firing. A touch of the sea aims and
 * fires for as long as it lasts.
 */
export function listenForShots(page: Document, sea: HTMLElement, client: FishClient): void {
  const act = (key: string): boolean => {
    const direction = ARROWS[key];
    const weapon = WEAPON_IDS[Number(key) - 1];
    if (direction !== undefined) client.moveTarget(direction);
    else if (key === '+' || key === '=') client.moveStake(1);
    else if (key === '-') client.moveStake(-1);
    else if (key.toLowerCase() === 'a') client.toggleAutoAim();
    else if (key.toLowerCase() === 'f') client.toggleAutoFire();
    else if (weapon !== undefined) client.chooseWeapon(weapon);
    else return false;
    return true;
  };
  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || page.querySelector('dialog[open]') !== null) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button, input, a') !== null;
    if (event.key === ' ' && event.repeat && !isOnControl) client.fire();
    else if (!act(event.key)) return;
    event.preventDefault();
  });

  let held: ReturnType<typeof setInterval> | undefined;
  const release = () => clearInterval(held);
  const aim = (event: PointerEvent) => client.aimAt(pointOf(sea, event));
  sea.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    aim(event);
    client.fire();
    release();
    held = setInterval(() => client.fire(), HELD_EVERY_MS);
    sea.setPointerCapture(event.pointerId);
  });
  sea.addEventListener('pointermove', (event) => {
    if (sea.hasPointerCapture(event.pointerId)) aim(event);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) sea.addEventListener(end, release);
}

function pointOf(sea: HTMLElement, { clientX, clientY }: PointerEvent): SeaPoint {
  const { left, top, width, height } = sea.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
