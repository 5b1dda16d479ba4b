/** @jsxImportSource preact */
import type { Slip } from '#arcade/sportsbook-api.ts';
import { NoticeLine } from '../round-game/notice-line.tsx';
import { SlipLegs, slipTitle } from './slip-card.tsx';
import type { SportsViewProps } from './sports-view.ts';

/** The player's slips: those that are open, with their cash out, and those that are settled. */
export function MySlips(view: SportsViewProps) {
  const { context, client, state } = view;
  const { words, channel } = context;
  const { mineTab, open, settled, settledPage } = state;
  const slips = mineTab === 'open' ? open : (settled?.slips ?? []);
  const pages = settled?.totalPages ?? 1;
  return (
    <div class="sp-slip">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="sp-modes" role="group" aria-label={words.sports.mine}>
        {(['open', 'settled'] as const).map((tab) => (
          <button key={tab} type="button" aria-pressed={mineTab === tab} onClick={() => client.showMine(tab)}>
            {words.sports[tab]}
          </button>
        ))}
      </div>
      {state.receipt !== null && (
        <p class="sp-receipt" role="status">
          {state.receipt}
        </p>
      )}
      <NoticeLine notice={state.notice} channel={channel} />
      {slips.length === 0 && <p class="sp-none">{mineTab === 'open' ? words.sports.noOpen : words.sports.noSettled}</p>}
      {slips.map((slip) => (
        <SlipArticle key={slip.id} slip={slip} {...view} />
      ))}
      {mineTab === 'settled' && pages > 1 && (
        <div class="sp-pages">
          <button type="button" disabled={settledPage <= 1} onClick={() => client.showMine('settled', settledPage - 1)}>
            {words.past.newer}
          </button>
          <bdi dir="ltr">{`${settledPage} / ${pages}`}</bdi>
          <button
            type="button"
            disabled={settledPage >= pages}
            onClick={() => client.showMine('settled', settledPage + 1)}
          >
            {words.past.older}
          </button>
        </div>
      )}
    </div>
  );
}

function SlipArticle({ slip, context, client, state }: SportsViewProps & { readonly slip: Slip }) {
  const { words, figures } = context;
  const { cashOutOfferMinor, combinations } = slip;
  const scores = slip.standings.map(({ status, score }) => (status === 'upcoming' ? null : score));
  return (
    <article class="sp-card sp-mine" data-state={slip.state}>
      <header>
        <h2>{slipTitle(slip, words)}</h2>
        <span class="sp-state">{words.sports.state[slip.state]}</span>
      </header>
      <SlipLegs view={slip} scores={scores} words={words} format={state.format} />
      <p class="sp-money">
        <span>{`${words.sports.stake} ${figures.money(slip.betMinor)}`}</span>
        {combinations > 1 && <span>{words.say('sports.combinations', { count: combinations })}</span>}
        <span>
          {slip.state === 'open'
            ? `${words.sports.returns} ${figures.money(slip.mostMinor)}`
            : `${words.win} ${figures.money(slip.winMinor)}`}
        </span>
      </p>
      {slip.state === 'open' &&
        (cashOutOfferMinor === null ? (
          <p class="sp-paused">{words.sports.cashOutPaused}</p>
        ) : (
          <button
            type="button"
            class="sp-cash-out"
            onClick={() => void client.slip.cashOut(slip.id, cashOutOfferMinor)}
          >
            {words.say('sports.cashOut', { amount: figures.money(cashOutOfferMinor) })}
          </button>
        ))}
      <p class="sp-when">
        <bdi>{figures.date(new Date(slip.placedAt).toISOString())}</bdi>
        <bdi dir="ltr">{slip.id.slice(0, 8)}</bdi>
      </p>
    </article>
  );
}
