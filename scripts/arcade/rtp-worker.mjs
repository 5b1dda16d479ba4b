// A thread of `npm run arcade:rtp`: starts the tasks' TypeScript, then does one task per message.
import { parentPort } from 'node:worker_threads';

const { register } = await import('tsx/esm/api');

register();
const { runRtpTask } = await import('./rtp-tasks.ts');
parentPort.on('message', (task) => parentPort.postMessage(runRtpTask(task)));
