import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;
const SHELLS = new Set(['sh', 'bash', 'dash']);

/**
 * Ends this process once the npm that started it has ended. npm hands a SIGTERM to the shell between the two, which
 * dies without telling anybody, and a program that went on alone would hold its ports and the lock of its data
 * directory.
 * @param stop called once; by default this process sends itself SIGTERM, so that its own handlers end it in order.
 */
export function followNpm(stop = () => process.kill(process.pid, 'SIGTERM')) {
  // A program that was started without npm is ended without npm, and may be meant to outlive its terminal.
  if (process.env.npm_lifecycle_event === undefined || process.ppid <= 1) return;
  const first = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The numbers of the parent and, where that is a shell, of npm behind it; npm's own where the system does not tell. */
function ancestors() {
  const { ppid } = process;
  const { name, parentId } = processOf(ppid);
  return SHELLS.has(name) ? `${ppid} ${parentId}` : String(ppid);
}

function processOf(pid) {
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parentId: rest.split(' ')[1] };
  } catch {
    return { name: '', parentId: undefined };
  }
}
