import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberIcon, MemberInfo, OpenSessions, SignInHistory, SmsSent } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('the profile of a member', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let token: string;
  let other: string;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database);
    calls = accountCalls(gateway);
    token = await calls.newMember('mikaela');
    other = await calls.newMember('elisabet');
  });

  afterAll(() => gateway.close());

  const ask = (method: string, path: string, body?: unknown, as = token, headers = {}) =>
    gateway.ask(path, { method, body, headers: { ...calls.bearer(as), ...headers } });
  const bindTo = (path: string, body: object, as = token) =>
    callEncrypted(gateway.ask, {
      method: 'PUT',
      path,
      body: { password: PASSWORD, ...body },
      headers: calls.bearer(as),
    });
  const info = async (as = token) => successOf<MemberInfo>(await calls.info(as));
  const codeSentTo = async (to: string): Promise<string> => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', to)
        .orderBy('message_id', 'desc')
        .execute(),
    );
    return /\d{6}/.exec(rows[0]?.text_body ?? '')?.[0] ?? '';
  };

  it('has a nickname, which can be taken away', async () => {
    successOf(await ask('PUT', '/wps/member/nickname', { nickname: '  Mika  ' }));
    expect((await info()).nickname).toBe('Mika');
    successOf(await ask('PUT', '/wps/member/nickname', { nickname: ' ' }));
    expect((await info()).nickname).toBeNull();
    expect(refusalOf(await ask('PUT', '/wps/member/nickname', { nickname: 'x'.repeat(61) })).fields).toEqual({
      nickname: 'too_long',
    });
  });

  it('has a picture, drawn anew, that nobody else sees and that no other file passes for', async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c43' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'taken at home' } } })
      .jpeg()
      .toBuffer();
    const put = (bytes: Buffer | string, type: string) =>
      ask('PUT', '/wps/member/info/icon', bytes, token, { 'content-type': type });
    const { iconUrl } = successOf<MemberIcon>(await put(photo, 'image/jpeg'));
    expect(successOf<MemberIcon>(await ask('GET', '/wps/member/info/icon'))).toEqual({ iconUrl });
    expect((await info()).iconUrl).toBe(iconUrl);
    const picture = await ask('GET', iconUrl ?? '');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('private'),
    });
    const { width, height, exif } = await sharp(picture.bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 192, height: 192, exif: undefined });

    expect(refusalOf(await ask('GET', iconUrl ?? '', undefined, other)).code).toBe('not_found');
    expect(refusalOf(await put('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png')).code).toBe('invalid_request');
    expect(refusalOf(await put('GIF89a', 'image/gif')).code).toBe('unsupported_media_type');
    expect(refusalOf(await ask('PUT', '/wps/member/info/icon', { picture: 1 })).code).toBe('unsupported_media_type');
    expect((await put(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).status).toBe(413);
    expect(successOf<MemberIcon>(await ask('GET', '/wps/member/info/icon'))).toEqual({ iconUrl });
  });

  it('tells where the member is signed in, and ends one of those sessions', async () => {
    const phone = await calls.signedIn('mikaela', {
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1' },
    });
    const { sessions } = successOf<OpenSessions>(await ask('GET', '/wps/member/sessions'));
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari, iPhone', false],
      ['', true],
    ]);
    const [{ sessionId } = { sessionId: '' }] = sessions;
    successOf(await ask('DELETE', `/wps/member/sessions/${sessionId}`, undefined, other));
    successOf(await calls.info(phone.token));
    successOf(await ask('DELETE', `/wps/member/sessions/${sessionId}`));
    await expect.poll(async () => refusalOf(await calls.info(phone.token)).code).toBe('not_logged_in');
    successOf(await calls.info(token));
    expect(refusalOf(await ask('DELETE', '/wps/member/sessions/nonsense')).fields).toEqual({
      sessionId: 'wrong_format',
    });
  });

  it('tells when and where the member signed in, page by page', async () => {
    const page = successOf<SignInHistory>(await ask('GET', '/wps/member/signIns?pageNo=1&pageSize=1'));
    expect(page).toMatchObject({
      totalCount: 2,
      totalPages: 2,
      list: [{ method: 'username', device: 'Safari, iPhone' }],
    });
    const second = successOf<SignInHistory>(await ask('GET', '/wps/member/signIns?pageNo=2&pageSize=1'));
    expect(second.list).toMatchObject([{ method: 'register' }]);
    expect(successOf<SignInHistory>(await ask('GET', '/wps/member/signIns', undefined, other)).totalCount).toBe(1);
  });

  it('binds an e-mail address by the code that was sent there to this member', async () => {
    const email = 'Mika@mail.example';
    expect(refusalOf(await ask('POST', '/wps/member/email/code', { email: 'nowhere' })).fields).toEqual({
      email: 'wrong_format',
    });
    successOf<SmsSent>(await ask('POST', '/wps/member/email/code', { email }));
    expect(refusalOf(await ask('POST', '/wps/member/email/code', { email })).code).toBe('too_many_requests');
    const verificationCode = await codeSentTo(email);
    const bind = (as: string) => bindTo('/wps/member/email', { email, verificationCode }, as);
    expect(refusalOf(await bind(other)).code).toBe('invalid_verification_code');
    successOf(await bind(token));
    expect(await info()).toMatchObject({ email: 'Mi***@mail.example', emailVerified: true });
  });

  it('binds a mobile number that no other member has', async () => {
    const number = { countryDialingCode: '+34', mobileNum: '612345678' };
    const bind = async (as: string) => {
      successOf<SmsSent>(await ask('POST', '/wps/member/mobile/code', number, as));
      const verificationCode = await codeSentTo('+34612345678');
      return bindTo('/wps/member/mobile', { ...number, verificationCode }, as);
    };
    successOf(await bind(token));
    expect(await info()).toMatchObject({ mobileNum: '+34***678', mobileVerified: true });
    expect(refusalOf(await bind(other))).toMatchObject({
      status: 409,
      code: 'account_taken',
      fields: { mobileNum: 'taken' },
    });
    expect((await info(other)).mobileVerified).toBe(false);
  });
});
