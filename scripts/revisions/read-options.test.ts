import { expect, it } from 'vitest';
import { readGatewayOptions, readOptions, unknownCommand } from './read-options.ts';

it('names the option that was most likely meant', () => {
  const options = { publish: { type: 'boolean' }, layouts: { type: 'boolean' } } as const;
  expect(() => readOptions({ args: ['--pubish'], options })).toThrow('did you mean "--publish"?');
  expect(() => readOptions({ args: ['--nothing-like-it'], options })).toThrow('the options are --publish, --layouts');
  expect(() => readOptions({ args: ['--nothing-like-it'], options })).not.toThrow('did you mean');
});

it('reads the gateway of a command, in either form, without the slash at its end', () => {
  expect(readGatewayOptions(['--url', 'https://gateway.example/'])).toEqual({
    url: 'https://gateway.example',
    help: false,
  });
  expect(readGatewayOptions(['--url=http://10.0.0.7:8080'])).toMatchObject({ url: 'http://10.0.0.7:8080' });
  expect(() => readGatewayOptions(['http://gateway.example'])).toThrow('http://gateway.example');
});

it('names the command that was most likely meant', () => {
  expect(unknownCommand('pubilsh', ['list', 'publish'])).toBe('there is no command pubilsh; did you mean "publish"?');
});
