import type { GameContext } from '#arcade/client/game-context.ts';
import { GameRefusal } from '#arcade/client/game-server.ts';
import { newRequestId } from '#arcade/client/new-request-id.ts';
import { type RefusalNotice, refusalNotice } from '#arcade/client/refusal-notice.ts';
import type { FishMoney, FishRoom, SeenShots, VolleyAnswer } from '#arcade/fish-api.ts';
import type { RoundSession } from '#arcade/game-api.ts';
import { type FishId, kindOfFish } from '../rules/fish-kinds.ts';
import type { SeaPoint } from '../rules/sea.ts';
import { MOST_SHOTS, MOST_STAKES, type Shot, stakesOf } from '../rules/volley.ts';
import type { WeaponId } from '../rules/weapons.ts';
import {
  aimedAt,
  bestTarget,
  type Direction,
  nearestTo,
  nextTarget,
  type SeenFish,
  seenFish,
  valueText,
} from './fish-sight.ts';

/** What the screen shows beside the sea. */
export interface FishState {
  readonly room: FishRoom | null;
  readonly creditMinor: number;
  readonly stakeMinor: number;
  readonly lastWinMinor: number;
  readonly weapon: WeaponId;
  readonly isAutoAim: boolean;
  readonly isAutoFire: boolean;
  /** The wallet has not enough for a shot. */
  readonly isPoor: boolean;
  readonly isConnected: boolean;
  readonly isEnded: boolean;
  readonly notice: RefusalNotice | null;
  /** For screen readers: the target chosen by keys, or what was caught. */
  readonly status: string;
}

/** What the sea shows of shots and catches. */
export interface SeaShow {
  fired(seat: number, shots: readonly Shot[]): void;
  caught(seat: number, fish: FishId, text: string): void;
}

interface ClientParts {
  readonly context: GameContext<RoundSession>;
  readonly show: SeaShow;
  readonly fire: (volley: { requestId: string; stakeMinor: number; shots: readonly Shot[] }) => Promise<VolleyAnswer>;
  readonly render: (state: FishState) => void;
  /** Height by width of the sea on the screen. */
  readonly proportion: () => number;
  /** Money of any player of the room, in his own currency. */
  readonly money: (money: FishMoney) => string;
  readonly now?: () => number;
}

/** A cannon fires no faster. */
const SHOT_EVERY_MS = 200;
/** Shots are collected for so long, and settled as one volley. */
export const VOLLEY_EVERY_MS = 600;
/** The next volley is sent so long after an answer at least: the server refuses those that follow too fast. */
const AFTER_ANSWER_MS = 300;
/** A touch of the sea means the fish within this reach. */
const TOUCH_REACH = 0.12;

