/** The page of `npm run widgets`: every widget in every state, theme and direction, each in a frame of its own. */
import { fitFrames } from './fit-frames.ts';
import { DATA_STATES, variantsOf, widgetNames } from './gallery-states.ts';

const BRANDS = ['aurora', 'lotus', 'meydan'];

/** The choices; the first of each is the default. */
const choices = {
  theme: ['all', ...BRANDS],
  direction: ['both', 'ltr', 'rtl'],
  device: ['desktop', 'mobile'],
  state: ['all', ...DATA_STATES, 'variants'],
} as const;
type Choice = keyof typeof choices;

const asked = new URLSearchParams(window.location.search);
const widget = asked.get('widget') ?? widgetNames[0] ?? '';
const chosen = (name: Choice): string => asked.get(name) ?? choices[name][0];

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const addressWith = (changes: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ ...Object.fromEntries(asked), ...changes })}`;

const names = widgetNames.map((name) => {
  const link = element('a', { href: addressWith({ widget: name }) }, name);
  if (name === widget) link.setAttribute('aria-current', 'page');
  return link;
});
document.getElementById('names')?.append(...names);

const selects = (Object.keys(choices) as Choice[]).map((name) => {
  const options = choices[name].map((value) => element('option', { value, selected: value === chosen(name) }, value));
  const select = element('select', { name }, ...options);
  select.addEventListener('change', () => window.location.assign(addressWith({ [name]: select.value })));
  return element('label', {}, name, select);
});
document.getElementById('choices')?.append(...selects);

const oneOrAll = (name: 'theme' | 'direction', all: readonly string[]): readonly string[] =>
  all.includes(chosen(name)) ? [chosen(name)] : all;

function frame(state: string, variant: string): HTMLElement[] {
  return oneOrAll('theme', BRANDS).flatMap((brand) =>
    oneOrAll('direction', ['ltr', 'rtl']).map((direction) => {
      const query = new URLSearchParams({ widget, state, variant, direction, device: chosen('device') });
      const { port, protocol } = window.location;
      const src = `${protocol}//${brand}.localhost:${port}/scripts/widgets/frame.html?${query}`;
      const title = `${brand}, ${direction}`;
      const inside = element('iframe', { src, title, loading: 'lazy', className: chosen('device') });
      return element('figure', {}, element('figcaption', {}, title), inside);
    }),
  );
}

const section = (title: string, ...frames: HTMLElement[]): HTMLElement =>
  element('section', {}, element('h2', {}, title), ...frames);

const shown = chosen('state');
const states = DATA_STATES.filter((state) => shown === 'all' || shown === state);
const variants = shown === 'all' || shown === 'variants' ? variantsOf(widget) : [];
document
  .getElementById('frames')
  ?.append(
    ...states.map((state) => section(state, ...frame(state, ''))),
    ...variants.map(({ name }) => section(name, ...frame('filled', name))),
  );

// A frame tells how tall its widget is.
window.addEventListener('message', (event) => fitFrames(document, event));
