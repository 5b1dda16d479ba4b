/**
 * Settles the agents of a site once, and pays them: a program of its own, so that it can be killed. `SITE_FILE` names
 * the published site as JSON, `NOW` the moment; `DATABASE_URL` or `DATA_DIR` the database.
 */
import { readFile } from 'node:fs/promises';
import { payAgents } from '#gateway/areas/agents/settlement/pay-agents.ts';
import { settleSite } from '#gateway/areas/agents/settlement/settle-site.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

const { SITE_FILE = '', NOW = '', DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
const site = JSON.parse(await readFile(SITE_FILE, 'utf8')) as PublishedSite;
const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl, poolSize: 2 });
const parts = { database, clock: () => new Date(NOW), onMoved: () => {} };
await settleSite(parts, site);
await payAgents(parts, site);
await database.close();
