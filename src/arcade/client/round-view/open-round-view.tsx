/** @jsxImportSource preact */
import { render } from 'preact';
import { colourStyle } from '#arcade/client/colour-style.ts';
import type { RoundView } from '#arcade/round-view-api.ts';
import { figuresIn } from '../money-text.ts';
import { openPortalChannel } from '../portal-channel.ts';
import { loadBoard } from '../round-game/boards.ts';
import type { GameWords } from '../words/game-words.ts';
import { RoundProof } from './round-proof.tsx';
import { SlipRound } from './slip-round.tsx';
import { SlotRound } from './slot-round.tsx';
import { TableRound } from './table-round.tsx';

/**
 * Shows a round in a page, and tells the page around the frame how high it is, at first and with every change.
 * @param tag BCP 47.
 */
export async function openRoundView(
  page: HTMLElement,
  view: RoundView,
  { words, tag }: { readonly words: GameWords; readonly tag: string },
): Promise<void> {
  const figures = figuresIn(tag, view.currency);
  const shared = { words, figures };
  const picture =
    view.kind === 'slot' ? (
      <SlotRound view={view} {...shared} />
    ) : view.kind === 'sportsbook' ? (
      <SlipRound view={view} {...shared} />
    ) : (
      <TableRound
        view={view}
        board={await loadBoard({ kind: view.kind, rulesId: view.round.rulesId })}
        hasLessMotion={matchMedia('(prefers-reduced-motion: reduce)').matches}
        {...shared}
      />
    );
  page.replaceChildren();
  render(
    <main class="round-page" aria-label={view.game.name} style={colourStyle(view.art.colours)}>
      <div class="seen">
        {picture}
        {view.kind !== 'sportsbook' && <RoundProof view={view} {...shared} />}
      </div>
    </main>,
    page,
  );
  const content = page.querySelector<HTMLElement>('.seen');
  if (content === null) throw new Error('The page of the round is empty.');
  const channel = openPortalChannel(view.origin, () => undefined);
  new ResizeObserver(() => {
    channel.send({ type: 'contentHeight', heightPx: Math.max(1, Math.ceil(content.getBoundingClientRect().height)) });
  }).observe(content);
}
