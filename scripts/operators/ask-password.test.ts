import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askPassword } from './ask-password.ts';

/** A terminal on which a test types, and what was said on it. */
function terminal() {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true as const,
    setRawMode: (isRaw: boolean) => {
      modes.push(isRaw);
      return input;
    },
  });
  const said: string[] = [];
  const asked = askPassword(input as never, (text) => void said.push(text));
  return { input, asked, modes, said };
}

it('takes a password that is typed twice alike, corrections included, and shows none of it', async () => {
  const { input, asked, modes, said } = terminal();
  input.write('Ovre\u007f\u007fer-the-roofs\r');
  input.write('wrong\u0015Over-the-roofs\r');
  expect(await asked).toBe('Over-the-roofs');
  expect(modes).toEqual([true, false]);
  expect(said.join('')).toBe('Password (12 characters or more): \nThe same again: \n');
});

it('takes a line that is pasted as one piece with the next', async () => {
  const { input, asked } = terminal();
  input.write('Over-the-roofs\nOver-the-roofs\n');
  expect(await asked).toBe('Over-the-roofs');
});

it.each([
  ['first\rsecond\r', 'the two are not the same'],
  ['half\u0003', 'nothing was done'],
  ['\r\r', 'no password was given'],
])('takes nothing from %j, and gives the terminal back', async (typed, message) => {
  const { input, asked, modes } = terminal();
  input.write(typed);
  await expect(asked).rejects.toThrow(message);
  expect(modes).toEqual([true, false]);
});

it('reads the first line where the input is no terminal', async () => {
  const input = new PassThrough();
  input.end('Over-the-roofs\nand more\n');
  expect(await askPassword(input, () => expect.unreachable())).toBe('Over-the-roofs');
  const empty = new PassThrough();
  empty.end();
  await expect(askPassword(empty, () => {})).rejects.toThrow('no password was given');
});
