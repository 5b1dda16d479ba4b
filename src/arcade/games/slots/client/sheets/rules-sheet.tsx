/** @jsxImportSource preact */

import type { GameVerbs } from '#arcade/client/game-context.ts';
import { ReturnSection } from '#arcade/client/sheets/return-section.tsx';
import { Section } from '#arcade/client/sheets/section.tsx';
import { openSheet, Sheet } from '#arcade/client/sheets/sheet.tsx';
import type { MachineSymbol } from '#arcade/game-api.ts';
import { JackpotSection } from '#arcade/games/slots/client/jackpots/jackpot-section.tsx';
import type { JackpotState } from '#arcade/jackpot-api.ts';
import type { SlotContext } from '../slot-context.ts';
import { SYMBOL_NAMES } from '../symbol-signs.ts';
import { LineDiagram } from './line-diagram.tsx';

const PAYING_ORDER = ['wild', 'scatter', 'pay'] as const;

interface ContextProps {
  readonly context: SlotContext;
}

interface SymbolCardProps extends ContextProps {
  readonly symbol: MachineSymbol;
  readonly betMinor: number;
}

/** One symbol: its picture, what it pays for how many, and what is special about it. */
function SymbolCard({ symbol, context: { session, words, figures }, betMinor }: SymbolCardProps) {
  const { paytable } = words;
  const unitMinor = symbol.kind === 'scatter' ? betMinor : betMinor / session.machine.betUnits;
  const pays = Object.entries(symbol.pays).sort(([one], [other]) => Number(other) - Number(one));
  const notes = [
    symbol.kind === 'wild' ? paytable.wild : '',
    (symbol.multiplier ?? 1) > 1 ? words.say('paytable.wildTimes', { multiplier: symbol.multiplier ?? 1 }) : '',
    symbol.kind === 'scatter' ? paytable.scatter : '',
    symbol.isAlsoWild === true ? paytable.scatterIsWild : '',
  ].filter(Boolean);
  return (
    <div class={`symbol-card ${symbol.kind}`}>
      <img src={session.art.symbolUrls[symbol.id] ?? ''} alt={SYMBOL_NAMES[symbol.id]} width={72} height={72} />
      <div>
        {pays.length > 0 && (
          <table>
            <tbody>
              {pays.map(([count, pay]) => (
                <tr key={count}>
                  <th scope="row">{`${count}×`}</th>
                  <td>
                    <bdi>{figures.money(pay * unitMinor)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

function FreeSpinsSection({ context: { session, words } }: ContextProps) {
  const { freeSpins } = session.machine;
  if (freeSpins === null) return null;
  const { paytable } = words;
  const given = Object.entries(freeSpins.spins).map(([scatters, count]) =>
    words.say('paytable.freeSpinsGiven', { scatters, count }),
  );
  const again = Object.entries(freeSpins.retrigger).map(([scatters, count]) =>
    words.say('paytable.freeSpinsAgain', { scatters, count }),
  );
  const special = [
    freeSpins.multiplier > 1 ? words.say('paytable.freeSpinsTimes', { multiplier: freeSpins.multiplier }) : '',
    freeSpins.expands ? paytable.expands : '',
  ].filter(Boolean);
  return (
    <Section title={paytable.freeSpinsTitle}>
      <ul>
        {[...given, ...again, ...special].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}

function FallsSection({ context: { session, words } }: ContextProps) {
  const { cascade, freeSpins } = session.machine;
  if (cascade === null) return null;
  const { paytable } = words;
  const list = (multipliers: readonly number[]) => multipliers.map((multiplier) => `×${multiplier}`).join(', ');
  return (
    <Section title={paytable.fallsTitle}>
      <p>{paytable.falls}</p>
      <p>{words.say('paytable.fallsTimes', { list: list(cascade.multipliers) })}</p>
      {freeSpins !== null && <p>{words.say('paytable.fallsFreeTimes', { list: list(cascade.freeMultipliers) })}</p>}
    </Section>
  );
}

function LinesSection({ context: { session, words, figures } }: ContextProps) {
  const { pays, lines, rows, ways } = session.machine;
  const { paytable } = words;
  if (pays === 'ways') {
    return (
      <Section title={paytable.waysTitle}>
        <p>{words.say('paytable.ways', { count: ways })}</p>
      </Section>
    );
  }
  return (
    <Section title={paytable.linesTitle}>
      <p>{words.say('paytable.lines', { count: lines.length })}</p>
      <ol class="line-diagrams">
        {lines.map((line, index) => (
          <LineDiagram key={line.join()} line={line} rows={rows} number={figures.count(index + 1)} />
        ))}
      </ol>
    </Section>
  );
}

/** Paytable and rules, all of it read from the machine that decides the rounds. */
export function openRulesSheet(context: SlotContext, game: GameVerbs, jackpots: JackpotState | null): void {
  const { root, words, figures, session } = context;
  const { paytable } = words;
  const { machine } = session;
  const { betMinor } = game;
  const symbols = [...machine.symbols].sort(
    (one, other) => PAYING_ORDER.indexOf(one.kind) - PAYING_ORDER.indexOf(other.kind),
  );
  openSheet(root, () => (
    <Sheet kind="rules" title={words.rules} closeLabel={words.close}>
      <Section title={paytable.title}>
        <p>{words.say('paytable.atBet', { bet: figures.money(betMinor) })}</p>
        <div class="symbol-cards">
          {symbols.map((symbol) => (
            <SymbolCard key={symbol.id} symbol={symbol} context={context} betMinor={betMinor} />
          ))}
        </div>
      </Section>
      <FreeSpinsSection context={context} />
      <FallsSection context={context} />
      <LinesSection context={context} />
      {jackpots !== null && <JackpotSection context={context} state={jackpots} />}
      <ReturnSection context={context} />
    </Sheet>
  ));
}
