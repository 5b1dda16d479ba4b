/** Table games that the sandbox vendor has, by the end of their names. */
const BY_NAME = {
  Roulette: 'roulette',
  Baccarat: 'baccarat',
  'Punto Banco': 'baccarat',
  'Sic Bo': 'sicBo',
  'Andar Bahar': 'andarBahar',
  Craps: 'craps',
} as const;

/** No name of the catalogue ends in the wheel's. */
export type TableGame = (typeof BY_NAME)[keyof typeof BY_NAME] | 'wheel';

/**
 * Which table game a game of the type TG is; undefined for the board games and tables that the vendor does not have.
 */
export function tableGameOf({
  gameType,
  gameName,
}: {
  readonly gameType: string;
  readonly gameName: string;
}): TableGame | undefined {
  if (gameType !== 'TG') return undefined;
  return Object.entries(BY_NAME).find(([name]) => gameName.endsWith(` ${name}`))?.[1];
}
