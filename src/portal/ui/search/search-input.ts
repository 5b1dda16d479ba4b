/** What every search field asks of the browser: the keyboard of a search, and neither suggestions nor corrections. */
export const searchInput = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
