import { fetchRoundView, GameRefusal } from './game-server.ts';
import { openRoundView } from './round-view/open-round-view.tsx';
import type { GameWords } from './words/game-words.ts';
import { spokenLanguage } from './words/spoken-language.ts';
import { loadWords } from './words/words.ts';

/** The page of one round of a player's past, in a frame of the portal. The code stays in its address: frames reload. */
async function startPage(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const { code, language } = spokenLanguage(query.get('language') ?? document.documentElement.dataset.language ?? 'EN');
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  const words = await loadWords(code);
  const note = document.createElement('p');
  note.className = 'page-note';
  note.setAttribute('role', 'status');
  note.textContent = words.seen.loading;
  document.body.replaceChildren(note);
  try {
    const view = await fetchRoundView({ code: query.get('code') ?? '' });
    document.title = view.game.name;
    await openRoundView(document.body, view, { words, tag: language.tag });
  } catch (problem) {
    note.textContent = whyNotShown(problem, words);
    document.body.replaceChildren(note);
    if (!(problem instanceof GameRefusal)) reportError(problem);
  }
}

function whyNotShown(problem: unknown, { messages, seen }: GameWords): string {
  if (!(problem instanceof GameRefusal)) return seen.gone;
  if (problem.code === 'unreachable' || problem.code === 'too_many_requests') return messages.unreachable;
  return problem.code === 'session_ended' || problem.code === 'invalid_request' ? seen.expired : seen.gone;
}

void startPage();
