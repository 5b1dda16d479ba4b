import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Most waits end at once, but reading a chunk takes longer while both cores of the machine are busy. */
configure({ asyncUtilTimeout: 10_000 });

// Every test starts with an empty document; the library does this by itself only where test functions are global.
afterEach(cleanup);

// jsdom lays nothing out, so it has nowhere to scroll to.
Element.prototype.scrollIntoView ??= () => {};
