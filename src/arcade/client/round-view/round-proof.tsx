/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { RoundView } from '#arcade/round-view-api.ts';
import { Icon, type IconName } from '../icon.tsx';
import type { Figures } from '../money-text.ts';
import { SeedFacts } from '../sheets/seed-facts.tsx';
import type { GameWords } from '../words/game-words.ts';
import { checkPageOf, type ProofVerdict, proofOfRound } from './proof-of-round.ts';

interface RoundProofProps {
  readonly view: RoundView;
  readonly words: GameWords;
  readonly figures: Figures;
}

const ICONS: Readonly<Record<ProofVerdict, IconName>> = {
  agrees: 'fairness',
  differs: 'close',
  hashDiffers: 'close',
  hidden: 'history',
};

/** The seeds of a round, and whether the round follows from them. */
export function RoundProof({ view, words, figures }: RoundProofProps) {
  const { fair, seen, table } = words;
  const { round, revealed, isShared, language } = view;
  const { nonce, clientSeed, serverSeedHash } = round.fairness;
  const verdict = useMemo(() => proofOfRound(view), [view]);
  const checkPage = checkPageOf(view, language);
  const badge = { agrees: seen.verified, differs: seen.differs, hashDiffers: seen.differs, hidden: seen.hidden }[
    verdict
  ];
  const sentence = {
    agrees: table.checked,
    differs: table.differs,
    hashDiffers: fair.hashDiffers,
    hidden: seen.seedLater,
  }[verdict];
  return (
    <section class="seen-proof" aria-labelledby="seen-proof">
      <header>
        <h2 id="seen-proof">{words.fairness}</h2>
        <span class="seen-badge" data-verdict={verdict}>
          <Icon name={ICONS[verdict]} />
          {badge}
        </span>
      </header>
      <SeedFacts
        words={words}
        facts={[
          { label: words.past.round, value: figures.count(nonce) },
          ...('freeSpin' in round ? [{ label: words.granted.stake, value: figures.money(round.betMinor) }] : []),
          { label: isShared ? seen.clientSeed : fair.clientSeed, value: clientSeed, isCopied: true },
          { label: isShared ? table.seedHash : fair.serverSeedHash, value: serverSeedHash, isCopied: true },
          ...(revealed === null ? [] : [{ label: fair.serverSeed, value: revealed.serverSeed, isCopied: true }]),
        ]}
      />
      <p class="verdict" data-verdict={verdict}>
        {sentence}
      </p>
      {checkPage !== null && (
        <a href={checkPage} target="_blank" rel="noopener noreferrer">
          {seen.checkIt}
        </a>
      )}
    </section>
  );
}
