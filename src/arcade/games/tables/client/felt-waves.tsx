/** @jsxImportSource preact */

/** The wave pattern of a card table's felt, behind everything on it. */
export function FeltWaves() {
  return (
    <svg class="ct-waves" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="ct-wave" width="72" height="36" patternUnits="userSpaceOnUse">
          <circle cx="36" cy="36" r="33" />
          <circle cx="36" cy="36" r="22" />
          <circle cx="36" cy="36" r="11" />
          <circle cx="0" cy="18" r="33" />
          <circle cx="0" cy="18" r="22" />
          <circle cx="72" cy="18" r="33" />
          <circle cx="72" cy="18" r="22" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#ct-wave)" />
    </svg>
  );
}
