import { type ParseArgsConfig, parseArgs } from 'node:util';
import { withSuggestion } from '#document/nearest-name.ts';

/**
 * Reads what was typed after a command by Node's own `parseArgs`.
 * @throws Error for an option that there is not, with the one that was most likely meant; for a value that is missing
 * or too much.
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    const typed = /'(--?[^'\s=]+)/.exec(message)?.[1];
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || typed === undefined) throw new Error(message, { cause: error });
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new Error(withSuggestion(`there is no option ${typed}: the options are ${known.join(', ')}`, typed, known), {
      cause: error,
    });
  }
}

/** Says that there is no such command, and which was most likely meant. */
export function unknownCommand(typed: string, known: Iterable<string>): string {
  return withSuggestion(`there is no command ${typed}`, typed, known);
}

/** Reads the options of a command that only calls a gateway. */
export function readGatewayOptions(args: readonly string[]): {
  readonly url: string | undefined;
  readonly help: boolean;
} {
  const { values } = readOptions({
    args: [...args],
    options: { url: { type: 'string' }, help: { type: 'boolean' } },
  });
  return { url: values.url?.replace(/\/$/, ''), help: values.help ?? false };
}
