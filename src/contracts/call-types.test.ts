import { describe, expectTypeOf, it } from 'vitest';
import type { AnswerAt, BodyAt, QueryAt, ReadAnswer, ReadPath, SentPath } from './call-types.ts';
import type { BankAccounts, Done, GameList, HotGames, LanguageQuery, Login, SignedIn } from './generated/contracts.ts';

describe('the types of calls', () => {
  it('give a path its body and its answer', () => {
    expectTypeOf<BodyAt<'POST', '/wps/session/login'>>().toEqualTypeOf<Login>();
    expectTypeOf<AnswerAt<'POST', '/wps/session/login'>>().toEqualTypeOf<SignedIn>();
    expectTypeOf<BodyAt<'POST', '/wps/session/handoff'>>().toEqualTypeOf<Readonly<Record<string, never>>>();
  });

  it('tell calls of one path apart by their methods', () => {
    expectTypeOf<ReadAnswer<'/wps/member/bankAccounts'>>().toEqualTypeOf<BankAccounts>();
    expectTypeOf<BodyAt<'DELETE', `/wps/member/sessions/${string}`>>().toEqualTypeOf<Readonly<Record<string, never>>>();
    expectTypeOf<AnswerAt<'DELETE', '/wps/member/sessions/1'>>().toEqualTypeOf<Done>();
  });

  it('read a path with a query as the call itself', () => {
    expectTypeOf<QueryAt<'/lgw/games/game_menus'>>().toEqualTypeOf<LanguageQuery>();
    type Lists = ReadPath<'/wps/relay/GCSGAME_gameList'> | ReadPath<'/wps/relay/GCSGAME_hotGamesV2'>;
    expectTypeOf<ReadAnswer<Lists>>().toEqualTypeOf<GameList | HotGames>();
  });

  it('know no path beside those of the table', () => {
    expectTypeOf<'/wps/member/bets?language=EN'>().toExtend<ReadPath>();
    expectTypeOf<'/wps/member/bet'>().not.toExtend<ReadPath>();
    expectTypeOf<'/wps/session/login'>().not.toExtend<ReadPath>();
    expectTypeOf<'/wps/session/login'>().toExtend<SentPath<'POST'>>();
    expectTypeOf<'/wps/session/login'>().not.toExtend<SentPath<'PUT'>>();
    expectTypeOf<string>().not.toExtend<ReadPath>();
  });
});
