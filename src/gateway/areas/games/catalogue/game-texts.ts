import { byteText } from '#gateway/kit/kept-answer.ts';
import type { GamePresentation } from '../game-presentation.ts';
import { presentGame } from '../games-presenter.ts';
import { type FoldedText, foldWithOrigins } from '../search/fold-text.ts';
import { type CatalogueEntry, nameIn } from './catalogue-entry.ts';

/**
 * The memory limit that the texts of all shelves share. At the limit all are dropped: making them anew takes
 * microseconds each.
 */
export class TextsBound {
  private held = new Set<GameTexts>();
  private heldBytes = 0;

  constructor(private readonly maxBytes: number) {}

  add(texts: GameTexts, bytes: number): void {
    this.heldBytes += bytes;
    this.held.add(texts);
    if (this.heldBytes <= this.maxBytes) return;
    for (const each of this.held) each.forget();
    this.held = new Set();
    this.heldBytes = 0;
  }
}

/** About what a game holds beside its JSON and its name's letters, and where each of them was. */
const GAME_BYTES = 100;

/** A game as answers are put together from it. */
export interface GameText extends FoldedText {
  /** As the API gives it: the bytes of JSON, a character for each. */
  readonly json: string;
}

/**
 * Games as the API gives them, with their names as they are searched: answers are put together from them and present
 * nothing themselves.
 */
export class GameTexts {
  /** By the games' numbers. */
  private games: Array<GameText | undefined>;

  constructor(
    private readonly entries: readonly CatalogueEntry[],
    private readonly presentation: GamePresentation,
    private readonly bound: TextsBound,
  ) {
    this.games = new Array(entries.length);
  }

  /** The game of a number of the ranked catalogue. */
  of(document: number): GameText {
    return this.games[document] ?? this.make(document);
  }

  /** The games as a JSON array: those at the places from the one up to the other. */
  arrayOf(documents: ArrayLike<number>, from = 0, to = documents.length): string {
    const end = Math.min(to, documents.length);
    let text = '[';
    for (let at = from; at < end; at += 1)
      text += at === from ? this.of(documents[at] ?? 0).json : `,${this.of(documents[at] ?? 0).json}`;
    return `${text}]`;
  }

  forget(): void {
    this.games = new Array(this.entries.length);
  }

  private make(document: number): GameText {
    const entry = this.entries[document];
    if (entry === undefined) throw new RangeError(`there is no game ${document}`);
    const json = byteText(JSON.stringify(presentGame(entry, this.presentation)));
    const { text, origins } = foldWithOrigins(nameIn(entry, this.presentation.language));
    const game = { json, text, origins };
    this.games[document] = game;
    this.bound.add(this, GAME_BYTES + json.length + 10 * text.length);
    return game;
  }
}
