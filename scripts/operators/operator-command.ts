import type {
  MemberIdentity,
  OperatorAccount,
  OperatorCase,
  OperatorGrant,
  OperatorRole,
  StoredWebhook,
} from '#contracts/generated/contracts.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import { unknownCommand } from '#scripts/revisions/read-options.ts';
import { approveApplication, listApplications, rejectApplication } from './application-commands.ts';
import { claimChat, closeChat, listChats, saveImages, sayInChat } from './chat-commands.ts';
import { inviteOperator, renewLink } from './link-commands.ts';
import { decideRedemption, describeItem, listItems, listRedemptions, saveItem } from './mall-commands.ts';
import { countRecipients, listMessages, sendMessage } from './message-commands.ts';
import type { OperatorArguments } from './operator-arguments.ts';
import { USAGE } from './operator-usage.ts';
import type { OperatorsClient } from './operators-client.ts';
import { decideReferral, listReferrals } from './referral-commands.ts';

/** The dependencies of the command. */
export interface OperatorCommandParts {
  readonly client: OperatorsClient;
  /** Asks for a new password; it is printed nowhere. */
  readonly askPassword: () => Promise<string>;
  readonly print: (line: string) => void;
}

/** A usage error of the command, with its correction. */
export class OperatorCommandError extends Error {
  override readonly name = 'OperatorCommandError';
}

/** Runs one command; refusals and mistakes are thrown. */
export async function runOperatorCommand(
  { command, rest, options }: OperatorArguments,
  parts: OperatorCommandParts,
): Promise<void> {
  if (command === undefined) throw new OperatorCommandError(USAGE);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new OperatorCommandError(`${unknownCommand(command, Object.keys(commands))}\n\n${USAGE}`);
  const [subject, ...more] = rest;
  const tooMuch = DECISIONS.has(command) ? more[0] : subject;
  if (tooMuch !== undefined) throw new OperatorCommandError(`${JSON.stringify(tooMuch)} is too much\n\n${USAGE}`);
  await run(parts, options, subject);
}

type Options = OperatorArguments['options'];

/** The commands about one thing, which is named behind them. */
const DECISIONS: ReadonlySet<string> = new Set([
  'approve',
  'claim',
  'reject',
  'replay',
  'check',
  'pass',
  'fail',
  'chat-claim',
  'chat-say',
  'chat-images',
  'chat-close',
  'item',
  'item-save',
  'redeem-approve',
  'redeem-reject',
  'application-approve',
  'message-send',
  'application-reject',
  'referral-allow',
  'referral-refuse',
]);

