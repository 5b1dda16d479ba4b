/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { NoticeLine } from '../round-game/notice-line.tsx';
import { oddsText } from './odds-text.ts';
import { legMarket, legText } from './slip-card.tsx';
import {
  betsOf,
  hasClosedLeg,
  hasMoved,
  oddsOfAll,
  returnsOf,
  type SlipDraft,
  type SlipMode,
  sizeOf,
  stakeMinorOf,
} from './slip-draft.ts';
import type { SportsViewProps } from './sports-view.ts';

const MODES: readonly SlipMode[] = ['single', 'accumulator', 'system'];
const ACCEPTS: readonly SlipDraft['accepts'][] = ['better', 'any', 'same'];
/** What the stake is raised by, in least bets: a round sum in every currency. */
const STEPS = [5, 10, 50] as const;

/** The slip that is being written: its selections, the kind of bet, the stake, and what it may return. */
export function SlipPanel(view: SportsViewProps) {
  const { context, client, state } = view;
  const { words, channel } = context;
  const { draft, receipt, notice } = state;
  const focused = useFocusAfterRemoval(draft.legs.length);
  if (draft.legs.length === 0)
    return (
      <div class="sp-slip" ref={focused} tabIndex={-1}>
        {receipt === null ? <p class="sp-none">{words.sports.emptySlip}</p> : <Receipt text={receipt} />}
        <NoticeLine notice={notice} channel={channel} />
      </div>
    );
  return (
    // The frame's sandbox allows no forms.
    <div class="sp-slip" ref={focused} tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="sp-modes" role="group" aria-label={words.sports.betKind}>
        {MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={draft.mode === mode}
            onClick={() => client.slip.chooseMode(mode)}
          >
            {words.sports.mode[mode]}
          </button>
        ))}
      </div>
      <DraftLegs {...view} />
      <p class="visually-hidden" role="status">
        {hasClosedLeg(draft) ? words.sports.legClosed : hasMoved(draft) ? words.sports.moved : ''}
      </p>
      {draft.mode === 'system' && draft.legs.length > 2 && <SystemSizes {...view} />}
      <SlipSums {...view} />
      {receipt !== null && <Receipt text={receipt} />}
      <NoticeLine notice={notice} channel={channel} />
      <PlaceButton {...view} />
    </div>
  );
}

/** Gives the slip the focus where it was on the button of a selection that was removed, so that Tab goes on there. */
function useFocusAfterRemoval(legs: number) {
  const slip = useRef<HTMLDivElement>(null);
  const before = useRef(legs);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (legs < before.current && isLost) slip.current?.focus();
    before.current = legs;
  }, [legs]);
  return slip;
}

function Receipt({ text }: { readonly text: string }) {
  return (
    <p class="sp-receipt" role="status">
      {text}
    </p>
  );
}

function DraftLegs({ context, client, state }: SportsViewProps) {
  const { words } = context;
  return (
    <ul class="sp-legs sp-card">
      {state.draft.legs.map((leg) => {
        const name = legText(leg, words);
        const isMoved = leg.now !== null && leg.now !== leg.odds;
        return (
          <li key={`${leg.fixtureId} ${leg.selection}`} data-closed={leg.now === null}>
            <span class="sp-leg-pick">
              <b>{name}</b>
              <span class="sp-leg-odds">
                {isMoved && <s dir="ltr">{oddsText(leg.odds, state.format)}</s>}
                <bdi dir="ltr" data-moved={isMoved}>
                  {leg.now === null ? words.sports.suspended : oddsText(leg.now, state.format)}
                </bdi>
              </span>
              <button
                type="button"
                class="sp-remove"
                aria-label={words.say('sports.remove', { name: `${name}, ${leg.home} – ${leg.away}` })}
                onClick={() => client.slip.remove(leg)}
              >
                <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
                  <path d="M6 6l12 12M18 6L6 18" />
                </svg>
              </button>
            </span>
            <span class="sp-leg-match">
              <span>{legMarket(leg, words)}</span>
              <bdi>{`${leg.home} – ${leg.away}`}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function SystemSizes({ context: { words }, client, state }: SportsViewProps) {
  const { legs } = state.draft;
  const sizes = Array.from({ length: legs.length - 2 }, (_, index) => index + 2);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="sp-modes sp-sizes" role="group" aria-label={words.sports.mode.system}>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={sizeOf(state.draft) === size}
          onClick={() => client.slip.chooseSize(size)}
        >
          {words.say('sports.systemOf', { size, count: legs.length })}
        </button>
      ))}
    </div>
  );
}

function SlipSums({ context, client, state }: SportsViewProps) {
  const { words, figures, session } = context;
  const { draft } = state;
  const bets = betsOf(draft);
  const stakeMinor = stakeMinorOf(draft, session.currency.decimals) ?? 0;
  const [least = 1] = session.betsMinor;
  return (
    <div class="sp-card sp-sums">
      {draft.mode === 'accumulator' && (
        <p>
          <span>{words.sports.totalOdds}</span>
          <b dir="ltr">{oddsText(Math.round(oddsOfAll(draft) * 100), state.format)}</b>
        </p>
      )}
      <label class="sp-stake">
        <span>{bets > 1 ? words.sports.stakeEach : words.sports.stake}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={draft.stake}
          onInput={(event) => client.slip.typeStake(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void client.slip.place();
          }}
        />
        <span aria-hidden="true">{session.currency.code}</span>
      </label>
      <div class="sp-steps">
        {STEPS.map((bets) => (
          <button key={bets} type="button" onClick={() => client.slip.addStake(bets * least)}>
            <bdi dir="ltr">{`+${figures.count((bets * least) / 10 ** session.currency.decimals)}`}</bdi>
          </button>
        ))}
        <button type="button" onClick={() => client.slip.mostStake()}>
          {words.sports.most}
        </button>
      </div>
      <label class="sp-accepts">
        <span>{words.sports.accepts.label}</span>
        <select
          value={draft.accepts}
          onChange={(event) => client.slip.chooseAccepts(ACCEPTS[event.currentTarget.selectedIndex] ?? 'better')}
        >
          {ACCEPTS.map((accepts) => (
            <option key={accepts} value={accepts}>
              {words.sports.accepts[accepts]}
            </option>
          ))}
        </select>
      </label>
      {bets > 1 && (
        <p>
          <span>{`${words.sports.totalStake} (${bets})`}</span>
          <b>{figures.money(stakeMinor * bets)}</b>
        </p>
      )}
      <p class="sp-returns">
        <span>{words.sports.returns}</span>
        <b>{figures.money(returnsOf(draft, stakeMinor))}</b>
      </p>
    </div>
  );
}

function PlaceButton({ context, client, state }: SportsViewProps) {
  const { words, figures, session } = context;
  const { draft, isBusy, isEnded } = state;
  const stakeMinor = stakeMinorOf(draft, session.currency.decimals) ?? 0;
  const amount = figures.money(stakeMinor * betsOf(draft));
  const text = isBusy
    ? words.sports.placing
    : words.say(hasMoved(draft) ? 'sports.acceptPlace' : 'sports.place', { amount });
  return (
    <button type="button" class="sp-place" disabled={isBusy || isEnded} onClick={() => void client.slip.place()}>
      {text}
    </button>
  );
}
