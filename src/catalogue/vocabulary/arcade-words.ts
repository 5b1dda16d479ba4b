import { lexemeTable } from './lexeme.ts';

/** Actions of an arcade game's hero: "Koi Hop". These stay English. */
export const arcadeWords =
  'Dash Climb Drop Hop Flip Catch Tower Mines Cashout Racer Blaster Bounce Ladder Dig Stack Sprint Spin Toss Chase Tumble'.split(
    ' ',
  );

/** Jackpots. English | ES | PT | VI | AR. */
export const jackpotWords = lexemeTable(`
  Jackpot | el bote | o jackpot | Nổ Hũ | -
  Millions | los millones | os milhões | Bạc Triệu | ملايين
  Prize Pot | el premio | o prêmio | Hũ Thưởng | جائزة
  Riches | las riquezas | as riquezas | Phú Quý | ثروات
  Grand Jackpot | el gran bote | o grande jackpot | Đại Nổ Hũ | -
  Bonus Vault | - | - | - | -
  Jackpot Trail | - | - | - | -
  Jackpot Palace | - | - | - | -
`);

/** Scratch cards. */
export const scratchWords = lexemeTable(`
  Scratch | el rasca | a raspadinha | Thẻ Cào | -
  Scratch Card | - | - | - | -
  Peel | - | - | - | -
  Reveal | - | - | - | -
  Instant Win | - | - | - | -
  Lucky Card | la carta de la suerte | a carta da sorte | Thẻ May Mắn | بطاقة حظ
`);
