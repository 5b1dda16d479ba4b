import { styled } from 'styled-components';
import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { color } from '#portal/theme/tokens.ts';

/** Plain signs of our own, in the colours of the brand, that tell services apart: they are nobody's trade marks. */
const SIGNS: Readonly<Record<SocialProvider, string>> = {
  // An open ring with a bar.
  google: 'M15.6 9.2A5 5 0 1 0 17 12.6h-4.6',
  // A letter on its stem.
  facebook: 'M12.2 18V9.8a2.6 2.6 0 0 1 2.6-2.6M9.6 12.2h5',
  // A folded dart.
  telegram: 'M6.4 12.2 17.6 7.4l-2 9.4-4.4-3.2zM11.2 13.6l4-3.8',
  // A bubble with a line in it.
  line: 'M12 7c3.2 0 5.6 1.9 5.6 4.4s-2.4 4.4-5.6 4.4l-2.2 2v-2.4c-2-.7-3.4-2.2-3.4-4C6.4 8.9 8.8 7 12 7M9.6 11.4h4.8',
};

const Sign = styled.svg`
  flex: none;
  circle { fill: ${color.priTx}; }
  path { fill: none; stroke: ${color.bg2}; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
`;

export function SocialMark({ provider, size = 22 }: { readonly provider: SocialProvider; readonly size?: number }) {
  return (
    <Sign width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
      <path d={SIGNS[provider]} />
    </Sign>
  );
}

/** Services by their own names, which are the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
  line: 'LINE',
};
