import { createGlobalStyle } from 'styled-components';
import { type ColorRole, darkColors, lightColors } from './desk-colors.ts';
import { fontFaces, monoFamilies, textFamilies } from './desk-fonts.ts';
import { color, font, propertyOf } from './tokens.ts';

const colorsOf = (colors: Readonly<Record<ColorRole, string>>): string =>
  Object.entries(colors)
    .map(([role, value]) => `${propertyOf(role as ColorRole)}:${value};`)
    .join('');

const DeskFonts = createGlobalStyle`${fontFaces}`;

const DeskTokens = createGlobalStyle`
  :root {
    ${colorsOf(lightColors)}
    color-scheme: light;
    --font: ${textFamilies};
    --mono: ${monoFamilies};
    --sh1: 0 1px 2px rgb(20 20 40 / 6%);
    --sh2: 0 6px 20px rgb(20 20 40 / 10%);
    --sh3: 0 20px 56px rgb(20 20 40 / 18%);
    --bar-height: 52px;
    --bottom-bar: 0px;
    accent-color: ${color.pri};
  }
  @media (prefers-color-scheme: dark) {
    :root {
      ${colorsOf(darkColors)}
      color-scheme: dark;
      --sh1: 0 1px 2px rgb(0 0 0 / 30%);
      --sh2: 0 6px 20px rgb(0 0 0 / 40%);
      --sh3: 0 20px 56px rgb(0 0 0 / 56%);
    }
  }
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    font: 400 14px/20px ${font.text};
    color: ${color.tx};
    background: ${color.bg};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  button, input, select, textarea { font: inherit; color: inherit; background: none; border: 0; border-radius: 0; }
  button { cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  ul, ol { list-style: none; }
  img, svg, canvas { display: block; }
  h1, h2, h3 { font-size: inherit; line-height: inherit; font-weight: 600; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  ::selection { background: ${color.priSoft}; color: ${color.onPriSoft}; }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
    }
  }
`;

/** Tokens, faces and the ground that every page of the desk stands on. It is put once, at the root. */
export function DeskStyle() {
  return (
    <>
      <DeskFonts />
      <DeskTokens />
    </>
  );
}
