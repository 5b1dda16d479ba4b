/** Somebody of a demo's team, before the account exists. */
export interface PlannedMember {
  readonly account: string;
  readonly nickname: string;
  readonly isAgent: boolean;
  /** The place of its upline in the plan; null is the demo's agent. */
  readonly upline: number | null;
  /** How many days ago it joined. */
  readonly joinedDaysAgo: number;
  /** The part of its days on which it plays, from 0 to 1. */
  readonly eagerness: number;
  /** Its usual stake, in smallest stakes of the site. */
  readonly stake: number;
}

/** How many people a team has, and what they are called. */
export interface DemoTeamSize {
  readonly people: number;
  readonly names: 'vietnamese' | 'spanish';
}

const DEEPEST = 5;
/** Agents directly below one, by its level: the demo's agent first. */
const AGENTS_BELOW = [7, 4, 3, 2] as const;
const DAYS = 60;

const NAMES = {
  vietnamese: {
    given:
      'an anh bao binh chau chi cuong dao diep dung duc giang ha hai hanh hieu hoa hoang hung huong huy khanh khoa ' +
      'kien kim lam lan linh long mai minh my nam nga ngoc nhi nhung oanh phong phuc phuong quan quang quyen son tai ' +
      'tam thanh thao thu thuy tien toan trang tri trung tuan tung uyen van vinh vy yen',
    family: 'bui cao dang dinh do duong ha ho huynh le ly mai ngo nguyen pham phan tran trinh truong vo vu',
  },
  spanish: {
    given:
      'adrian alba alex alma ana bruno carla carlos clara david diego elena emma eva hugo ines irene ivan jaime javi ' +
      'jorge julia laia lara lola lucas lucia luis marc maria mario marta nora olga oscar pablo paula pedro raul rita ' +
      'rosa sara sergio silvia sofia tomas vera victor',
    family:
      'alonso blanco cano castro cruz diez ferrer gil gomez leon lopez mora munoz ortiz perez ramos rey ruiz sanz vega',
  },
} as const;

/**
 * Plans a team on five levels below a demo's agent: most are members, and agents stand where others stand below them.
 * The same on every machine.
 */
export function planDemoTeam({ people, names }: DemoTeamSize): readonly PlannedMember[] {
  const random = generator(20_251_120);
  const given = NAMES[names].given.split(' ');
  const family = NAMES[names].family.split(' ');
  const plan: PlannedMember[] = [];
  const taken = new Set<string>();
  const levels: number[] = [];

  function add(upline: number | null, isAgent: boolean): number {
    const name = drawName(random, { given, family }, taken);
    const above = upline === null ? undefined : plan[upline];
    const longest = above?.joinedDaysAgo ?? DAYS + 40;
    plan.push({
      ...name,
      ...{ isAgent, upline },
      joinedDaysAgo: Math.max(1, Math.floor(longest * (isAgent ? 0.75 + random() * 0.25 : random()))),
      eagerness: isAgent ? 0.15 + random() * 0.3 : random() ** 2,
      stake: Math.ceil(1 + 40 * random() ** 4),
    });
    levels.push(upline === null ? 1 : (levels[upline] ?? 0) + 1);
    return plan.length - 1;
  }

  const agents: (number | null)[] = [null];
  for (let at = 0; at < agents.length; at += 1) {
    const agent = agents[at] ?? null;
    const level = agent === null ? 0 : (levels[agent] ?? 0);
    const most = AGENTS_BELOW[level] ?? 0;
    const below = most === 0 || (agent !== null && random() < 0.25) ? 0 : Math.ceil(most * (0.4 + random() * 0.6));
    for (let number = 0; number < below; number += 1) agents.push(add(agent, true));
  }
  while (plan.length < people) {
    const upline = agents[Math.floor(random() * agents.length)] ?? null;
    if (upline === null || (levels[upline] ?? 0) < DEEPEST) add(upline, false);
  }
  return plan;
}

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Names {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

function drawName(random: () => number, names: Names, taken: Set<string>): Pick<PlannedMember, 'account' | 'nickname'> {
  const pick = (names: readonly string[]): string => names[Math.floor(random() * names.length)] ?? '';
  const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  for (;;) {
    const [given, family] = [pick(names.given), pick(names.family)];
    const account = random() < 0.6 ? `${given}_${family}` : `${given}${family}${Math.floor(random() * 90) + 10}`;
    if (taken.has(account)) continue;
    taken.add(account);
    return { account, nickname: `${capital(given)} ${capital(family)}` };
  }
}
