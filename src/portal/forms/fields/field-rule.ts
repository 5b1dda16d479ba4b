import type { RegisterRule } from '#contracts/generated/contracts.ts';

/** Accepts any value; the default of a field without a pattern. */
const ANY_PATTERN = '*';

/** Whether a value fits the rule of its field. */
export type FitsRule = (value: string, rule: RegisterRule) => boolean;

/**
 * Fetches the engine of patterns, which the gateway uses too: it takes linear time, whatever a document asks for, so no
 * pattern can keep the page from answering. The length is looked at first.
 */
export async function loadFitsRule(): Promise<FitsRule> {
  const { RE2JS } = await import('re2js');
  const compiled = new Map<string, ReturnType<typeof RE2JS.compile>>();
  return (value, { acceptedPattern, minLength, maxLength }) => {
    const { length } = [...value];
    if (length < minLength || length > maxLength) return false;
    if (acceptedPattern === ANY_PATTERN) return true;
    const pattern = compiled.get(acceptedPattern) ?? RE2JS.compile(acceptedPattern);
    compiled.set(acceptedPattern, pattern);
    return pattern.matcher(value).find();
  };
}
