/** @jsxImportSource preact */
import { colourStyle } from '#arcade/client/colour-style.ts';
import { BarButton, RoundButton } from '#arcade/client/controls/control-bar.tsx';
import type { GameContext } from '#arcade/client/game-context.ts';
import { NoticeLine } from '#arcade/client/round-game/notice-line.tsx';
import type { FishMoney, FishSeat } from '#arcade/fish-api.ts';
import type { RoundSession } from '#arcade/game-api.ts';
import type { FishArt } from '#arcade/game-art-api.ts';
import { WEAPON_IDS, WEAPONS } from '../rules/weapons.ts';
import type { FishClient, FishState } from './fish-client.ts';
import { cannonColour, cannonPosition } from './sea-place.ts';
import { ToolIcon } from './tool-icon.tsx';

export interface FishScreenProps {
  readonly context: GameContext<RoundSession>;
  readonly art: FishArt;
  readonly client: FishClient;
  readonly state: FishState;
  readonly isTall: boolean;
  readonly money: (money: FishMoney) => string;
  openRules(): void;
  openMenu(): void;
  chooseStake(): void;
}

/** The scene of a fish shooter: the sea, four players around it, and the tools of the own cannon. */
export function FishScreen(props: FishScreenProps) {
  const { context, art, client, state, isTall, openRules, openMenu } = props;
  const { session, words, channel } = context;
  const { room, isConnected, notice } = state;
  const taken = room?.seats.filter((seat) => seat !== null).length ?? 0;
  return (
    // The page around the frame has a main of its own.
    <main
      class="game fish-game"
      aria-label={session.game.name}
      data-shape={isTall ? 'tall' : 'wide'}
      data-connected={isConnected}
      data-room={room?.number}
      style={colourStyle(session.art.colours)}
    >
      <img class="backdrop" alt="" src={isTall ? art.tallSeaUrl : art.seaUrl} />
      <canvas class="fs-sea" role="img" aria-label={words.fish.sea} />
      <div class="fs-dusk" />
      <h1 class="fs-logo">
        <img src={session.art.logoUrl} alt={session.game.name} />
      </h1>
      {room?.seats.map((seat, index) => {
        const position = cannonPosition(index, room.seat);
        if (position === 0) return <OwnPlate key="own" {...props} />;
        return seat === null ? null : <Plate key={position} position={position} seat={seat} {...props} />;
      })}
      {room !== null && (
        <p class="fs-room">{words.say('fish.room', { number: room.number, taken, seats: room.seats.length })}</p>
      )}
      <Tools {...props} />
      <div class="fs-more">
        <RoundButton icon="rules" label={words.rules} opensDialog onClick={openRules} />
        <RoundButton icon="menu" label={words.menu} opensDialog onClick={openMenu} />
      </div>
      {room !== null && !isConnected && !state.isEnded && <p class="fs-lost">{words.table.reconnecting}</p>}
      <p class="visually-hidden" role="status" aria-live="polite">
        {client.state.status}
      </p>
      <NoticeLine notice={notice} channel={channel} />
    </main>
  );
}

function Plate({ seat, position, context, money }: FishScreenProps & { seat: FishSeat; position: number }) {
  const { words } = context;
  return (
    <div
      class="fs-plate"
      data-position={position}
      data-here={seat.isHere}
      style={{ '--cannon': cannonColour(position) }}
    >
      <span class="fs-face">{[...seat.name].slice(0, 2).join('')}</span>
      <span class="fs-who">
        <b>{seat.name}</b>
        {!seat.isHere && <span>{words.match.away}</span>}
      </span>
      {seat.stake !== null && (
        <bdi class="fs-stake" dir="ltr">
          {money(seat.stake)}
        </bdi>
      )}
    </div>
  );
}

function OwnPlate({ context, client, state, chooseStake }: FishScreenProps) {
  const { words, figures, session } = context;
  const { stakeMinor, creditMinor, isPoor } = state;
  const at = session.betsMinor.indexOf(stakeMinor);
  return (
    <div class="fs-plate fs-own" data-position={0} data-poor={isPoor} style={{ '--cannon': cannonColour(0) }}>
      <span class="fs-face">{words.table.you.slice(0, 2)}</span>
      <span class="fs-who">
        <b>{words.table.you}</b>
        <bdi class="fs-credit" dir="ltr">
          {figures.money(creditMinor)}
        </bdi>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <span class="fs-bet" role="group" aria-label={words.fish.perShot}>
        <RoundButton icon="less" label={words.lessBet} isClosed={at <= 0} onClick={() => client.moveStake(-1)} />
        <BarButton kind="fs-choose" opensDialog onClick={chooseStake}>
          <span>{words.fish.perShot}</span>
          <bdi dir="ltr">{figures.money(stakeMinor)}</bdi>
        </BarButton>
        <RoundButton
          icon="more"
          label={words.moreBet}
          isClosed={at === session.betsMinor.length - 1}
          onClick={() => client.moveStake(1)}
        />
      </span>
    </div>
  );
}

function Tools({ context, client, state }: FishScreenProps) {
  const { words } = context;
  const { fish } = words;
  const { isAutoAim, isAutoFire, weapon } = state;
  const tool = (
    icon: Parameters<typeof ToolIcon>[0]['name'],
    label: string,
    note: string,
    isOn: boolean,
    press: () => void,
  ) => (
    <BarButton key={icon} kind="fs-tool" isPressed={isOn} onClick={press}>
      <ToolIcon name={icon} />
      <span>{label}</span>
      <i>{note}</i>
    </BarButton>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="fs-tools" role="group" aria-label={fish.cannon}>
      {tool('aim', fish.autoAim, isAutoAim ? fish.on : fish.off, isAutoAim, () => client.toggleAutoAim())}
      {tool('repeat', fish.autoFire, isAutoFire ? fish.on : fish.off, isAutoFire, () => client.toggleAutoFire())}
      {WEAPON_IDS.map((id) =>
        tool(id, fish.weapons[id], `×${WEAPONS[id].power * WEAPONS[id].mostFish}`, id === weapon, () =>
          client.chooseWeapon(id),
        ),
      )}
    </div>
  );
}
