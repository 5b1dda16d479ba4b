import { createInterface } from 'node:readline/promises';
import type { Surroundings } from './new-site.ts';
import { type AnswerName, type Answers, SITE_QUESTIONS, type SiteQuestion } from './site-answers.ts';

/** Answers to all questions, or one sentence on why one that was given is none. */
export type Outcome = { readonly answers: Answers } | { readonly refusal: string };

/** Asks people one question. Null when they would rather go. */
export type Ask = (question: string) => Promise<string | null>;

/**
 * Finds the answer to every question: the one that was given, else what people answer when they are asked, else the
 * usual one.
 * @param ask null without a terminal.
 * @param questions those that are to be answered, in order.
 */
export async function answersTo(
  given: Answers,
  around: Surroundings,
  ask: Ask | null,
  questions: readonly SiteQuestion[] = SITE_QUESTIONS,
): Promise<Outcome> {
  const answers: Partial<Record<AnswerName, string>> = {};
  for (const { name, question, usual, refuse } of questions) {
    const standard = usual(answers);
    const stated = given[name] ?? (ask ? undefined : standard);
    if (stated === null) return { refusal: 'Name the brand: npm run new:site -- <id>' };
    const refusal = stated === undefined ? null : refuse(stated, around);
    if (refusal !== null) return { refusal };
    const answer = stated ?? (await askUntil(ask as Ask, question, standard, (one) => refuse(one, around)));
    if (answer === null) return { refusal: 'Nothing was written.' };
    answers[name] = answer;
  }
  return { answers };
}

/** Asks until the answer will do; no answer takes the usual one. */
async function askUntil(
  ask: Ask,
  question: string,
  usual: string | null,
  refuse: (answer: string) => string | null,
): Promise<string | null> {
  for (let wording = question; ; ) {
    const said = await ask(`${wording}${usual === null ? '' : ` [${usual}]`}: `);
    if (said === null) return null;
    const answer = said.trim() || (usual ?? '');
    const refusal = refuse(answer);
    if (refusal === null) return answer;
    wording = `${refusal}\n${question}`;
  }
}

/** Asks on a terminal; null without one. Close it after the last answer. */
export function terminal(): { readonly ask: Ask; readonly close: () => void } | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const leaving = new AbortController();
  lines.on('SIGINT', () => leaving.abort());
  const ask: Ask = async (question) => {
    try {
      return await lines.question(question, { signal: leaving.signal });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return null;
      throw error;
    }
  };
  return { ask, close: () => lines.close() };
}
