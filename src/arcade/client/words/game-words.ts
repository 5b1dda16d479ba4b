import type EN from '#words/EN/arcade.json';

/** A key without its plural form: `auto.left` of `auto.left_one`. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

/** A text that the games say. */
export type GameWordKey = WithoutForm<keyof typeof EN>;

/** Keys that say the same in every sentence: all but those with plural forms. */
type PlainKey = Extract<keyof typeof EN, GameWordKey>;

type FirstPart<Key extends string> = Key extends `${infer First}.${string}` ? First : Key;
type RestAfter<Key extends string, First extends string> = Key extends `${First}.${infer Rest}` ? Rest : never;

/** Keys with dots as objects: `words.paytable.title` of `paytable.title`. */
type Nested<Key extends string> = {
  readonly [First in FirstPart<Key>]: First extends Key ? string : Nested<RestAfter<Key, First>>;
};

/** Everything the games say, in one language: texts without values as properties, the others by `say`. */
export type GameWords = Nested<PlainKey> & {
  /** Says a text with its values, in the plural form of its `count`. */
  readonly say: (key: GameWordKey, values: Readonly<Record<string, string | number>>) => string;
};
