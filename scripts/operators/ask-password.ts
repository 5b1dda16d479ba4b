import type { ReadStream } from 'node:tty';

/** The source of a password: a terminal or a pipe. */
type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY' | 'setRawMode'>>;

const END_OF_LINE = new Set(['\r', '\n', '\u0004']);
const ERASE = new Set(['\u0008', '\u007f']);
const INTERRUPT = '\u0003';
const ERASE_LINE = '\u0015';

/**
 * Asks for a new password on a terminal, twice, and shows nothing of what is typed; where the input is no terminal,
 * takes its first line.
 * @throws Error when both differ, when nothing is typed, or on Ctrl-C.
 */
export async function askPassword(input: Input, say: (text: string) => void): Promise<string> {
  const password = input.isTTY ? await askTwice(input, say) : await firstLine(input);
  if (password === '') throw new Error('no password was given');
  return password;
}

async function askTwice(input: Input, say: (text: string) => void): Promise<string> {
  input.setRawMode?.(true);
  const characters = typed(input);
  try {
    say('Password (12 characters or more): ');
    const password = await lineOf(characters);
    say('\nThe same again: ');
    const again = await lineOf(characters);
    say('\n');
    if (again !== password) throw new Error('the two are not the same');
    return password;
  } finally {
    input.setRawMode?.(false);
    // Lets go of the terminal, so that the program can end.
    await characters.return();
  }
}

/** The typed input, one character at a time: a pasted line may come as one piece with the next. */
async function* typed(input: Input): AsyncGenerator<string, void> {
  input.setEncoding('utf8');
  for await (const piece of input) yield* String(piece);
}

async function lineOf(characters: AsyncGenerator<string, void>): Promise<string> {
  let line: string[] = [];
  for (;;) {
    const { value: character, done } = await characters.next();
    if (done || END_OF_LINE.has(character)) return line.join('');
    if (character === INTERRUPT) throw new Error('nothing was done');
    if (character === ERASE_LINE) line = [];
    else if (ERASE.has(character)) line.pop();
    else line.push(character);
  }
}

async function firstLine(input: Input): Promise<string> {
  let text = '';
  input.setEncoding('utf8');
  for await (const piece of input) text += String(piece);
  return text.split(/\r?\n/, 1)[0] ?? '';
}
