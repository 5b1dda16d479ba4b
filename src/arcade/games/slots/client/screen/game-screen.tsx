/** @jsxImportSource preact */
import { createRef, Fragment, type RefObject } from 'preact';
import { colourStyle } from '#arcade/client/colour-style.ts';
import { mountElement } from '#arcade/client/mount-element.ts';
import { type Box, layOutStage, type StageLayout } from '#arcade/client/stage-layout.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { SlotSession } from '#arcade/game-api.ts';

interface NoticeAction {
  readonly label: string;
  run(): void;
}

export interface GameScreen {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** The layer over the reels, which moves with them. */
  readonly overReels: HTMLElement;
  /** Announces the outcome of a round to screen readers. */
  announce(text: string): void;
  /** Shows a sentence to the player until the next round; an offered action stands beside it. */
  notice(text: string, action?: NoticeAction): void;
  clearNotice(): void;
}

function layoutStyle({ scale, reels, frame }: StageLayout): Record<string, string> {
  return { '--scale': String(scale), '--reels-width': `${reels.width + 2 * frame}px`, '--frame': `${frame}px` };
}

function boxStyle({ x, y, width, height }: Box, grow = 0): Record<string, string> {
  return {
    left: `${x - grow}px`,
    top: `${y - grow}px`,
    width: `${width + 2 * grow}px`,
    height: `${height + 2 * grow}px`,
  };
}

function mirrored(box: Box, width: number): Box {
  return { ...box, x: width - box.x - box.width };
}

/** The parts that other code draws on, appends to and writes into. */
interface SceneParts {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly overReels: RefObject<HTMLDivElement | null>;
  readonly status: RefObject<HTMLParagraphElement | null>;
}

interface Notice {
  readonly text: string;
  readonly action: NoticeAction | undefined;
  /** Each notice is new to screen readers, even one that says the same. */
  readonly number: number;
}

interface SceneProps {
  readonly session: SlotSession;
  readonly words: GameWords;
  readonly parts: SceneParts;
  readonly notice: Notice | null;
  /** Null until the window's size is known. */
  readonly layout: StageLayout | null;
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

function Scene({ session: { art, game }, words, parts, notice, layout, width }: SceneProps) {
  const isMirrored = layout?.shape === 'low' && document.documentElement.dir === 'rtl';
  const pillar = layout?.pillar ?? null;
  const style = (box: Box | null | undefined, grow = 0) => (box ? boxStyle(box, grow) : {});
  const pillarProps = { class: 'pillar', src: art.pillarUrl, hidden: layout !== null && pillar === null };
  const background = layout?.shape === 'tall' ? art.tallBackgroundUrl : art.backgroundUrl;
  return (
    // The page around the frame has a main of its own.
    <main
      class="game"
      aria-label={game.name}
      data-shape={layout?.shape}
      style={{ ...colourStyle(art.colours), ...(layout === null ? {} : layoutStyle(layout)) }}
    >
      <img class="backdrop" alt="" src={layout === null ? undefined : background} />
      <img alt="" {...pillarProps} style={style(pillar)} />
      <img alt="" {...pillarProps} style={style(pillar && mirrored(pillar, width))} />
      <h1 class="logo" style={style(layout && (isMirrored ? mirrored(layout.logo, width) : layout.logo))}>
        <img src={art.logoUrl} alt={game.name} />
      </h1>
      <div class="frame" style={style(layout?.reels, layout?.frame)}>
        <div class="frame-inside" />
      </div>
      <canvas ref={parts.canvas} role="img" aria-label={words.reels} style={style(layout?.reels)} />
      <div ref={parts.overReels} class="over-reels" style={style(layout?.reels)} />
      <p ref={parts.status} class="visually-hidden" role="status" aria-live="polite" />
      <div class="notice" role="alert">
        {notice !== null && (
          <Fragment key={notice.number}>
            <span>{notice.text}</span>
            {notice.action !== undefined && (
              <button type="button" onClick={() => notice.action?.run()}>
                {notice.action.label}
              </button>
            )}
          </Fragment>
        )}
      </div>
    </main>
  );
}

function partOf<Part>({ current }: RefObject<Part | null>): Part {
  if (current === null) throw new Error('The scene lacks a part.');
  return current;
}

/** The scene of a game: backdrop, name, pillars and frame, in the places that its window allows. */
export function gameScreen(session: SlotSession, words: GameWords, lay: (layout: StageLayout) => void): GameScreen {
  const parts: SceneParts = { canvas: createRef(), overReels: createRef(), status: createRef() };
  const empty: SceneProps = { session, words, parts, notice: null, layout: null, width: 0 };
  const { element: root, change } = mountElement(Scene, empty, HTMLElement);
  let notices = 0;

  function layOut() {
    const { clientWidth: width, clientHeight: height } = root;
    const layout = layOutStage(session.machine, width, height, session.jackpots !== null);
    change({ layout, width });
    lay(layout);
  }

  new ResizeObserver(layOut).observe(root);
  const status = partOf(parts.status);
  return {
    root,
    canvas: partOf(parts.canvas),
    overReels: partOf(parts.overReels),
    announce(text) {
      status.textContent = text;
    },
    notice(text, action) {
      notices += 1;
      change({ notice: { text, action, number: notices } });
    },
    clearNotice: () => change({ notice: null }),
  };
}
