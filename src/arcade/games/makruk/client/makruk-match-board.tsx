import { type FamilyLook, familyMatchBoard } from '#arcade/games/chess-family/client/family-match-board.tsx';
import { makrukShapes } from '#arcade/games/chess-family/client/piece-shapes.ts';

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

export const makrukMatchBoard = familyMatchBoard(look, ({ makruk: { rules } }) => [
  rules.about,
  rules.pieces,
  rules.pawns,
  rules.draws,
]);
