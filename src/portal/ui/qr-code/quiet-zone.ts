/** Modules of white around a code, which scanners need to find it by (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** The margin of a code in a drawing so many pixels wide, so that its quiet zone is four modules. Pure. */
export const quietMargin = (modules: number, size: number): number =>
  (size * QUIET_MODULES) / (modules + 2 * QUIET_MODULES);
