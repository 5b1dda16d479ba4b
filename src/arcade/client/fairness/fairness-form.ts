import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { compileMachine } from '#arcade/engine/compiled-machine.ts';
import { decideRound } from '#arcade/engine/decide-round.ts';
import { slotModels } from '#arcade/engine/models/slot-models.ts';
import type { PublicMachine, Spin } from '#arcade/game-api.ts';
import { make } from '../make-element.ts';
import { signOf } from '../symbol-signs.ts';
import type { GameWords } from '../words/game-words.ts';

function field(label: string, control: HTMLElement): HTMLElement {
  return make('label', { class: 'field' }, make('span', {}, label), control);
}

function textInput(name: string, value: string): HTMLInputElement {
  return make('input', { name, value, autocomplete: 'off', spellcheck: 'false', dir: 'ltr' });
}

/** A board by signs: pictures belong to games, and a machine serves thousands of them. */
function boardTable({ grid }: Spin, rows: number): HTMLElement {
  const lines = Array.from({ length: rows }, (_, row) =>
    make('tr', {}, ...grid.map((column) => make('td', {}, signOf(column[row] ?? 'wild')))),
  );
  return make('table', { class: 'board', dir: 'ltr' }, make('tbody', {}, ...lines));
}

/** The form that decides a round from its seeds, with the very code that decides it on the server. */
export function openFairnessPage(page: HTMLElement, words: GameWords, tag: string): void {
  const { fair } = words;
  const given = new URLSearchParams(location.search);
  const times = new Intl.NumberFormat(`${tag}-u-nu-latn`, { maximumFractionDigits: 4 });
  const machine = make(
    'select',
    { name: 'machine' },
    ...slotModels.map((model) => make('option', { value: model.machine.id }, model.name)),
  );
  const serverSeed = textInput('serverSeed', given.get('serverSeed') ?? '');
  const clientSeed = textInput('clientSeed', given.get('clientSeed') ?? '');
  const nonce = make('input', {
    name: 'nonce',
    type: 'number',
    min: '0',
    step: '1',
    value: given.get('nonce') ?? '0',
    required: true,
  });
  const problem = make('p', { class: 'problem', role: 'alert' });
  const outcome = make('div', { class: 'outcome', role: 'status' });
  const form = make(
    'form',
    { class: 'form', novalidate: true },
    field(fair.machine, machine),
    field(fair.serverSeed, serverSeed),
    field(fair.clientSeed, clientSeed),
    field(words.past.round, nonce),
    problem,
    make('button', { type: 'submit', class: 'primary' }, fair.decide),
  );
  const wanted = given.get('machine');
  if (slotModels.some((model) => model.machine.id === wanted)) machine.value = wanted ?? '';

  function showRound(chosen: PublicMachine, seed: string) {
    const seeds = { serverSeed: seed, clientSeed: clientSeed.value, nonce: Number(nonce.value) };
    // A bet of one unit each: a win is shown as a multiple of the bet, so no currency is needed.
    const { spins, winMinor } = decideRound(compileMachine(chosen), seeds, chosen.betUnits);
    const boards = spins.map((spin) => {
      const label = `${spin.kind === 'free' ? `${words.freeSpins} · ` : ''}×${times.format(spin.winMinor / chosen.betUnits)}`;
      return make('figure', {}, boardTable(spin, chosen.rows), make('figcaption', {}, label));
    });
    outcome.replaceChildren(
      make('p', { class: 'fact' }, `${fair.serverSeedHash}: `, make('code', { dir: 'ltr' }, serverSeedHash(seed))),
      make('p', { class: 'verdict' }, words.say('fair.winOfBet', { times: times.format(winMinor / chosen.betUnits) })),
      make('div', { class: 'boards' }, ...boards),
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.textContent = '';
    outcome.replaceChildren();
    const seed = serverSeed.value.trim().toLowerCase();
    const chosen = slotModels.find((model) => model.machine.id === machine.value)?.machine;
    if (!/^[0-9a-f]{64}$/.test(seed)) problem.textContent = fair.badServerSeed;
    else if (!/^[\x21-\x7e]{1,64}$/.test(clientSeed.value)) problem.textContent = fair.badSeed;
    else if (chosen !== undefined && Number.isSafeInteger(Number(nonce.value))) showRound(chosen, seed);
  });

  page.replaceChildren(
    make('main', { class: 'fairness-page' }, make('h1', {}, words.fairness), make('p', {}, fair.about), form, outcome),
  );
}
