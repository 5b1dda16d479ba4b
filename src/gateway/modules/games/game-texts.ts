import { byteText } from '#gateway/plugins/kept-answer.ts';
import { type CatalogueEntry, nameIn } from './catalogue-entry.ts';
import type { GamePresentation } from './game-presentation.ts';
import { presentGame } from './games-presenter.ts';
import { type FoldedText, foldWithOrigins } from './search/fold-text.ts';

/** What the texts of all shelves may hold together. At the bound all are let go: making them anew takes microseconds each. */
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

/** About what a folded name holds beside its letters and where each of them was. */
const FOLDED_BYTES = 100;

/** Games as the API gives them, as the bytes of JSON texts: answers are put together from them and present nothing themselves. */
export class GameTexts {
  /** By the games' numbers. */
  private texts: Array<string | undefined>;
  private names: Array<FoldedText | undefined>;

  constructor(
    private readonly entries: readonly CatalogueEntry[],
    private readonly presentation: GamePresentation,
    private readonly bound: TextsBound,
  ) {
    this.texts = new Array(entries.length);
    this.names = new Array(entries.length);
  }

  /** The game of a number of the ranked catalogue. */
  of(document: number): string {
    const known = this.texts[document];
    if (known !== undefined) return known;
    const text = byteText(JSON.stringify(presentGame(this.entry(document), this.presentation)));
    this.texts[document] = text;
    this.bound.add(this, text.length);
    return text;
  }

  /** Its name as it is searched. */
  folded(document: number): FoldedText {
    const known = this.names[document];
    if (known !== undefined) return known;
    const name = foldWithOrigins(nameIn(this.entry(document), this.presentation.language));
    this.names[document] = name;
    this.bound.add(this, FOLDED_BYTES + 10 * name.text.length);
    return name;
  }

  /** The games as a JSON array: those at the places from the one up to the other. */
  arrayOf(documents: ArrayLike<number>, from = 0, to = documents.length): string {
    const end = Math.min(to, documents.length);
    let text = '[';
    for (let at = from; at < end; at += 1)
      text += at === from ? this.of(documents[at] ?? 0) : `,${this.of(documents[at] ?? 0)}`;
    return `${text}]`;
  }

  forget(): void {
    this.texts = new Array(this.entries.length);
    this.names = new Array(this.entries.length);
  }

  private entry(document: number): CatalogueEntry {
    const entry = this.entries[document];
    if (entry === undefined) throw new RangeError(`there is no game ${document}`);
    return entry;
  }
}
