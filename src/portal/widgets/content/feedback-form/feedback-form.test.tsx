import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { faultsOf, newFeedbackId } from './feedback-draft.ts';

interface Sent {
  readonly path: string;
  readonly method: string | undefined;
  readonly body: Readonly<Record<string, string>>;
}

/** Answers feedback one answer after another; the last one for good. */
function stubFeedback(...answers: ReadonlyArray<() => Response | Promise<Response>>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, method: init.method, body: JSON.parse(String(init.body)) });
    return (
      answers[Math.min(sent.length, answers.length) - 1] ?? (() => Response.json({ success: true, value: {} }))
    )();
  });
  return sent;
}

const refusal = (status: number, body: object) => () => Response.json({ success: false, ...body }, { status });
const accepted = () => Response.json({ success: true, value: {} });
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const write = (text: string) => fireEvent.change(message(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('feedback-form', () => {
  it('sends the feedback and says that it has been stored', async () => {
    await renderWidget('feedback-form');
    const sent = stubFeedback();
    fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'PRAISE' } });
    write('  The lobby is fast.  ');
    fireEvent.change(screen.getByLabelText('E-mail address (optional)'), { target: { value: 'mika@mail.example' } });
    send();
    expect((await screen.findByRole('heading', { name: 'Thank you, we have it' })).tabIndex).toBe(-1);
    expect(sent).toMatchObject([
      {
        path: '/wps/feedback',
        method: 'PUT',
        body: { kind: 'PRAISE', content: 'The lobby is fast.', contact: 'mika@mail.example' },
      },
    ]);
    expect(sent[0]?.body.feedbackId).toMatch(/^[0-9a-f]{32}$/);
    fireEvent.click(screen.getByRole('button', { name: 'Write another' }));
    expect(message().value).toBe('');
  });

  it('names the faults, moves the focus to the first, and sends nothing', async () => {
    await renderWidget('feedback-form');
    const sent = stubFeedback();
    send();
    await waitFor(() => expect(document.activeElement).toBe(message()));
    expect(screen.getByText('Write your message first.')).toBeDefined();
    expect(message().getAttribute('aria-invalid')).toBe('true');
    write('Broken');
    expect(screen.getByText('Write at least 3 words.')).toBeDefined();
    write('It is broken');
    expect(message().getAttribute('aria-invalid')).toBe('false');
    fireEvent.change(screen.getByLabelText('E-mail address (optional)'), { target: { value: 'nobody' } });
    send();
    expect(await screen.findByText('The e-mail address is not valid.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('sends the same text under the same key when it is sent again, and a changed one under another', async () => {
    await renderWidget('feedback-form');
    const down = refusal(500, { code: 'internal_error', message: 'Something went wrong. Please try again.' });
    const sent = stubFeedback(down, down, accepted);
    write('The lobby is slow.');
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
    send();
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByRole('alert');
    write('The lobby is very slow.');
    send();
    await screen.findByText('Thank you, we have it');
    const [first, second, third] = sent.map(({ body }) => body.feedbackId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('counts words as the language does', async () => {
    await renderWidget('feedback-form', { site: { feedback: { minWords: 1, maxWords: 1 } } });
    expect(screen.getByText('Between 1 and 1 word')).toBeDefined();
    send();
    write('Two words');
    expect(screen.getByText('Write at most 1 word.')).toBeDefined();
  });

  it('keeps the text when there is no network', async () => {
    await renderWidget('feedback-form');
    stubFeedback(() => Promise.reject(new TypeError('Failed to fetch')));
    write('The lobby is slow.');
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
    expect(message().value).toBe('The lobby is slow.');
  });

  it('shows the gateway’s fault of a field beside it', async () => {
    await renderWidget('feedback-form');
    stubFeedback(refusal(400, { code: 'invalid_request', fields: { content: { code: 'too_long', message: '' } } }));
    write('The lobby is slow.');
    send();
    expect(await screen.findByText('Write at most 300 words.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a draft', () => {
  it('has words between the bounds and an address or none', () => {
    const bounds = { minWords: 2, maxWords: 4 };
    const faults = (content: string, contact = '') => faultsOf({ kind: 'OTHER', content, contact }, bounds);
    expect(faults(' ')).toEqual({ content: 'required' });
    expect(faults('one')).toEqual({ content: 'tooShort' });
    expect(faults('one two three four five')).toEqual({ content: 'tooLong' });
    expect(faults('one two', ' a@b.example ')).toEqual({});
    expect(faults('one two', 'a@b')).toEqual({ contact: 'email' });
  });

  it('gets a key that nobody else has', () => {
    expect(new Set(Array.from({ length: 100 }, newFeedbackId)).size).toBe(100);
  });
});
