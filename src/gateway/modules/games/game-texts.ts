import type { CatalogueEntry } from './catalogue-entry.ts';
import type { GamePresentation } from './game-presentation.ts';
import { presentGame } from './games-presenter.ts';

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

/** Games as the API gives them, as JSON texts: answers are put together from them and present nothing themselves. */
export class GameTexts {
  private readonly texts = new Map<CatalogueEntry, string>();

  constructor(
    private readonly presentation: GamePresentation,
    private readonly bound: TextsBound,
  ) {}

  of(entry: CatalogueEntry): string {
    const known = this.texts.get(entry);
    if (known !== undefined) return known;
    const text = JSON.stringify(presentGame(entry, this.presentation));
    this.texts.set(entry, text);
    this.bound.add(this, text.length * 2);
    return text;
  }

  /** The games as a JSON array. */
  arrayOf(entries: readonly CatalogueEntry[]): string {
    let text = '[';
    for (const entry of entries) text += text === '[' ? this.of(entry) : `,${this.of(entry)}`;
    return `${text}]`;
  }

  forget(): void {
    this.texts.clear();
  }
}
