import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberInfo, Registered, RegistrationField } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const field = (name: RegistrationField['name'], more: Partial<RegistrationField> = {}): RegistrationField => ({
  name,
  enabled: true,
  required: false,
  order: 10,
  ...more,
});

const fields = [
  field('username', { required: true, acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', minLength: 6, maxLength: 12 }),
  field('password', { required: true, minLength: 8, maxLength: 64 }),
  field('confirmPassword', { required: true }),
  field('email', { required: true, acceptedPattern: '^[^@ ]+@[^@ ]+$', maxLength: 60 }),
  field('birthday', { required: true }),
  field('telegram'),
  field('referralCode'),
  field('recommenderId'),
];

const filled = { confirmPassword: PASSWORD, email: 'mika@mail.example', birthday: '1990-02-28' };

describeOnOneEngine('registration', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { registration: { types: ['username'], fields } } }),
        siteDocuments({ id: 'lotus', site: { registration: { types: ['registerMobile'], fields } } }),
        siteDocuments({ id: 'meydan', site: { flags: [{ modId: 'SIGNIN3', enabled: false }] } }),
      ],
      now: () => new Date('2026-06-01T12:00:00Z'),
    });
    calls = accountCalls(gateway);
  });

  afterAll(() => gateway.close());

  /** The envelopes of this gateway are made at its own time. */
  const register = (form: object, host = 'aurora.localhost') =>
    calls.register({ ...filled, ...form }, { host, envelope });
  const envelope = { iat: Date.parse('2026-06-01T12:00:00Z') / 1_000 };
  const stored = (account: string) =>
    database.forSite('aurora', (tx) =>
      tx.selectFrom('member').selectAll().where('account', '=', account).executeTakeFirst(),
    );
  const codeOf = async (account: string) => {
    const { rows } = await database.forSite('aurora', (tx) =>
      sql<{ code: string }>`select code from member_code join member using (site_id, member_id)
        where account = ${account}`.execute(tx),
    );
    return rows[0]?.code ?? '';
  };

  it('opens an account with everything that the form said, and signs in', async () => {
    const answer = successOf<Registered>(
      await register({
        username: ' Mikaela ',
        telegram: '@mika',
        registerUrl: 'http://aurora.localhost/register',
        registerMethod: 'WEB',
      }),
    );
    expect(answer).toMatchObject({ account: 'Mikaela', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await stored('Mikaela')).toMatchObject({
      account_key: 'mikaela',
      type: 0,
      upline_id: null,
      email: 'mika@mail.example',
      birthday: '1990-02-28',
      details: { telegram: '@mika' },
      register_url: 'http://aurora.localhost/register',
      register_method: 'WEB',
      language: 'EN',
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$/),
    });
    const info = successOf<MemberInfo>(await calls.info(answer.token ?? ''));
    expect(info).toMatchObject({ account: 'Mikaela', email: 'mi***@mail.example', previousSignIn: null });
    expect(JSON.stringify(info)).not.toContain('argon2');
  });

  it('opens no session where the form says so', async () => {
    expect(successOf<Registered>(await register({ username: 'quietone', login: false }))).toEqual({
      account: 'quietone',
    });
  });

  it('names every field that is wrong, and stores nothing', async () => {
    const {
      status,
      code,
      fields: faults,
    } = refusalOf(
      await register({
        username: '1st',
        email: 'nowhere',
        confirmPassword: 'something else',
        birthday: '2026-02-30',
        skype: 'x',
      }),
    );
    expect({ status, code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(faults).toEqual({
      username: 'too_short',
      email: 'wrong_format',
      confirmPassword: 'mismatch',
      birthday: 'wrong_format',
      skype: 'unknown_field',
    });
    const { fields: missing } = refusalOf(await calls.register({ username: 'nobodyyet' }, { envelope }));
    expect(missing).toEqual({ email: 'required', birthday: 'required' });
    const { fields: shape } = refusalOf(await register({ username: 7, terms: false, colour: 'red' }));
    expect(shape).toEqual({ username: 'wrong_type', terms: 'not_allowed_value', colour: 'unknown_field' });
    expect(await stored('nobodyyet')).toBeUndefined();
  });

  it.each([
    ['2008-06-01', {}],
    ['2008-06-02', { birthday: 'too_young' }],
    ['1899-12-31', { birthday: 'wrong_format' }],
    ['06-01-2008', {}],
  ])('counts the age of %s to the day', async (birthday, faults) => {
    const username = `born${birthday.replaceAll('-', '')}`;
    expect(refusalOf(await register({ username, birthday })).fields).toEqual(faults);
  });

  it.each(['password1', 'QWERTYUIOP'])('refuses %s, which anybody would guess', async (password) => {
    const { fields: faults } = refusalOf(await register({ username: 'guessed', password, confirmPassword: password }));
    expect(faults).toEqual({ password: 'too_common' });
    const own = { username: 'ownnames', password: 'OwnNames', confirmPassword: 'OwnNames' };
    expect(refusalOf(await register(own)).fields).toEqual({ password: 'too_common' });
  });

  it('refuses text that the database cannot store, by its field', async () => {
    for (const text of ['a\0b', 'half \ud83d'])
      expect(refusalOf(await register({ username: 'unstorable', telegram: text })).fields).toEqual({
        telegram: 'wrong_format',
      });
  });

  it('takes each name once, whatever its capitals, also when forms come together', async () => {
    const answers = await Promise.all(
      ['Twinning', 'twinning', 'TWINNING', 'twinninG'].map((username) => register({ username })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(refusalOf);
    expect(refused.map(({ code, fields: faults }) => [code, faults])).toEqual(
      Array.from({ length: 3 }, () => ['account_taken', { username: 'taken' }]),
    );
  });

  it('puts every member below an upline: the owner of the code, the recommender, or the house', async () => {
    successOf(await register({ username: 'topmost' }));
    const topCode = await codeOf('topmost');
    expect(refusalOf(await gateway.ask('/wps/agent/affiliate?affiliateCode=NOBODYS1'))).toMatchObject({
      status: 404,
      code: 'invitation_code_error',
    });
    successOf(await gateway.ask(`/wps/agent/affiliate?affiliateCode=${topCode.toLowerCase()}`));
    successOf(await register({ username: 'middle', referralCode: topCode }));
    successOf(await register({ username: 'lowest', recommenderId: 'MIDDLE' }));
    expect(refusalOf(await register({ username: 'stranger', referralCode: 'NOBODYS1' })).code).toBe(
      'invitation_code_error',
    );
    expect(refusalOf(await register({ username: 'stranger', recommenderId: 'nobody' })).fields).toEqual({
      recommenderId: 'wrong_value',
    });
    const { rows } = await database.forSite('aurora', (tx) =>
      sql`select up.account as ancestor, down.account as descendant, depth from member_upline
        join member up on up.member_id = ancestor_id join member down on down.member_id = descendant_id
        where down.account in ('topmost', 'middle', 'lowest') order by descendant_id, depth`.execute(tx),
    );
    expect(rows).toHaveLength(6);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ancestor: 'topmost', descendant: 'topmost', depth: 0 },
        { ancestor: 'topmost', descendant: 'middle', depth: 1 },
        { ancestor: 'middle', descendant: 'lowest', depth: 1 },
        { ancestor: 'topmost', descendant: 'lowest', depth: 2 },
      ]),
    );
  });

  it('is refused by a type that the site does not take, and where sign-in is closed', async () => {
    expect(refusalOf(await register({ username: 'elsewhere' }, 'lotus.localhost'))).toMatchObject({
      status: 403,
      code: 'feature_disabled',
    });
    expect(refusalOf(await register({ username: 'elsewhere' }, 'meydan.localhost')).code).toBe('feature_disabled');
  });
});
