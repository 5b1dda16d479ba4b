import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSites } from '#gateway/documents/read-sites.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { builtAssets } from '#portal/app/client-assets.ts';
import { createRenderPage } from '#portal/app/render-page.tsx';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';
import { hostileRequests, INJECTED_HEADER, MARKUP } from './support/hostile-requests.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';

const REQUESTS_PER_ADDRESS = scaled(50, 1_000);
const SEED = 20_260_101;

/** Every GET call of the API, as the API describes itself in `/docs/openapi.json`, with the query values it knows. */
const calls = [
  ['/wps/system/permission', ['language', 'part']],
  ['/wps/system/whitelabel', []],
  ['/wps/system/status', []],
  ['/wps/system/setting/register', []],
  ['/wps/system/setting/register/rules', []],
  ['/wps/system/domainRoute', []],
  ['/wps/system/helpCenter', []],
  ['/wps/system/keys', []],
  ['/wps/relay/MCSFE_getListAnnouncements', ['language']],
] as const;
