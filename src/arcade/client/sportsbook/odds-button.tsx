/** @jsxImportSource preact */
import type { SportId } from '#arcade/games/sportsbook/data/sports.ts';
import type { OfferedMarket, OfferedPick } from '#arcade/sportsbook-api.ts';
import { pickText } from './market-words.ts';
import { oddsText } from './odds-text.ts';
import { legOf } from './slip-desk.ts';
import { isOnSlip } from './slip-draft.ts';
import { oddsKey } from './sports-state.ts';
import type { SportsViewProps } from './sports-view.ts';

interface OddsButtonProps extends SportsViewProps {
  readonly fixture: {
    readonly id: string;
    readonly sport: SportId;
    readonly league: { readonly name: string };
    readonly home: string;
    readonly away: string;
  };
  readonly market: OfferedMarket;
  readonly pick: OfferedPick;
  /** What stands before the odds: short in lists, whole words on the page of a match. */
  readonly label: string;
}

/** The odds of a pick: a press puts it on the slip or takes it off. Locked while no bets are taken on it. */
export function OddsButton({ context, client, state, fixture, market, pick, label }: OddsButtonProps) {
  const { words } = context;
  const { odds, selection } = pick;
  const name = pickText({ ...market, pick: pick.pick }, fixture, words);
  const move = state.moves.get(oddsKey(fixture.id, selection));
  if (odds === null)
    return (
      // A button still, so that the focus stays on it.
      <button
        type="button"
        class="sp-odds"
        data-locked="true"
        aria-disabled="true"
        aria-label={`${name}: ${words.sports.suspended}, ${fixture.home} – ${fixture.away}`}
      >
        <PickLabel label={label} />
        <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
          <path d="M6 11h12v10H6zM8 11V7a4 4 0 0 1 8 0v4" />
        </svg>
      </button>
    );
  const text = oddsText(odds, state.format);
  return (
    <button
      type="button"
      class="sp-odds"
      data-move={move}
      aria-pressed={isOnSlip(state.draft, fixture.id, selection)}
      aria-label={`${name} ${text}, ${fixture.home} – ${fixture.away}`}
      onClick={() => client.slip.toggle(legOf(fixture, market, { ...pick, odds }))}
    >
      <PickLabel label={label} />
      <bdi dir="ltr">{text}</bdi>
    </button>
  );
}

/** A long name is cut off; the handicap after it never is. */
function PickLabel({ label }: { readonly label: string }) {
  const [, name = label, line = ''] = /^(.*\p{L}.*) ([+−]?[\d.]+)$/u.exec(label) ?? [];
  return (
    <span class="sp-label">
      <bdi class="sp-pick">{name}</bdi>
      {line !== '' && (
        <bdi class="sp-line" dir="ltr">
          {line}
        </bdi>
      )}
    </span>
  );
}
