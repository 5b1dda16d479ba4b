import type { OpenFairness, RotatedSeeds, SpinResult } from '#arcade/game-api.ts';
import { checkRounds } from '../fairness/check-rounds.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal, type GameServer } from '../game-server.ts';
import { make } from '../make-element.ts';
import { openSheet } from './sheet.ts';

/** Rounds that are fetched for one check at most: a player may have played thousands with one seed. */
const MOST_CHECKED = 100;

/**
 * The last rounds that were played with a server seed, whole: as they were seen where they were, else as the server
 * tells them now.
 */
async function roundsOfSeed(
  server: GameServer,
  serverSeedHash: string,
  seen: ReadonlyMap<string, SpinResult>,
): Promise<SpinResult[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages && ids.length < MOST_CHECKED; page += 1) {
    const { rounds, totalPages } = await server.history(page);
    const ours = rounds.filter((round) => round.serverSeedHash === serverSeedHash);
    ids.push(...ours.map(({ roundId }) => roundId));
    // Rounds come newest first, so a page without any of this seed lies before it or after it.
    if (ours.length === 0 && ids.length > 0) break;
    pages = totalPages;
  }
  const rounds: SpinResult[] = [];
  for (const roundId of ids.slice(0, MOST_CHECKED)) rounds.push(seen.get(roundId) ?? (await server.round(roundId)));
  return rounds;
}

function fact(label: string, value: string): HTMLElement {
  return make('div', { class: 'fact' }, make('dt', {}, label), make('dd', {}, make('bdi', {}, value)));
}

/** The player's seeds and rounds that this page knows. */
export interface SeenSeeds {
  current(): OpenFairness;
  rotated(next: OpenFairness): void;
  /** Rounds that were shown here, by their ids. */
  readonly seen: ReadonlyMap<string, SpinResult>;
}

/** Seeds of the player, their change, and the check of all rounds that a revealed seed decided. */
export function openFairnessSheet({ root, words, server }: GameContext, seeds: SeenSeeds): void {
  const { fair } = words;
  const sheet = openSheet(root, words.fairness, words.close, 'fairness');
  const facts = make('dl');
  const input = make('input', {
    name: 'clientSeed',
    maxlength: '64',
    autocomplete: 'off',
    spellcheck: 'false',
    dir: 'ltr',
  });
  const rotate = make('button', { type: 'submit', class: 'primary' }, fair.rotate);
  const problem = make('p', { class: 'problem', role: 'alert' });
  const form = make(
    'form',
    { class: 'form' },
    make('label', { class: 'field' }, make('span', {}, fair.clientSeed), input),
    make('p', {}, fair.rotateAbout),
    problem,
    rotate,
  );
  const revealedPlace = make('div');

  function showCommitments({ serverSeedHash, nextServerSeedHash, nonce }: OpenFairness) {
    facts.replaceChildren(
      fact(fair.serverSeedHash, serverSeedHash),
      fact(fair.nextRound, String(nonce)),
      fact(fair.nextServerSeedHash, nextServerSeedHash),
    );
  }

  function showCurrent(state: OpenFairness) {
    showCommitments(state);
    input.value = state.clientSeed;
  }

  /** Another window used the committed seed: shows the one that follows and keeps what the player typed. */
  async function showChanged() {
    const state = await server.fairness();
    seeds.rotated(state);
    showCommitments(state);
    problem.textContent = fair.seedsChanged;
  }

  async function showRefusal(refusal: unknown) {
    if (refusal instanceof GameRefusal && refusal.code === 'seeds_changed')
      return showChanged().catch(() => {
        problem.textContent = words.messages.unreachable;
      });
    problem.textContent =
      refusal instanceof GameRefusal && refusal.message !== '' ? refusal.message : words.messages.unreachable;
  }

  async function check(revealed: RotatedSeeds['revealed'], verdict: HTMLElement) {
    verdict.textContent = fair.checking;
    try {
      const rounds = await roundsOfSeed(server, revealed.serverSeedHash, seeds.seen);
      const result = checkRounds(revealed, rounds);
      verdict.dataset.verdict = result.kind;
      if (result.kind === 'hashDiffers') verdict.textContent = fair.hashDiffers;
      else if (result.kind === 'differs')
        verdict.textContent = words.say('fair.differs', { round: String(result.nonce) });
      else verdict.textContent = result.count === 0 ? fair.noRounds : words.say('fair.agrees', { count: result.count });
    } catch {
      verdict.textContent = words.past.notLoaded;
    }
  }

  function showRevealed(revealed: RotatedSeeds['revealed'], isAsPromised: boolean) {
    const { serverSeed, serverSeedHash, clientSeed, nonces } = revealed;
    const rounds = nonces === null ? fair.noRounds : `${nonces[0]}–${nonces[1]}`;
    const verdict = make('p', { class: 'verdict', role: 'status' });
    const button = make('button', { type: 'button', class: 'secondary' }, fair.check);
    button.disabled = nonces === null || !isAsPromised;
    if (!isAsPromised) {
      verdict.dataset.verdict = 'hashDiffers';
      verdict.textContent = fair.hashDiffers;
    }
    button.addEventListener('click', () => void check(revealed, verdict));
    revealedPlace.replaceChildren(
      make('h3', {}, fair.revealed),
      make(
        'dl',
        {},
        fact(fair.serverSeed, serverSeed),
        fact(fair.serverSeedHash, serverSeedHash),
        fact(fair.clientSeed, clientSeed),
        fact(fair.rounds, rounds),
      ),
      button,
      verdict,
    );
    button.focus();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    const clientSeed = input.value.trim();
    if (!/^[\x21-\x7e]{1,64}$/.test(clientSeed)) {
      problem.textContent = fair.badSeed;
      return;
    }
    rotate.disabled = true;
    try {
      const { serverSeedHash, nextServerSeedHash } = seeds.current();
      const { revealed, next } = await server.rotate({ clientSeed, nextServerSeedHash });
      const isAsPromised = revealed.serverSeedHash === serverSeedHash && next.serverSeedHash === nextServerSeedHash;
      // Hashes that were promised and not kept stay in sight: they are the player's evidence.
      if (isAsPromised) {
        seeds.rotated(next);
        showCurrent(next);
      }
      showRevealed(revealed, isAsPromised);
    } catch (refusal) {
      await showRefusal(refusal);
    } finally {
      rotate.disabled = false;
    }
  });

  sheet.body.append(make('p', {}, fair.about), facts, form, revealedPlace);
  showCurrent(seeds.current());
}
