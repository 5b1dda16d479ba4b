import { GameRefusal, openSession } from './game-server.ts';
import { takeLaunchAddress } from './launch-address.ts';
import { openGame } from './open-game.ts';
import { openPage, showNote } from './open-page.ts';
import { whyNotOpened } from './why-not-opened.ts';

/**
 * The page of a game: takes the launch code out of the address, exchanges it, and opens the game that it was given for.
 */
async function startPage(): Promise<void> {
  const launch = takeLaunchAddress(location, history);
  const { words } = await openPage(launch?.language);
  const note = showNote(words.loading);
  if (launch === null) {
    note.textContent = words.messages.notLaunched;
    return;
  }
  try {
    const { integration, code, room } = launch;
    const session = await openSession({ integration, code, ...(room !== undefined && { room }) });
    await openGame(session, note);
  } catch (problem) {
    note.textContent = problem instanceof GameRefusal ? whyNotOpened(problem, words) : words.messages.unreachable;
    if (!(problem instanceof GameRefusal)) reportError(problem);
  }
}

void startPage();
