import { type FamilyLook, familyMatchBoard } from '#arcade/games/chess-family/client/family-match-board.tsx';
import { makrukShapes } from '#arcade/games/chess-family/client/piece-shapes.ts';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import { splitDeclared } from '#arcade/games/matches/rules/declared-move.ts';
import type { MakrukView } from '../rules/makruk-rules.ts';

const look: FamilyLook = {
  look: 'mk-grid',
  shapes: makrukShapes,
  seatColour: ['#fffaf0', '#a3232c'],
  pieceNames: ({ chess: { piece }, makruk }) => ({
    P: makruk.bia,
    M: makruk.met,
    S: makruk.khon,
    N: piece.knight,
    R: piece.rook,
    K: piece.king,
  }),
  sideNames: ({ chess, makruk }) => [chess.white, makruk.red],
};

const board = familyMatchBoard(look, ({ makruk: { rules } }) => [
  rules.about,
  rules.pieces,
  rules.pawns,
  rules.draws,
  rules.count,
]);

/** The board of makruk, with what its two counts need. */
export const makrukMatchBoard: MatchBoard<MakrukView> = {
  ...board,
  moveText: (made, index, moves, words) => {
    const { move, declared } = splitDeclared(made.move);
    const text = board.moveText({ ...made, move }, index, moves, words);
    // A count begins with the number that its player says aloud.
    return declared === 'count' ? `${text} (1)` : text;
  },
  declaration: (declared, { makruk }) => (declared === 'stop' ? makruk.stopCount : makruk.startCount),
  note: ({ count }, words) => {
    if (count === null) return null;
    const { honour, seat, moves, limit } = count;
    const side = board.seatName(seat, words);
    return words.say(honour === 'board' ? 'makruk.boardHonour' : 'makruk.piecesHonour', { side, moves, limit });
  },
};