/** A player's cannon: it aims, fires, collects shots into volleys and keeps the credit beside the wallet's answers. */
export class FishClient {
  readonly #parts: ClientParts;
  #state: FishState;
  /** The server's clock less this one's. */
  #ahead = 0;
  readonly #caught = new Set<FishId>();
  #target: FishId | null = null;
  /** Shots that are not sent yet, each with the stake that it was fired for. */
  #waiting: { readonly shot: Shot; readonly stakeMinor: number }[] = [];
  #isSending = false;
  #firedAt = 0;
  #sentAt = 0;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    const { balanceMinor, defaultBetMinor } = parts.context.session;
    this.#state = {
      room: null,
      creditMinor: balanceMinor,
      stakeMinor: defaultBetMinor,
      lastWinMinor: 0,
      weapon: 'bolt',
      isAutoAim: true,
      isAutoFire: false,
      isPoor: false,
      isConnected: false,
      isEnded: false,
      notice: null,
      status: '',
    };
  }

  get state(): FishState {
    return this.#state;
  }

  /** The server's clock. */
  get now(): number {
    return this.#ownNow() + this.#ahead;
  }

  get target(): FishId | null {
    return this.#target;
  }

  seen(): readonly SeenFish[] {
    const { room } = this.#state;
    return room === null ? [] : seenFish(room.sea, this.now, this.#caught);
  }

  hearRoom(room: FishRoom): void {
    this.#ahead = room.now - this.#ownNow();
    if (room.sea !== this.#state.room?.sea) this.#caught.clear();
    for (const id of room.caught) this.#caught.add(id);
    this.#change({ room });
  }

  hearShots({ seat, shots, catches }: SeenShots): void {
    const { room } = this.#state;
    if (room === null) return;
    if (seat !== room.seat && shots.length > 0) this.#parts.show.fired(seat, shots);
    for (const { fish, multiple, win } of catches)
      this.#catch(seat, fish, win === null ? `×${multiple}` : `+${this.#parts.money(win)}`);
  }

  connected(isConnected: boolean): void {
    this.#change({ isConnected });
  }

  ended(): void {
    const { words, session } = this.#parts.context;
    const notice = refusalNotice({ code: 'session_ended' }, words, session.mode);
    this.#change({ isEnded: true, isAutoFire: false, notice });
  }

  chooseStake(stakeMinor: number): void {
    this.#change({ stakeMinor, isPoor: false, notice: null });
  }

  moveStake(step: 1 | -1): void {
    const { betsMinor } = this.#parts.context.session;
    const next = betsMinor[betsMinor.indexOf(this.#state.stakeMinor) + step];
    if (next !== undefined) this.chooseStake(next);
  }

  chooseWeapon(weapon: WeaponId): void {
    this.#change({ weapon, isPoor: false });
  }

  toggleAutoAim(): void {
    this.#change({ isAutoAim: !this.#state.isAutoAim });
  }

  toggleAutoFire(): void {
    this.#change({ isAutoFire: !this.#state.isAutoFire, isPoor: false });
  }

  /** Chooses the next fish in a direction. The target is the player's from then on. */
  moveTarget(direction: Direction): void {
    const next = nextTarget(this.seen(), this.#target, direction);
    if (next === undefined) return;
    this.#target = next.fish.id;
    const { words } = this.#parts.context;
    const { kind } = next.fish;
    const status = `${words.fish.kinds[kind]}, ${valueText(this.#state.weapon, next.fish)}`;
    this.#change({ isAutoAim: false, status });
  }

  /** Aims at a point of the sea. */
  aimAt(point: SeaPoint): void {
    const near = nearestTo(this.seen(), point, this.#parts.proportion(), TOUCH_REACH);
    if (near === undefined) return;
    this.#target = near.fish.id;
    if (this.#state.isAutoAim) this.#change({ isAutoAim: false });
  }

  /** Fires once at the target, where the cannon is ready and the credit is enough. */
  fire(): void {
    const { isEnded, isConnected, weapon, stakeMinor, creditMinor, room } = this.#state;
    const at = this.#ownNow();
    if (isEnded || !isConnected || room === null || at < this.#firedAt + SHOT_EVERY_MS) return;
    const seen = this.seen();
    const target = this.#aim(seen);
    if (target === undefined) return;
    const shot: Shot = { weapon, fish: aimedAt(seen, target, weapon, this.#parts.proportion()) };
    const costMinor = stakesOf(shot) * stakeMinor;
    if (costMinor > creditMinor) {
      this.#poor();
      return;
    }
    // The volley is full: the next one takes the shot.
    const stakes = this.#waiting.reduce((sum, one) => sum + stakesOf(one.shot), stakesOf(shot));
    if (this.#waiting.length >= MOST_SHOTS || stakes > MOST_STAKES) return;
    this.#firedAt = at;
    this.#waiting.push({ shot, stakeMinor });
    this.#parts.show.fired(room.seat, [shot]);
    this.#parts.context.sounds.play('press');
    this.#change({ creditMinor: creditMinor - costMinor, isPoor: false, notice: null });
  }

  /** Called with every frame: aims, fires by itself and sends what waits. */
  step(): void {
    if (this.#state.isAutoAim || this.#target === null || this.#caught.has(this.#target)) this.#aim(this.seen());
    if (this.#state.isAutoFire) this.fire();
    if (this.#waiting.length > 0 && this.#ownNow() >= this.#sentAt + VOLLEY_EVERY_MS) void this.#send();
  }

  /** Takes the credit from the wallet, for instance after a deposit. A volley on its way brings a newer one. */
  async refreshBalance(): Promise<void> {
    const answer = await this.#parts.context.server.balance().catch(() => null);
    if (answer === null || this.#isSending) return;
    this.#change({ creditMinor: answer.balanceMinor - this.#waitingMinor(), isPoor: false, notice: null });
  }

  #aim(seen: readonly SeenFish[]): SeenFish | undefined {
    const chosen = bestTarget(seen, this.#target);
    this.#target = chosen?.fish.id ?? null;
    return chosen;
  }

  #poor(): void {
    const { words, session } = this.#parts.context;
    const notice = refusalNotice({ code: 'insufficient_funds' }, words, session.mode);
    this.#change({ isPoor: true, isAutoFire: false, notice });
  }

  #waitingMinor(): number {
    return this.#waiting.reduce((sum, { shot, stakeMinor }) => sum + stakesOf(shot) * stakeMinor, 0);
  }

  /** Sends the shots that wait. While a volley is on its way the next ones are collected. */
  async #send(): Promise<void> {
    if (this.#isSending || this.#waiting.length === 0) return;
    // A volley has one stake: shots for another one are sent with the next.
    const stakeMinor = this.#waiting[0]?.stakeMinor ?? this.#state.stakeMinor;
    const other = this.#waiting.findIndex((one) => one.stakeMinor !== stakeMinor);
    const shots = this.#waiting.splice(0, other < 0 ? this.#waiting.length : other).map(({ shot }) => shot);
    const costMinor = stakeMinor * shots.reduce((sum, shot) => sum + stakesOf(shot), 0);
    this.#isSending = true;
    this.#sentAt = this.#ownNow();
    try {
      const { round } = await this.#parts.fire({ requestId: newRequestId(), stakeMinor, shots });
      if (round === null) this.#change({ creditMinor: this.#state.creditMinor + costMinor });
      else this.#settle(round);
    } catch (refusal) {
      await this.#refused(refusal);
    } finally {
      this.#isSending = false;
      this.#sentAt = Math.max(this.#sentAt, this.#ownNow() + AFTER_ANSWER_MS - VOLLEY_EVERY_MS);
    }
  }

  #settle({ view, winMinor, balanceMinor }: NonNullable<VolleyAnswer['round']>): void {
    const { context } = this.#parts;
    const { room } = this.#state;
    const catches = view.shots.flatMap(({ hits }) => hits.filter(({ multiple }) => multiple > 0));
    for (const hit of catches) this.#catch(room?.seat ?? 0, hit.fish, `+${context.figures.money(hit.winMinor)}`);
    const status = winMinor > 0 ? context.words.say('toldWin', { amount: context.figures.money(winMinor) }) : '';
    this.#change({
      creditMinor: balanceMinor - this.#waitingMinor(),
      ...(winMinor > 0 && { lastWinMinor: winMinor, status }),
    });
  }

  async #refused(refusal: unknown): Promise<void> {
    if (!(refusal instanceof GameRefusal)) throw refusal;
    const { words, session } = this.#parts.context;
    this.#waiting = [];
    const isPoor = refusal.code === 'insufficient_funds';
    const isEnded = refusal.code === 'session_ended' || refusal.code === 'player_excluded';
    // Too fast is the network's fault, not the player's: what was fired is given back without a word.
    const notice = refusal.code === 'too_many_requests' ? null : refusalNotice(refusal, words, session.mode);
    const credit = refusal.balanceMinor === null ? {} : { creditMinor: refusal.balanceMinor };
    this.#change({ ...credit, isPoor, isAutoFire: false, notice, ...(isEnded && { isEnded }) });
    if (refusal.balanceMinor !== null || isEnded) return;
    const answer = await this.#parts.context.server.balance().catch(() => null);
    if (answer !== null) this.#change({ creditMinor: answer.balanceMinor - this.#waitingMinor() });
  }

  #catch(seat: number, fish: FishId, text: string): void {
    if (this.#caught.has(fish) || kindOfFish(fish) === undefined) return;
    // The sea shows the end of the fish at its place, so it is told before the fish is gone.
    this.#parts.show.caught(seat, fish, text);
    this.#caught.add(fish);
    if (seat === this.#state.room?.seat) this.#parts.context.sounds.play('win');
  }

  #ownNow(): number {
    return (this.#parts.now ?? Date.now)();
  }

  #change(changed: Partial<FishState>): void {
    this.#state = { ...this.#state, ...changed };
    this.#parts.render(this.#state);
  }
}
