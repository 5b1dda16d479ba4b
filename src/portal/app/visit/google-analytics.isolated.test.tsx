import { beforeEach, describe, expect, it, vi } from 'vitest';

const TAG = 'G-TEST1234';
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const isDisabled = () => Reflect.get(window, `ga-disable-${TAG}`);

describe("Google's tag", () => {
  beforeEach(() => {
    vi.resetModules();
    document.head.replaceChildren();
    Reflect.deleteProperty(window, 'dataLayer');
  });

  it('is loaded once, with its commands in the form that it reads', async () => {
    const { startAnalytics } = await import('./google-analytics.ts');
    expect(scripts()).toEqual([]);
    startAnalytics(TAG);
    startAnalytics(TAG);
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TAG}`]);
    const commands = Reflect.get(window, 'dataLayer') as IArguments[];
    expect(commands.map((command) => [Object.prototype.toString.call(command), command[0]])).toEqual([
      ['[object Arguments]', 'js'],
      ['[object Arguments]', 'config'],
    ]);
  });

  it('stops counting, takes its cookies away, and begins again where that is wished', async () => {
    const { startAnalytics, stopAnalytics } = await import('./google-analytics.ts');
    startAnalytics(TAG);
    for (const cookie of ['_ga=1', '_ga_TEST1234=2', 'language=EN']) {
      // biome-ignore lint/suspicious/noDocumentCookie: what the tag does.
      document.cookie = cookie;
    }
    stopAnalytics(TAG);
    expect(isDisabled()).toBe(true);
    expect(document.cookie).toBe('language=EN');
    startAnalytics(TAG);
    expect(isDisabled()).toBe(false);
    expect(scripts()).toHaveLength(1);
  });
});