type Command = (parts: OperatorCommandParts, options: Options, subject?: string) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  list,
  add,
  role: changeRole,
  disable,
  enable: async ({ client, print }, options) =>
    print(describe(await client.enable((await find(client, needed(options, 'account'))).operatorId))),
  invite: async ({ client, print }, options) => {
    const asked = { account: needed(options, 'account'), name: needed(options, 'name'), roles: [grantOf(options)] };
    for (const line of await inviteOperator(client, asked)) print(line);
  },
  link: async ({ client, print }, options) => {
    const { operatorId } = await find(client, needed(options, 'account'));
    for (const line of await renewLink(client, operatorId)) print(line);
  },
  queue,
  claim,
  approve: (...given) => decide('approve', ...given),
  reject: (...given) => decide('reject', ...given),
  webhooks,
  replay,
  checks,
  check,
  pass: (...given) => decideCheck('passed', ...given),
  fail: (...given) => decideCheck('failed', ...given),
  chats: async ({ client, print }, options) => {
    for (const line of await listChats(client, needed(options, 'site'))) print(line);
  },
  'chat-claim': (...given) => inChat(claimChat, ...given),
  'chat-say': (parts, options, chatId) =>
    inChat(
      (client, site, named) => sayInChat(client, site, { chatId: named, text: needed(options, 'text') }),
      ...([parts, options, chatId] as const),
    ),
  'chat-images': (parts, options, chatId) =>
    inChat(
      (client, site, named) => saveImages(client, site, { chatId: named, folder: needed(options, 'file') }),
      ...([parts, options, chatId] as const),
    ),
  'chat-close': (...given) => inChat(closeChat, ...given),
  items: async ({ client, print }, options) => {
    for (const line of await listItems(client, needed(options, 'site'))) print(line);
  },
  item: async ({ client, print }, options, itemId) =>
    print(await describeItem(client, needed(options, 'site'), named('item', itemId))),
  'item-save': async ({ client, print }, options, itemId) => {
    const saved = { itemId: named('item', itemId), file: needed(options, 'file') };
    print(await saveItem(client, needed(options, 'site'), saved));
  },
  redemptions: async ({ client, print }, options) => {
    for (const line of await listRedemptions(client, needed(options, 'site'), options.state)) print(line);
  },
  'redeem-approve': (...given) => decideOnRedemption('approve', ...given),
  'redeem-reject': (...given) => decideOnRedemption('reject', ...given),
  messages: async ({ client, print }, options) => {
    for (const line of await listMessages(client, needed(options, 'site'))) print(line);
  },
  'message-count': async ({ client, print }, options) =>
    print(await countRecipients(client, needed(options, 'site'), needed(options, 'file'))),
  'message-send': async ({ client, print }, options, key) => {
    if (key === undefined) throw new OperatorCommandError(`name the key: one of your own for each message\n\n${USAGE}`);
    print(await sendMessage(client, needed(options, 'site'), { key, file: needed(options, 'file') }));
  },
  applications: async ({ client, print }, options) => {
    for (const line of await listApplications(client, needed(options, 'site'), options.state)) print(line);
  },
  'application-approve': async ({ client, print }, options, id) =>
    print(await approveApplication(client, applicationOf(options, id), options.text)),
  'application-reject': async ({ client, print }, options, id) => {
    const why = { reason: needed(options, 'reason'), note: options.text };
    print(await rejectApplication(client, { ...applicationOf(options, id), ...why }));
  },
  referrals: async ({ client, print }, options) => {
    for (const line of await listReferrals(client, needed(options, 'site'), options.state)) print(line);
  },
  'referral-allow': (...given) => decideOnReferral('allow', ...given),
  'referral-refuse': (...given) => decideOnReferral('refuse', ...given),
};

async function decideOnReferral(
  verb: 'allow' | 'refuse',
  { client, print }: OperatorCommandParts,
  options: Options,
  friendId?: string,
): Promise<void> {
  const decided = { friendId: named('referral', friendId), reason: needed(options, 'reason') };
  print(await decideReferral(client, verb, { site: needed(options, 'site'), ...decided }));
}

const applicationOf = (options: Options, id: string | undefined) => ({
  ...{ site: needed(options, 'site'), applicationId: named('application', id) },
});

async function decideOnRedemption(
  verb: 'approve' | 'reject',
  { client, print }: OperatorCommandParts,
  options: Options,
  redemptionId?: string,
): Promise<void> {
  const decided = { redemptionId: named('redemption', redemptionId), note: needed(options, 'reason') };
  print(await decideRedemption(client, verb, { site: needed(options, 'site'), ...decided }));
}

function named(what: 'item' | 'redemption' | 'application' | 'referral' | 'key', id: string | undefined): string {
  const where = what === 'key' ? '' : `: look with ${what}s`;
  if (id === undefined) throw new OperatorCommandError(`name the ${what}${where}\n\n${USAGE}`);
  return id;
}

async function inChat(
  run: (client: OperatorsClient, site: string, chatId: string) => Promise<readonly string[]>,
  { client, print }: OperatorCommandParts,
  options: Options,
  chatId?: string,
): Promise<void> {
  if (chatId === undefined) throw new OperatorCommandError(`name the chat: look with chats\n\n${USAGE}`);
  for (const line of await run(client, needed(options, 'site'), chatId)) print(line);
}

