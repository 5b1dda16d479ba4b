/** Attributes of every search field: the search keyboard, no suggestions and no corrections. */
export const searchInput = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
