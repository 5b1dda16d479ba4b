import type { Flags, ModId } from '#contracts/generated/contracts.ts';

/**
 * Tells whether a module is on (specification, section 6). A child counts only while each of its parents is on; a
 * module that the tree does not name is off.
 */
export function isModuleOn(flags: Flags, modId: ModId): boolean {
  for (const flag of flags) {
    if (!flag.enabled) continue;
    if (flag.modId === modId) return true;
    if (flag.childrenNodes && isModuleOn(flag.childrenNodes, modId)) return true;
  }
  return false;
}