async function checks({ client, print }: OperatorCommandParts, options: Options): Promise<void> {
  const { list: pending } = await client.pendingChecks(needed(options, 'site'));
  for (const { memberId, account, kind, since } of pending) print(`${memberId}  ${account}  ${kind}  since ${since}`);
  if (pending.length === 0) print('no check waits');
}

async function check({ client, print }: OperatorCommandParts, options: Options, memberId?: string): Promise<void> {
  if (memberId === undefined) throw new OperatorCommandError(`name the member: look with checks\n\n${USAGE}`);
  for (const line of describeIdentity(await client.identity(needed(options, 'site'), memberId))) print(line);
}

async function decideCheck(
  state: 'passed' | 'failed',
  { client, print }: OperatorCommandParts,
  options: Options,
  kind?: string,
): Promise<void> {
  if (kind !== 'age' && kind !== 'name') throw new OperatorCommandError(`say age or name\n\n${USAGE}`);
  const decided = { kind, state, reason: needed(options, 'reason') } as const;
  const identity = await client.decideCheck(needed(options, 'site'), needed(options, 'account'), decided);
  for (const line of describeIdentity(identity)) print(line);
}

function* describeIdentity({ checks: { age, name }, facts, changes }: MemberIdentity): Generator<string> {
  yield `age ${age.state}, name ${name.state}`;
  yield `birthday ${facts.birthday ?? 'unknown'}, paid out to ${facts.payee ?? 'nobody yet'}`;
  for (const { at, kind, state, operator, reason } of changes)
    yield `${at}  ${kind} ${state} by ${operator ?? 'the member'}${reason === null ? '' : `: ${reason}`}`;
}

async function queue({ client, print }: OperatorCommandParts, options: Options): Promise<void> {
  const state = options.state ?? 'open';
  const { list: cases, totalCount } = await client.cases(needed(options, 'site'), state);
  for (const one of cases) print(describeCase(one));
  if (cases.length < totalCount) print(`and ${totalCount - cases.length} more`);
  if (totalCount === 0) print(`there are no cases that are ${state}`);
}

async function decide(
  verb: 'approve' | 'reject',
  { client, print }: OperatorCommandParts,
  options: Options,
  caseId?: string,
): Promise<void> {
  if (caseId === undefined) throw new OperatorCommandError(`name the case: look with queue\n\n${USAGE}`);
  const [site, reason] = [needed(options, 'site'), needed(options, 'reason')];
  const { list: open } = await client.cases(site, 'open');
  const { received } = open.find((one) => one.caseId === caseId) ?? {};
  if (received === undefined) throw new OperatorCommandError(`${caseId} is not open on ${site}: look with queue`);
  print(describeCase(await client.decide(verb, { site, caseId, received, reason })));
}

async function claim({ client, print }: OperatorCommandParts, options: Options, caseId?: string): Promise<void> {
  if (caseId === undefined) throw new OperatorCommandError(`name the case: look with queue\n\n${USAGE}`);
  print(describeCase(await client.claim({ site: needed(options, 'site'), caseId })));
}

async function webhooks({ client, print }: OperatorCommandParts, options: Options): Promise<void> {
  const { list: stored, totalCount } = await client.webhooks(needed(options, 'site'), options.state);
  for (const one of stored) print(describeWebhook(one));
  if (stored.length < totalCount) print(`and ${totalCount - stored.length} more`);
  if (totalCount === 0) print('there are no webhooks');
}

async function replay({ client, print }: OperatorCommandParts, options: Options, name?: string): Promise<void> {
  const [provider, eventId] = name?.split('/') ?? [];
  if (!provider || !eventId) throw new OperatorCommandError(`name the webhook: look with webhooks\n\n${USAGE}`);
  print(describeWebhook(await client.replay({ site: needed(options, 'site'), provider, eventId })));
}

