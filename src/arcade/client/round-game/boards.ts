import type { RoundSession } from '#arcade/game-api.ts';
import { variantOfRules } from '#arcade/games/video-poker/rules/video-poker-rules.ts';
import type { MatchKind } from '#arcade/match-api.ts';
import type { RoundGameKind } from '#arcade/round-game-kind.ts';
import { isMatchKind, loadMatchBoard } from '../match/match-boards.ts';
import { matchRecord } from '../match/match-record.tsx';
import type { RoundBoard } from './round-board.ts';

/** Loads the board of each game when the game opens. */
const BOARDS: Readonly<Record<Exclude<RoundGameKind, MatchKind>, (rulesId: string) => Promise<RoundBoard<never>>>> = {
  andarBahar: async () => (await import('#arcade/games/andar-bahar/client/andar-bahar-board.tsx')).andarBaharBoard,
  baccarat: async () => (await import('#arcade/games/baccarat/client/baccarat-board.tsx')).baccaratBoard,
  bingo: async () => (await import('#arcade/games/bingo/client/bingo-board.tsx')).bingoBoard,
  blackjack: async (rulesId) =>
    (await import('#arcade/games/blackjack/client/blackjack-board.tsx')).blackjackBoardOf(rulesId),
  boule: async () => (await import('#arcade/games/boule/client/boule-board.tsx')).bouleBoard,
  casinoHoldem: async (rulesId) =>
    (await import('#arcade/games/casino-holdem/client/casino-holdem-board.tsx')).casinoHoldemBoardOf(rulesId),
  coin: async () => (await import('#arcade/games/coin/client/coin-board.tsx')).coinBoard,
  craps: async () => (await import('#arcade/games/craps/client/craps-board.tsx')).crapsBoard,
  crash: async () => (await import('#arcade/games/crash/client/crash-board.tsx')).crashBoard,
  dragonTiger: async () => (await import('#arcade/games/dragon-tiger/client/dragon-tiger-board.tsx')).dragonTigerBoard,
  fanTan: async () => (await import('#arcade/games/fan-tan/client/fan-tan-board.tsx')).fanTanBoard,
  faro: async () => (await import('#arcade/games/faro/client/faro-board.tsx')).faroBoard,
  fish: async () => (await import('#arcade/games/fish/client/fish-board.tsx')).fishBoard,
  hiLo: async () => (await import('#arcade/games/hi-lo/client/hi-lo-board.tsx')).hiLoBoard,
  keno: async () => (await import('#arcade/games/keno/client/keno-board.tsx')).kenoBoard,
  mines: async () => (await import('#arcade/games/mines/client/mines-board.tsx')).minesBoard,
  paiGow: async () => (await import('#arcade/games/pai-gow/client/pai-gow-board.tsx')).paiGowBoard,
  plinko: async () => (await import('#arcade/games/plinko/client/plinko-board.tsx')).plinkoBoard,
  pokDeng: async () => (await import('#arcade/games/pok-deng/client/pok-deng-board.tsx')).pokDengBoard,
  pontoon: async () => (await import('#arcade/games/pontoon/client/pontoon-board.tsx')).pontoonBoard,
  redDog: async () => (await import('#arcade/games/red-dog/client/red-dog-board.tsx')).redDogBoard,
  roulette: async () => (await import('#arcade/games/roulette/client/roulette-board.tsx')).rouletteBoard,
  rummy: async () => (await import('#arcade/games/rummy/client/rummy-board.tsx')).rummyBoard,
  scratch: async () => (await import('#arcade/games/scratch/client/scratch-board.tsx')).scratchBoard,
  sicBo: async () => (await import('#arcade/games/sic-bo/client/sic-bo-board.tsx')).sicBoBoard,
  sportsbook: async () => (await import('../sportsbook/slip-board.tsx')).slipBoard,
  studPoker: async () => (await import('#arcade/games/stud-poker/client/stud-poker-board.tsx')).studPokerBoard,
  teenPatti: async () => (await import('#arcade/games/teen-patti/client/teen-patti-board.tsx')).teenPattiBoard,
  videoPoker: async (rulesId) => {
    const { videoPokerBoardOf } = await import('#arcade/games/video-poker/client/video-poker-board.tsx');
    return videoPokerBoardOf(variantOfRules(rulesId));
  },
  wheel: async () => (await import('#arcade/games/wheel/client/wheel-board.tsx')).wheelBoard,
};

/**
 * Loads the board of a game; of one between players, as the record shows it. It can show rounds of this game only: the
 * view is typed by the game's rules.
 */
export async function loadBoard({
  kind,
  rulesId,
}: Pick<RoundSession, 'kind' | 'rulesId'>): Promise<RoundBoard<unknown>> {
  if (isMatchKind(kind)) return matchRecord(await loadMatchBoard(kind)) as RoundBoard<unknown>;
  return (await BOARDS[kind](rulesId)) as RoundBoard<unknown>;
}
