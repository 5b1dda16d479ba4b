import { fetchRoundView, GameRefusal } from './game-server.ts';
import { openPage, showNote } from './open-page.ts';
import { openRoundView } from './round-view/open-round-view.tsx';
import type { GameWords } from './words/game-words.ts';

/** The page of one round of a player's past, in a frame of the portal. The code stays in its address: frames reload. */
async function startPage(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const { words, tag } = await openPage(query.get('language'));
  showNote(words.seen.loading);
  try {
    const view = await fetchRoundView({ code: query.get('code') ?? '' });
    document.title = view.game.name;
    await openRoundView(document.body, view, { words, tag });
  } catch (problem) {
    showNote(whyNotShown(problem, words));
    if (!(problem instanceof GameRefusal)) reportError(problem);
  }
}

function whyNotShown(problem: unknown, { messages, seen }: GameWords): string {
  if (!(problem instanceof GameRefusal)) return seen.gone;
  if (problem.code === 'unreachable' || problem.code === 'too_many_requests') return messages.unreachable;
  return problem.code === 'session_ended' || problem.code === 'invalid_request' ? seen.expired : seen.gone;
}

void startPage();
