import { type FamilyLook, familyMatchBoard } from '#arcade/games/chess-family/client/family-match-board.tsx';
import { chessShapes } from '#arcade/games/chess-family/client/piece-shapes.ts';

const look: FamilyLook = {
  look: 'ch-grid',
  shapes: chessShapes,
  seatColour: ['#fffaf0', '#2b2f3d'],
  pieceNames: ({ chess: { piece } }) => ({
    P: piece.pawn,
    N: piece.knight,
    B: piece.bishop,
    R: piece.rook,
    Q: piece.queen,
    K: piece.king,
  }),
  sideNames: ({ chess }) => [chess.white, chess.black],
};

export const chessMatchBoard = familyMatchBoard(look, ({ chess: { rules } }) => [
  rules.about,
  rules.special,
  rules.draws,
]);
