import { vi } from 'vitest';
import { figuresIn } from '#arcade/client/money-text.ts';
import type { WordToPortal } from '#arcade/client/portal-channel.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import type { FreeSpinsAnswer, GrantedSpins } from '#arcade/free-spins-api.ts';
import type { GameSession, SpinRequest, SpinResult } from '#arcade/game-api.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { type RoundFlow, roundFlow } from '../client/playback/round-flow.ts';
import type { RoundStage } from '../client/playback/round-player.ts';
import { celebration } from '../client/screen/celebration.tsx';
import { freeSpinsSign } from '../client/screen/free-spins-sign.tsx';
import { winPlate } from '../client/screen/win-plate.tsx';
import type { SlotContext } from '../client/slot-context.ts';

export const words = await loadWords('EN');

const [model] = slotModels;
if (model === undefined) throw new Error('The house has no machine.');
export const { machine } = model;
export const betMinor = machine.betUnits * 20;
export const figures = figuresIn('en-GB', { code: 'EUR', symbol: '€', decimals: 2 });

/** A settled round by the engine; nonces of other outcomes come one after the other. */
export function settled(nonce: number, balanceMinor: number): SpinResult {
  const seeds = { serverSeed: '11'.repeat(32), clientSeed: 'player', nonce };
  const decided = decideRound(compileMachine(machine), seeds, betMinor);
  const fairness = { serverSeedHash: '', clientSeed: 'player', nonce };
  const kept = { roundId: `r${nonce}`, machineId: machine.id, betMinor, settledAt: '2026-01-01T00:00:00Z' };
  return { ...kept, ...decided, balanceMinor: balanceMinor - betMinor + decided.winMinor, fairness };
}

export interface Table {
  readonly flow: RoundFlow;
  readonly spin: ReturnType<typeof vi.fn<(request: SpinRequest) => Promise<SpinResult>>>;
  readonly sent: WordToPortal[];
  readonly notice: ReturnType<typeof vi.fn>;
  readonly land: ReturnType<typeof vi.fn>;
  readonly freeSpinsOf: ReturnType<typeof vi.fn<() => Promise<FreeSpinsAnswer>>>;
  text(selector: string): string;
  /** Whether the big button is closed for good. */
  isOver(): boolean;
}

export function sitDown(balanceMinor: number, hasLessMotion = true, freeSpins: GrantedSpins | null = null): Table {
  const session = {
    machine,
    mode: 'real',
    balanceMinor,
    betsMinor: [betMinor, betMinor * 2],
    defaultBetMinor: betMinor,
    freeSpins,
  } as unknown as GameSession;
  const sent: WordToPortal[] = [];
  const spin = vi.fn<(request: SpinRequest) => Promise<SpinResult>>();
  const land = vi.fn(async () => {});
  const notice = vi.fn();
  const root = document.createElement('main');
  const sounds = { play: () => {}, isMuted: true, mute: () => {}, hush: () => {} };
  const still = async () => {};
  const stage: RoundStage = {
    machine,
    reels: {
      resize: () => {},
      show: () => {},
      turn: () => {},
      land,
      fall: still,
      expand: still,
      light: () => {},
      hurry: () => {},
    },
    plate: winPlate(machine),
    sign: freeSpinsSign(root, words),
    celebration: celebration(figures.money, () => true),
    sounds,
    pauses: { rest: still, skip: () => {} },
    words,
    symbolUrls: {},
    money: figures.money,
    showWon: () => {},
  };
  const freeSpinsOf = vi.fn(async (): Promise<FreeSpinsAnswer> => ({ freeSpins: null }));
  const server = { spin, balance: vi.fn(async () => ({ balanceMinor })), freeSpins: freeSpinsOf };
  const context = {
    session,
    server,
    words,
    figures,
    channel: { send: (word: WordToPortal) => sent.push(word) },
    sounds,
    root,
  };
  const screen = { root, announce: () => {}, notice, clearNotice: () => {} };
  const around = { chooseBet: () => {}, openMenu: () => {}, roundSettled: () => {} };
  const flow = roundFlow(context as unknown as SlotContext, screen as never, stage, around, () => hasLessMotion);
  root.append(flow.bar.element);
  document.body.replaceChildren(root);
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  const isOver = () => root.querySelector('button.spin:disabled') !== null;
  return { flow, spin, sent, notice, land, freeSpinsOf, text, isOver };
}

/** Lets everything that has been promised come to pass. */
export async function settle() {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
