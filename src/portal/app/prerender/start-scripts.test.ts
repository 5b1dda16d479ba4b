import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, startPainted } from './start-scripts.ts';

const MODULES = ['/assets/portal.js', '/assets/</script>.js'];

/** Behind the pictures of the first screen. */
const PRELOADS = MODULES.map((href) => `modulepreload low ${href}`);

/** Browser properties that the scripts read. */
interface Browser {
  readonly isHidden?: boolean;
  readonly reportsPaint?: boolean;
}

/** Runs both scripts as one page does, with imports noted instead of made. */
function startPage({ isHidden = false, reportsPaint = true }: Browser = {}) {
  const imported: string[] = [];
  const watchers: Array<(list: { getEntriesByName: (name: string) => readonly string[] }) => void> = [];
  class Observer {
    static readonly supportedEntryTypes = reportsPaint ? ['paint'] : [];
    constructor(watcher: (typeof watchers)[number]) {
      watchers.push(watcher);
    }
    observe(): void {}
  }
  const source = `${askEarly(MODULES)};askedEarly();${startPainted('/assets/entry.js').replace('import(', 'importOf(')}`;
  const run = new Function('document', 'PerformanceObserver', 'importOf', 'askedEarly', source);
  const asked: string[] = [];
  let early: readonly string[] = [];
  const document = {
    hidden: isHidden,
    createElement: () => ({}),
    head: {
      append: ({ rel, fetchPriority, href }: Record<string, string>) => asked.push(`${rel} ${fetchPriority} ${href}`),
    },
  };
  const noteEarly = () => {
    early = [...asked];
  };
  const importOf = async (entry: string) => imported.push(entry);
  run(document, Observer, importOf, noteEarly);
  return {
    asked,
    early,
    imported,
    paint: (entry = 'first-contentful-paint') => {
      for (const notify of watchers) notify({ getEntriesByName: (name) => [name].filter((it) => it === entry) });
    },
  };
}

describe('the start of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('requests every script at once, and runs them at the first contentful paint', () => {
    const page = startPage();
    expect(page.early).toEqual(PRELOADS);
    page.paint('first-paint');
    expect(page.imported).toEqual([]);

    page.paint();
    page.paint();
    expect(page.asked).toEqual(PRELOADS);
    expect(page.imported).toEqual(['/assets/entry.js']);
  });

  it.each([
    ['that nobody looks at', { isHidden: true }],
    ['of a browser that does not report painting', { reportsPaint: false }],
  ])('waits for nothing on a page %s', (_name, browser) => {
    expect(startPage(browser).imported).toEqual(['/assets/entry.js']);
  });

  it('waits three seconds at most', () => {
    const page = startPage();
    vi.advanceTimersByTime(2_999);
    expect(page.imported).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(page.imported).toEqual(['/assets/entry.js']);
  });

  it('writes no address that could end the script', () => {
    expect(askEarly(MODULES)).not.toContain('</script');
    expect(startPainted('</script>')).not.toContain('</script');
  });
});
