import { RE2JS } from 're2js';

/** Matches anything; the default of a field without a rule. */
export const ANY_PATTERN = '*';

/**
 * Checks that the linear-time engine that both sides use takes a pattern of registration. Nothing that looks ahead or
 * behind, or back at a group, can be matched in linear time.
 * @returns what is wrong and what would be right, or null.
 */
export function checkRegistrationPattern(pattern: string): { readonly wrong: string; readonly right: string } | null {
  if (pattern === ANY_PATTERN) return null;
  const refused = refusedPart(pattern);
  if (refused)
    return {
      wrong: `the pattern ${refused}, which no linear-time engine does`,
      right: 'say it in another way, such as with minLength and maxLength',
    };
  try {
    RE2JS.compile(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error);
    return {
      wrong: `the pattern is not understood: ${reason}`,
      right: 'write a regular expression, or * for anything',
    };
  }
  return null;
}

function refusedPart(pattern: string): string | null {
  // Escaped characters and classes hold no groups.
  const bare = pattern.replaceAll(/\\[^1-9]/g, '').replaceAll(/\[\^?\]?[^\]]*\]/g, '');
  if (/\(\?[=!]/.test(bare)) return 'looks ahead';
  if (/\(\?<[=!]/.test(bare)) return 'looks behind';
  if (/\\[1-9]/.test(bare)) return 'looks back at a group';
  return null;
}
