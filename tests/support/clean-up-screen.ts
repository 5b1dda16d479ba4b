import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Every test starts with an empty document; the library does this by itself only where test functions are global.
afterEach(cleanup);
