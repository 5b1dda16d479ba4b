/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { RoundSession } from '#arcade/game-api.ts';
import type { SeenMatch } from '#arcade/match-api.ts';
import { checkRounds } from '../fairness/check-rounds.ts';
import type { GameContext } from '../game-context.ts';
import { SeedFacts } from '../sheets/seed-facts.tsx';
import { openSheet, Sheet } from '../sheets/sheet.tsx';
import type { MatchClient } from './match-client.ts';

interface CheckProps {
  readonly context: GameContext<RoundSession>;
  readonly match: SeenMatch;
  readonly serverSeed: string;
}

/** Decides the match anew from its seed and moves, in this browser. */
function MatchCheck({ context, match, serverSeed }: CheckProps) {
  const { words, server } = context;
  const [verdict, setVerdict] = useState<{ readonly agrees: boolean; readonly text: string } | null>(null);
  async function check() {
    try {
      const round = await server.round(match.roundId);
      const { kind } = checkRounds({ serverSeed, serverSeedHash: match.seedHash, clientSeed: match.clientSeed }, [
        round,
      ]);
      const text = { agrees: words.table.checked, differs: words.table.differs, hashDiffers: words.fair.hashDiffers };
      setVerdict({ agrees: kind === 'agrees', text: text[kind] });
    } catch {
      setVerdict({ agrees: false, text: words.messages.unreachable });
    }
  }
  return (
    <>
      <button type="button" class="secondary" onClick={() => void check()}>
        {words.match.check}
      </button>
      {/* Present before its text, so that screen readers hear the text when it comes. */}
      <div role="status">{verdict !== null && <p class={verdict.agrees ? 'agrees' : 'differs'}>{verdict.text}</p>}</div>
    </>
  );
}

/** The commitment to the chance of the match that is shown, and its check once it is over. */
export function openMatchFairnessSheet(context: GameContext<RoundSession>, client: MatchClient): void {
  const { words, figures, root } = context;
  const match = client.state.server?.match ?? null;
  openSheet(root, () => (
    <Sheet kind="fairness" title={words.fairness} closeLabel={words.close}>
      <p>{words.match.fair}</p>
      {match !== null && (
        <>
          <SeedFacts
            words={words}
            facts={[
              { label: words.past.round, value: figures.count(match.nonce) },
              { label: words.match.seedHash, value: match.seedHash, isCopied: true },
              { label: words.seen.clientSeed, value: match.clientSeed, isCopied: true },
              ...(match.serverSeed === null
                ? []
                : [{ label: words.fair.serverSeed, value: match.serverSeed, isCopied: true }]),
            ]}
          />
          {match.serverSeed !== null && <MatchCheck context={context} match={match} serverSeed={match.serverSeed} />}
        </>
      )}
    </Sheet>
  ));
}
