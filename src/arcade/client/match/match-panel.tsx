/** @jsxImportSource preact */
import type { RoundSession } from '#arcade/game-api.ts';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import { declarationsIn } from '#arcade/games/matches/rules/declared-move.ts';
import { prizeOf } from '#arcade/games/matches/rules/match-pot.ts';
import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import type { GameContext } from '../game-context.ts';
import type { MatchClient } from './match-client.ts';
import { isOwnTurn, type MatchClientState } from './match-client-state.ts';
import { FEE_PERCENT, outcomeOfMatch } from './match-record.tsx';

interface MatchPanelProps {
  readonly context: GameContext<RoundSession>;
  readonly board: MatchBoard<unknown>;
  readonly rules: MatchRules;
  readonly client: MatchClient;
  readonly state: MatchClientState;
}

/** What the match waits for, and what the player may do beside moving. */
export function MatchPanel(props: MatchPanelProps) {
  const phase = props.state.server?.phase ?? 'idle';
  return (
    <section class="mt-panel" data-phase={phase}>
      {phase === 'idle' && <Lobby {...props} />}
      {phase === 'seeking' && <Search {...props} />}
      {phase === 'staking' && <p class="mt-said">{props.context.words.match.staking}</p>}
      {phase === 'playing' && <Wishes {...props} />}
      {phase === 'over' && <Result {...props} />}
    </section>
  );
}

function Lobby({ context, rules, state }: MatchPanelProps) {
  const { words, figures, session } = context;
  const { stakeMinor, server } = state;
  const waiting = Object.entries(server?.waiting ?? {}).filter(([stake]) => session.betsMinor.includes(Number(stake)));
  return (
    <>
      <dl class="mt-facts">
        <div>
          <dt>{words.match.prize}</dt>
          <dd>
            <bdi>{figures.money(prizeOf(rules.seats, stakeMinor))}</bdi>
          </dd>
        </div>
        <div>
          <dt>{words.match.fee}</dt>
          <dd>
            <bdi dir="ltr">{FEE_PERCENT}%</bdi>
          </dd>
        </div>
      </dl>
      {session.mode === 'trial' ? (
        <p class="mt-hint">{words.match.trial}</p>
      ) : (
        waiting.map(([stake, people]) => (
          <p key={stake} class="mt-hint">
            {words.say('match.waiting', { stake: figures.money(Number(stake)), people: figures.count(people) })}
          </p>
        ))
      )}
    </>
  );
}

function Search({ context: { words, figures }, client, state }: MatchPanelProps) {
  const { soughtSeconds, server, isBusy } = state;
  return (
    <>
      <p class="mt-said">
        <i class="mt-search" aria-hidden="true" />
        {words.match.seeking}
        <bdi class="mt-sought">{figures.seconds(soughtSeconds)}</bdi>
      </p>
      {server?.mayPlayBot === true && (
        <>
          <p class="mt-hint">{words.match.bot.offer}</p>
          <button type="button" class="mt-button strong" disabled={isBusy} onClick={() => client.playBot()}>
            {words.match.bot.play}
          </button>
        </>
      )}
    </>
  );
}

function Wishes({ context: { words }, board, rules, client, state }: MatchPanelProps) {
  const { server, declared, isResigning, isConnected } = state;
  const match = server?.match ?? null;
  if (match === null) return null;
  const turn = isOwnTurn(match) ? words.table.yourTurn : words.match.theirTurn;
  if (isResigning)
    return (
      <>
        <p class="mt-said">{words.match.resignSure}</p>
        <div class="mt-buttons">
          <button type="button" class="mt-button danger" onClick={() => client.wish('resign')}>
            {words.match.resignYes}
          </button>
          <button type="button" class="mt-button" onClick={() => client.askResign(false)}>
            {words.match.resignNo}
          </button>
        </div>
      </>
    );
  const isAsked = match.drawOffer !== null && match.drawOffer !== match.seat;
  if (isAsked)
    return (
      <>
        <p class="mt-said">{words.match.drawAsked}</p>
        <div class="mt-buttons">
          <button type="button" class="mt-button strong" onClick={() => client.wish('draw')}>
            {words.match.accept}
          </button>
          <button type="button" class="mt-button" onClick={() => client.wish('declineDraw')}>
            {words.match.decline}
          </button>
        </div>
      </>
    );
  const hasOffered = match.drawOffer === match.seat;
  const turnsLeft = match.turnsUntilOffer;
  const note = board.note?.(match.view, words) ?? null;
  return (
    <>
      <p class="mt-said" data-own={isOwnTurn(match)}>
        {isConnected ? (hasOffered ? words.match.drawOffered : turn) : words.table.reconnecting}
      </p>
      {note !== null && <p class="mt-hint">{note}</p>}
      <div class="mt-buttons">
        {declarationsIn(match.legal).map((choice) => (
          <button
            key={choice}
            type="button"
            class="mt-button"
            aria-pressed={declared === choice}
            onClick={() => client.declare(choice)}
          >
            {board.declaration?.(choice, words) ?? choice}
          </button>
        ))}
        {rules.mayAgreeDraw && (
          <button
            type="button"
            class="mt-button"
            disabled={hasOffered || turnsLeft > 0}
            onClick={() => client.wish('draw')}
          >
            {turnsLeft > 0 ? words.say('match.drawAgain', { count: turnsLeft }) : words.match.offerDraw}
          </button>
        )}
        <button type="button" class="mt-button" onClick={() => client.askResign(true)}>
          {words.match.resign}
        </button>
      </div>
    </>
  );
}

function Result({ context: { words, figures }, state }: MatchPanelProps) {
  const match = state.server?.match ?? null;
  if (match === null) return null;
  const { winMinor, rakeMinor, end, seat } = match;
  const kind = end?.winners.length === 0 ? 'drawn' : end?.winners.includes(seat) === true ? 'won' : 'lost';
  return (
    <>
      <p class="mt-said mt-result" data-kind={kind}>
        {outcomeOfMatch(match, words)}
      </p>
      <p class="mt-hint">
        {words.win} <bdi>{figures.money(winMinor)}</bdi>
        {rakeMinor > 0 && (
          <>
            {' · '}
            {words.match.fee} <bdi>{figures.money(rakeMinor)}</bdi>
          </>
        )}
      </p>
    </>
  );
}
