/*
 * Loaded before a program of ours, it ends the program by SIGKILL at a point inside: at the n-th call to the database
 * or to another server, or the n-th answer, that matches. The environment (KILL_AT) names the point at the start,
 * or a message names it later; until then nothing happens.
 */
import { ClientRequest, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

/**
 * @type {{ seam: string, match: string, moment: 'before' | 'sent' | 'done', after: number, hurries?: boolean } | null}
 */
let point = process.env.KILL_AT ? JSON.parse(process.env.KILL_AT) : null;
let passed = 0;
process.on('message', (message) => {
  point = message;
  passed = 0;
});
process.channel?.unref();

const die = () => process.kill(process.pid, 'SIGKILL');

/** The moment at which this event ends the program; undefined where it does not. */
function momentAt(seam, text) {
  if (point === null || point.seam !== seam || !text.includes(point.match)) return undefined;
  passed += 1;
  return passed > point.after ? point.moment : undefined;
}

/** Long enough for the other side to begin, and short enough for it seldom to be over. */
const dieSoon = () => setTimeout(die, 1);

const post = Worker.prototype.postMessage;
const awaited = new WeakMap();
Worker.prototype.postMessage = function (message, ...more) {
  const moment = momentAt('database', message?.sql ?? '');
  if (moment === 'before') die();
  if (moment === 'done') awaited.set(this, message.id);
  if (moment === 'sent') dieSoon();
  return post.call(this, message, ...more);
};
const emit = Worker.prototype.emit;
Worker.prototype.emit = function (name, message, ...more) {
  if (name === 'message' && awaited.has(this) && awaited.get(this) === message?.id) die();
  return emit.call(this, name, message, ...more);
};

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (config, ...more) {
  const moment = momentAt('database', typeof config === 'string' ? config : (config?.text ?? ''));
  if (moment === 'before') die();
  if (moment === 'sent') dieSoon();
  const callback = more.at(-1);
  if (moment === 'done' && typeof callback === 'function') more[more.length - 1] = die;
  const running = query.call(this, config, ...more);
  if (moment === 'done' && typeof running?.then === 'function') running.then(die, die);
  return running;
};

const end = ServerResponse.prototype.end;
ServerResponse.prototype.end = function (...given) {
  const moment = momentAt('answer', this.req?.url ?? '');
  if (moment === 'before') die();
  const ended = end.apply(this, given);
  if (moment !== undefined) setImmediate(die);
  return ended;
};

const endRequest = ClientRequest.prototype.end;
ClientRequest.prototype.end = function (...given) {
  const moment = momentAt('call', this.path);
  if (moment === 'before') die();
  if (moment === 'sent') dieSoon();
  if (moment === 'done') this.prependOnceListener('response', die);
  return endRequest.apply(this, given);
};

const ask = globalThis.fetch;
globalThis.fetch = async (resource, options) => {
  const moment = momentAt('call', String(resource?.url ?? resource));
  if (moment === 'before') die();
  if (moment === 'sent') dieSoon();
  const answer = await ask(resource, options);
  if (moment === 'done') die();
  return answer;
};

/** Timers of ten minutes or more fire at once, if the kill point asks for that. */
const begin = globalThis.setInterval;
globalThis.setInterval = (work, everyMs, ...given) => {
  if (!(everyMs >= 600_000)) return begin(work, everyMs, ...given);
  return begin(() => {
    if (point?.hurries) work(...given);
  }, 100);
};
