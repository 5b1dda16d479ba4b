/** @jsxImportSource preact */
import type { TableMoney, TableSeat } from '#arcade/table-api.ts';
import type { GameContext } from '../game-context.ts';
import { figuresIn } from '../money-text.ts';
import type { TablePlayState } from './table-play-state.ts';

const RING = 2 * Math.PI * 20;
/** The ring is red for the end of the time for choices. */
const LAST_SECONDS = 5;

/** The full length of the countdown in seconds: of the time for bets or choices, or from there to the next round. */
function wholeSeconds({ table, phase }: TablePlayState): number {
  if (table === null) return 1;
  const isOpen = phase === 'open' || phase === 'last';
  if (isOpen) return (table.closesAt - table.opensAt) / 1_000;
  return ((phase === 'choosing' ? table.choosesUntil : table.endsAt) - table.closesAt) / 1_000;
}

/** The countdown as a ring that empties. The text beside it names the phase. */
function Ring({ state }: { readonly state: TablePlayState }) {
  const { phase, secondsLeft } = state;
  const share = Math.min(1, secondsLeft / wholeSeconds(state));
  const isLast = phase === 'choosing' && secondsLeft <= LAST_SECONDS;
  return (
    <div class="table-ring" data-phase={isLast ? 'last' : phase} aria-hidden="true">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="track" cx="24" cy="24" r="20" />
        <circle class="left" cx="24" cy="24" r="20" stroke-dasharray={`${RING * share} ${RING}`} />
      </svg>
      <b>{phase === 'closed' || phase === 'waiting' ? '·' : secondsLeft}</b>
    </div>
  );
}

interface SeatProps {
  readonly seat: TableSeat;
  readonly context: GameContext;
}

function Seat({ seat: { name, isBot, place, stake, win }, context }: SeatProps) {
  const { words, session } = context;
  const money = ({ minor, currency }: TableMoney) => figuresIn(document.documentElement.lang, currency).money(minor);
  const shown = name === '' ? words.table.guest : name;
  return (
    <li class="table-seat" data-bot={isBot}>
      <span class="face" aria-hidden="true">
        {shown.slice(0, 2)}
      </span>
      <span class="who">
        <bdi class="name">{shown}</bdi>
        {isBot ? <span class="kind">{words.table.bot}</span> : stake !== null && <bdi class="kind">{money(stake)}</bdi>}
      </span>
      {win !== null && win.minor > 0 && <bdi class="won">{`+${money(win)}`}</bdi>}
      {place !== null && win === null && <i class="has-bet" title={session.game.name} aria-hidden="true" />}
    </li>
  );
}

interface HeadProps {
  readonly context: GameContext;
  readonly state: TablePlayState;
  /** It is the player's turn. */
  readonly mayChoose: boolean;
}

/** The state of the table: time left, what may be done, round, and who is there. */
export function TableHead({ context, state, mayChoose }: HeadProps) {
  const { words, figures } = context;
  const { table, phase, isConnected, isEnded } = state;
  const phaseWords = mayChoose ? words.table.yourTurn : words.table[phase];
  const said = isConnected ? phaseWords : words.table.reconnecting;
  return (
    <header class="table-head">
      <div class="table-state">
        <Ring state={state} />
        <div>
          <p class="table-phase">{isEnded ? words.messages.sessionEnded : said}</p>
          {table !== null && (
            <p class="table-round">
              <span>{words.say('table.round', { number: figures.count(table.number) })}</span>
              <span>{words.say('table.people', { people: figures.count(table.people) })}</span>
            </p>
          )}
        </div>
      </div>
      <h1 class="round-logo">
        <img src={context.session.art.logoUrl} alt={context.session.game.name} />
      </h1>
      <ul class="table-seats" aria-label={words.table.seats}>
        {table?.seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shortened names may be alike.
          <Seat key={`${index} ${seat.name}`} seat={seat} context={context} />
        ))}
      </ul>
    </header>
  );
}
