import { lexemeTable } from './lexeme.ts';

/** Table games of chance and cards, classify TABLE. English | ES | PT | VI | AR | hero. */
export const tableGames = lexemeTable(`
  Roulette | la ruleta | a roleta | Roulette | الروليت | *coin
  Blackjack | el blackjack | o blackjack | Blackjack | البلاك جاك | card-ace-spades
  Baccarat | el bacará | o bacará | Baccarat | الباكارات | card-king-hearts
  Sic Bo | el sic bo | o sic bo | Tài Xỉu | السيك بو | rolling-dices
  Craps | el craps | o craps | Craps | الكرابس | rolling-dices
  Poker | el póquer | o pôquer | Poker | البوكر | poker-hand
  Stud Poker | el póquer cerrado | o pôquer fechado | Stud Poker | - | poker-hand
  Pai Gow Poker | el pai gow póquer | o pai gow pôquer | Pai Gow Poker | - | poker-hand
  Punto Banco | el punto banco | o punto banco | Punto Banco | البونتو بانكو | card-queen-hearts
  Pontoon | el pontoon | o pontoon | Pontoon | - | card-ace-spades
  Red Dog | - | - | - | - | card-jack-hearts
  Andar Bahar | el andar bahar | o andar bahar | Andar Bahar | - | card-ace-hearts
  Teen Patti | el teen patti | o teen patti | Teen Patti | التين باتي | poker-hand
  Fan Tan | el fan tan | o fan tan | Fan Tan | الفان تان | *coin
  Hi-Lo | - | - | Cao Thấp | - | perspective-dice-six-faces-six
  Keno | el keno | o keno | Keno | الكينو | *glowing-star
  Bingo | el bingo | o bingo | Bingo | البينغو | *glowing-star
  Faro | el faro | o faro | Faro | - | *spade-suit
  Boule | la boule | a boule | Boule | - | *coin
  Rummy | el rummy | o rummy | Rummy | الرامي | card-joker
  Pok Deng | el pok deng | o pok deng | Pok Deng | - | *spade-suit
`);

/** Board and tile games, classify BOARD; language TY lists them as its type BG. */
export const boardGames = lexemeTable(`
  Backgammon | el backgammon | o gamão | Cờ Tào Cáo | طاولة الزهر:f | perspective-dice-six-faces-six
  Checkers | - | - | Cờ Đam | الداما:f | *chess-pawn
  Chess | el ajedrez | o xadrez | Cờ Vua | الشطرنج | chess-king
  Makruk | el makruk | o makruk | Cờ Thái | - | chess-rook
  Ludo | el parchís | o ludo | Cờ Cá Ngựa | اللودو | perspective-dice-six-faces-six
  Reversi | el reversi | o reversi | Cờ Lật | - | *coin
  Domino | el dominó | o dominó | Domino | الدومينو | domino-tiles
  Mahjong | el mahjong | o mahjong | Mạt Chược | الماجونغ | *mahjong-red-dragon
`);

/** Hands of video poker. Their names are terms of the trade and stay English. */
export const videoPokerGames = lexemeTable(`
  Jacks or Better | - | - | - | - | card-jack-hearts
  Tens or Better | - | - | - | - | poker-hand
  Kings or Better | - | - | - | - | card-king-hearts
  Queens or Better | - | - | - | - | card-queen-hearts
  Deuces Wild | - | - | - | - | card-2-spades
  Sevens Wild | - | - | - | - | poker-hand
  Faces Wild | - | - | - | - | card-king-hearts
  Joker Poker | - | - | - | - | card-joker
  Bonus Poker | - | - | - | - | poker-hand
  Double Bonus Poker | - | - | - | - | poker-hand
  Draw Poker | - | - | - | - | card-ace-spades
  Aces and Faces | - | - | - | - | card-ace-hearts
  Aces and Eights | - | - | - | - | card-ace-spades
  Deuces and Joker | - | - | - | - | card-joker
  Split Poker | - | - | - | - | poker-hand
`);

/** Adjectives of a table or a hand; keys into the table of adjectives. */
export const tableAdjectives =
  'Golden Silver Crimson Velvet Royal Imperial Diamond Ruby Emerald Ivory Jade Crystal Amber Lucky Midnight Legendary Electric Turbo Noble Radiant Cosmic Magic Stellar Eternal Shining Mystic Burning Winter Tropical Neon'.split(
    ' ',
  );
