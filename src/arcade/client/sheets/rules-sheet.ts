import type { MachineSymbol, PublicMachine } from '#arcade/game-api.ts';
import type { GameContext, GameVerbs } from '../game-context.ts';
import { make } from '../make-element.ts';
import { SYMBOL_NAMES } from '../symbol-signs.ts';
import { lineDiagram } from './line-diagram.ts';
import { openSheet } from './sheet.ts';

const PAYING_ORDER = ['wild', 'scatter', 'pay'] as const;

function section(title: string, ...content: readonly (Node | null)[]): HTMLElement {
  return make('section', {}, make('h3', {}, title), ...content.filter((node) => node !== null));
}

/** One symbol: its picture, what it pays for how many, and what is special about it. */
function symbolCard(symbol: MachineSymbol, { session, words, figures }: GameContext, betMinor: number): HTMLElement {
  const { paytable } = words;
  const unitMinor = symbol.kind === 'scatter' ? betMinor : betMinor / session.machine.betUnits;
  const rows = Object.entries(symbol.pays)
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([count, pay]) =>
      make(
        'tr',
        {},
        make('th', { scope: 'row' }, `${count}×`),
        make('td', {}, make('bdi', {}, figures.money(pay * unitMinor))),
      ),
    );
  const notes = [
    symbol.kind === 'wild' ? paytable.wild : '',
    (symbol.multiplier ?? 1) > 1 ? words.say('paytable.wildTimes', { multiplier: symbol.multiplier ?? 1 }) : '',
    symbol.kind === 'scatter' ? paytable.scatter : '',
    symbol.isAlsoWild === true ? paytable.scatterIsWild : '',
  ].filter(Boolean);
  const source = session.art.symbolUrls[symbol.id];
  return make(
    'div',
    { class: `symbol-card ${symbol.kind}` },
    make('img', { src: source ?? '', alt: SYMBOL_NAMES[symbol.id], width: '72', height: '72' }),
    make(
      'div',
      {},
      ...(rows.length > 0 ? [make('table', {}, make('tbody', {}, ...rows))] : []),
      ...notes.map((note) => make('p', {}, note)),
    ),
  );
}

function freeSpinsSection({ freeSpins }: PublicMachine, { words }: GameContext): HTMLElement | null {
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
  const list = [...given, ...again, ...special].map((sentence) => make('li', {}, sentence));
  return section(paytable.freeSpinsTitle, make('ul', {}, ...list));
}

function fallsSection({ cascade, freeSpins }: PublicMachine, { words }: GameContext): HTMLElement | null {
  if (cascade === null) return null;
  const { paytable } = words;
  const list = (multipliers: readonly number[]) => multipliers.map((multiplier) => `×${multiplier}`).join(', ');
  return section(
    paytable.fallsTitle,
    make('p', {}, paytable.falls),
    make('p', {}, words.say('paytable.fallsTimes', { list: list(cascade.multipliers) })),
    freeSpins === null
      ? null
      : make('p', {}, words.say('paytable.fallsFreeTimes', { list: list(cascade.freeMultipliers) })),
  );
}

function linesSection({ pays, lines, rows, ways }: PublicMachine, { words, figures }: GameContext): HTMLElement {
  const { paytable } = words;
  if (pays === 'ways') return section(paytable.waysTitle, make('p', {}, words.say('paytable.ways', { count: ways })));
  const diagrams = lines.map((line, index) => lineDiagram(line, rows, figures.count(index + 1)));
  return section(
    paytable.linesTitle,
    make('p', {}, words.say('paytable.lines', { count: lines.length })),
    make('ol', { class: 'line-diagrams' }, ...diagrams),
  );
}

/** Paytable and rules, all of it read from the machine that decides the rounds. */
export function openRulesSheet(context: GameContext, game: GameVerbs): void {
  const { root, words, figures, session } = context;
  const { paytable } = words;
  const { machine, returnToPlayer, volatility } = session;
  const { betMinor } = game;
  const sheet = openSheet(root, words.rules, words.close, 'rules');
  const symbols = [...machine.symbols].sort(
    (one, other) => PAYING_ORDER.indexOf(one.kind) - PAYING_ORDER.indexOf(other.kind),
  );
  const parts = [
    section(
      paytable.title,
      make('p', {}, words.say('paytable.atBet', { bet: figures.money(betMinor) })),
      make('div', { class: 'symbol-cards' }, ...symbols.map((symbol) => symbolCard(symbol, context, betMinor))),
    ),
    freeSpinsSection(machine, context),
    fallsSection(machine, context),
    linesSection(machine, context),
    section(
      paytable.returnTitle,
      make(
        'p',
        {},
        words.say('paytable.returns', { percent: returnToPlayer, volatility: paytable.volatility[volatility] }),
      ),
      make('p', {}, paytable.settled),
    ),
  ];
  sheet.body.append(...parts.filter((part) => part !== null));
}
