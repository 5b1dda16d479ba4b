import type { GameSession } from '#arcade/game-api.ts';
import { make } from '../make-element.ts';
import { type Box, layOutStage, type StageLayout } from '../stage-layout.ts';
import type { GameWords } from '../words/game-words.ts';

export interface GameScreen {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** The layer over the reels, which moves with them. */
  readonly overReels: HTMLElement;
  /** Announces the outcome of a round to screen readers. */
  announce(text: string): void;
  /** Shows a sentence to the player until the next round; an offered action stands beside it. */
  notice(text: string, action?: { readonly label: string; run(): void }): void;
  clearNotice(): void;
}

/** Colours of the game as custom properties: set through the object model, which the page's policy allows. */
function wearColours(root: HTMLElement, colours: GameSession['art']['colours']): void {
  for (const [name, value] of Object.entries(colours)) {
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
}

function place(element: HTMLElement, { x, y, width, height }: Box, grow = 0): void {
  element.style.setProperty('left', `${x - grow}px`);
  element.style.setProperty('top', `${y - grow}px`);
  element.style.setProperty('width', `${width + 2 * grow}px`);
  element.style.setProperty('height', `${height + 2 * grow}px`);
}

function mirrored(box: Box, width: number): Box {
  return { ...box, x: width - box.x - box.width };
}

/** The scene of a game: backdrop, name, pillars and frame, in the places that its window allows. */
export function gameScreen(
  { art, game, machine }: GameSession,
  words: GameWords,
  lay: (layout: StageLayout) => void,
): GameScreen {
  const backdrop = make('img', { class: 'backdrop', alt: '' });
  const [firstPillar, secondPillar] = [0, 1].map(() => make('img', { class: 'pillar', alt: '', src: art.pillarUrl }));
  const logo = make('img', { src: art.logoUrl, alt: game.name });
  const title = make('h1', { class: 'logo' }, logo);
  const canvas = make('canvas', { role: 'img', 'aria-label': words.reels });
  const overReels = make('div', { class: 'over-reels' });
  const frame = make('div', { class: 'frame' }, make('div', { class: 'frame-inside' }));
  const status = make('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
  const notices = make('div', { class: 'notice', role: 'alert' });
  // The page around the frame has a main of its own.
  const named = { class: 'game', 'aria-label': game.name };
  const root = make('main', named, backdrop, title, frame, canvas, overReels, status, notices);
  if (firstPillar && secondPillar) backdrop.after(firstPillar, secondPillar);
  wearColours(root, art.colours);

  function layOut() {
    const layout = layOutStage(machine, root.clientWidth, root.clientHeight);
    const source = layout.shape === 'tall' ? art.tallBackgroundUrl : art.backgroundUrl;
    if (backdrop.getAttribute('src') !== source) backdrop.src = source;
    root.dataset.shape = layout.shape;
    root.style.setProperty('--scale', String(layout.scale));
    root.style.setProperty('--reels-width', `${layout.reels.width + 2 * layout.frame}px`);
    root.style.setProperty('--frame', `${layout.frame}px`);
    place(canvas, layout.reels);
    place(overReels, layout.reels);
    place(frame, layout.reels, layout.frame);
    const isMirrored = layout.shape === 'low' && document.documentElement.dir === 'rtl';
    place(title, isMirrored ? mirrored(layout.logo, root.clientWidth) : layout.logo);
    const { pillar } = layout;
    for (const element of [firstPillar, secondPillar]) {
      if (!element) continue;
      element.hidden = pillar === null;
      if (pillar !== null) {
        place(element, element === firstPillar ? pillar : mirrored(pillar, root.clientWidth));
      }
    }
    lay(layout);
  }

  new ResizeObserver(layOut).observe(root);
  return {
    root,
    canvas,
    overReels,
    announce(text) {
      status.textContent = text;
    },
    notice(text, action) {
      const sentence = make('span', {}, text);
      if (action === undefined) return notices.replaceChildren(sentence);
      const button = make('button', { type: 'button' }, action.label);
      button.addEventListener('click', action.run);
      notices.replaceChildren(sentence, button);
    },
    clearNotice: () => notices.replaceChildren(),
  };
}
