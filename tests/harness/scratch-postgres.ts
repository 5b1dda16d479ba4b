import { Client } from 'pg';

const FALLBACK_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
const CONNECT_TIMEOUT_MS = 1_000;

/** A PostgreSQL server on which tests may make databases; null where none answers. */
export const postgresUrl = await findServer();

let lastNumber = 0;

/** Makes an empty database on that server. */
export async function createScratchDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = postgresUrl;
  if (server === null) throw new Error('no PostgreSQL answers: set TEST_DATABASE_URL');
  lastNumber += 1;
  const name = `marquee_test_${process.pid}_${lastNumber}`;
  await runOnServer(server, `drop database if exists ${name} with (force)`);
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  let isDropped = false;
  const drop = async (): Promise<void> => {
    if (isDropped) return;
    isDropped = true;
    await runOnServer(server, `drop database if exists ${name} with (force)`);
  };
  return { url: url.href, drop };
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
