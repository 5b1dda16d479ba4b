import { Client } from 'pg';
import { ROLES } from '#gateway/database/transaction-scope.ts';

const FALLBACK_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
const CONNECT_TIMEOUT_MS = 1_000;

/** A PostgreSQL server on which tests may make databases; null where none answers. */
export const postgresUrl = await findServer();

let lastNumber = 0;

export interface ScratchDatabase {
  readonly url: string;
  /**
   * Makes a login that may connect and nothing more, until `grantSetup` gives it what the operators' guide asks for.
   */
  createLogin(): Promise<{ url: string; grantSetup(): Promise<void> }>;
  drop(): Promise<void>;
}

/** Makes a database on that server: an empty one, or a copy of another. */
export async function createScratchDatabase(template = 'template1'): Promise<ScratchDatabase> {
  const server = postgresUrl;
  if (server === null) throw new Error('no PostgreSQL answers: set TEST_DATABASE_URL');
  lastNumber += 1;
  const name = `marquee_test_${process.pid}_${lastNumber}`;
  // Named unlike our roles, which a test counts on the whole server.
  const login = `scratch_login_of_${name}`;
  const drop = async (): Promise<void> => {
    await runOnServer(server, `drop database if exists ${name} with (force)`);
    await runOnServer(server, `drop role if exists ${login}`);
  };
  await drop();
  await runOnServer(server, `create database ${name} template ${template}`);

  const url = new URL(server);
  url.pathname = `/${name}`;
  const loginUrl = new URL(url);
  loginUrl.username = login;
  loginUrl.password = 'scratch';
  const createLogin = async (): Promise<{ url: string; grantSetup(): Promise<void> }> => {
    await runOnServer(server, `create role ${login} login password 'scratch'`);
    const grantSetup = async (): Promise<void> => {
      const roles = Object.values(ROLES).join(', ');
      await runOnServer(server, `grant ${roles} to ${login}`);
      await runOnServer(server, `grant create on database ${name} to ${login}`);
    };
    return { url: loginUrl.href, grantSetup };
  };
  return { url: url.href, createLogin, drop };
}

async function findServer(): Promise<string | null> {
  const asked = process.env.TEST_DATABASE_URL;
  try {
    await runOnServer(asked ?? FALLBACK_URL, 'select 1');
    return asked ?? FALLBACK_URL;
  } catch (error) {
    // A server that somebody named must answer; silence would pass for a success.
    if (asked !== undefined) throw error;
    return null;
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