function describeWebhook({ provider, eventId, outcome, receivedAt }: StoredWebhook): string {
  return `${provider}/${eventId}  ${receivedAt}  ${outcome}`;
}

function describeCase(one: OperatorCase): string {
  const { caseId, account, reference, state, decision, claim: claimed, approvals, approvalsNeeded } = one;
  const decided = decision === null ? '' : `  ${state} by ${decision.operator}: ${decision.reason}`;
  const half =
    state === 'open' && approvals.length > 0 ? `  approved by ${approvals.join(', ')} of ${approvalsNeeded}` : '';
  const worked = state === 'open' && claimed !== null ? `  claimed by ${claimed.operator}` : '';
  return `${caseId}  ${account}  ${aboutOf(one)}  ${reference}${half}${worked}${decided}`;
}

function aboutOf({ kind, amount, received, currency, reasons }: OperatorCase): string {
  if (kind === 'deposit') return `${received} of ${amount} ${currency} arrived`;
  if (kind === 'arrival') return `${received} of ${amount} ${currency} did not arrive`;
  return `${amount} ${currency} to pay out: ${reasons.join(', ')}`;
}

async function list({ client, print }: OperatorCommandParts): Promise<void> {
  const { operators } = await client.list();
  for (const operator of operators) print(describe(operator));
  if (operators.length === 0) print('there are no operators');
}

async function add({ client, askPassword, print }: OperatorCommandParts, options: Options): Promise<void> {
  const account = needed(options, 'account');
  const name = needed(options, 'name');
  const roles = [grantOf(options)];
  const password = await askPassword();
  print(describe(await client.add({ account, name, password, roles })));
}

async function changeRole({ client, print }: OperatorCommandParts, options: Options): Promise<void> {
  const { siteId, role } = grantOf(options);
  const { operatorId, roles } = await find(client, needed(options, 'account'));
  const others = roles.filter((grant) => grant.siteId !== siteId || grant.role !== role);
  const wanted = options.remove ? others : [...others, { siteId, role }];
  print(describe(await client.setRoles(operatorId, wanted)));
}

async function disable({ client, print }: OperatorCommandParts, options: Options): Promise<void> {
  const { operatorId } = await find(client, needed(options, 'account'));
  print(describe(await client.disable(operatorId)));
}

async function find(client: OperatorsClient, account: string): Promise<OperatorAccount> {
  const { operators } = await client.list();
  const found = operators.find((operator) => operator.account.toLowerCase() === account.toLowerCase());
  if (found === undefined) {
    const accounts = operators.map((operator) => operator.account);
    throw new OperatorCommandError(
      withSuggestion(`there is no operator ${account}: look with list`, account, accounts),
    );
  }
  return found;
}

function describe({ account, name, roles, isEnrolled, disabledAt }: OperatorAccount): string {
  const held = roles.map(({ siteId, role }) => `${role} of ${siteId === '*' ? 'all sites' : siteId}`).join(', ');
  const state = disabledAt !== null ? '  disabled' : isEnrolled ? '' : '  never signed in';
  return `${account.padEnd(16)} ${name.padEnd(20)} ${held || 'no role'}${state}`;
}

/** The gateway knows which roles there are, and says so. */
function grantOf(options: Options): OperatorGrant {
  const role = needed(options, 'role') as OperatorRole;
  const isEverywhere = options['all-sites'] ?? false;
  if (isEverywhere === (options.site !== undefined))
    throw new OperatorCommandError(`say where: --site <site>, or --all-sites\n\n${USAGE}`);
  return { siteId: options.site ?? '*', role };
}

function needed(options: Options, name: 'account' | 'name' | 'role' | 'site' | 'reason' | 'text' | 'file'): string {
  const value = options[name];
  if (!value?.trim()) throw new OperatorCommandError(`--${name} is missing\n\n${USAGE}`);
  return value.trim();
}
