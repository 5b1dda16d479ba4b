import { describe, expect, it } from 'vitest';
import { climbingImports } from './climbing-imports.ts';

/** `UP` stands for the climb, which this file may not spell out either. */
const offencesIn = (line: string) => climbingImports.findOffences(line.replaceAll('UP', '../..'));

describe('climbing imports', () => {
  it.each([
    "import { half } from 'UP/contracts/money.ts';",
    "export { half } from 'UP/../contracts/money.ts';",
    "import 'UP/setup.ts';",
    "const late = await import('UP/late.ts');",
  ])('are found in %s', (line) => {
    expect(offencesIn(line)).toHaveLength(1);
  });

  it.each([
    "import { half } from '#contracts/money.ts';",
    "import { half } from '../money.ts';",
    "const folder = new URL('UP/src/', import.meta.url);",
  ])('are not seen in %s', (line) => {
    expect(offencesIn(line)).toEqual([]);
  });

  it('are reported with their column and the fix', () => {
    const [offence] = offencesIn("import 'UP/setup.ts';");
    expect(offence?.column).toBe(9);
    expect(offence?.message).toContain("name the floor, as in '#contracts/money.ts'");
  });
});
