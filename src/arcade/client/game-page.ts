import { GameRefusal, openSession } from './game-server.ts';
import { takeLaunchAddress } from './launch-address.ts';
import { openGame } from './open-game.ts';
import { whyNotOpened } from './why-not-opened.ts';
import { spokenLanguage } from './words/spoken-language.ts';
import { loadWords } from './words/words.ts';

/**
 * The page of a game: takes the launch code out of the address, exchanges it, and opens the game that it was given for.
 */
async function startPage(): Promise<void> {
  const launch = takeLaunchAddress(location, history);
  const { code, language } = spokenLanguage(launch?.language ?? document.documentElement.dataset.language ?? 'EN');
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  const words = await loadWords(code);
  const note = document.createElement('p');
  note.className = 'page-note';
  note.setAttribute('role', 'status');
  note.textContent = words.loading;
  document.body.replaceChildren(note);
  if (launch === null) {
    note.textContent = words.messages.notLaunched;
    return;
  }
  try {
    const session = await openSession({ integration: launch.integration, code: launch.code });
    await openGame(session, note);
  } catch (problem) {
    note.textContent = problem instanceof GameRefusal ? whyNotOpened(problem, words) : words.messages.unreachable;
    if (!(problem instanceof GameRefusal)) reportError(problem);
  }
}

void startPage();
