import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = { readonly createScriptURL: (address: string) => string | null };
const createPolicy = vi.fn((_name: string, _rules: Rules) => {});

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
  Reflect.set(window, 'trustedTypes', { createPolicy });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('accepts addresses below the places named first, and nothing else', async () => {
  const { trustScriptsBelow } = await import('./trusted-places.ts');
  trustScriptsBelow(['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/']);
  trustScriptsBelow(['https://elsewhere.example/']);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  for (const good of [
    'https://www.google.com/recaptcha/api.js?onload=x&render=explicit&hl=en',
    'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
  ])
    expect(rules?.createScriptURL(good)).toBe(good);
  for (const bad of [
    'https://www.google.com/recaptcha/../complete/search?callback=alert',
    'https://www.google.com/recaptcha',
    'https://www.google.com/recaptcha/about/js/main.min.js',
    'https://www.google.com/recaptcha/api.js/more',
    'https://www.google.com.elsewhere.example/recaptcha/api.js',
    'https://www.google.com@elsewhere.example/recaptcha/api.js',
    'http://www.google.com/recaptcha/api.js',
    'https://elsewhere.example/x.js',
    '/assets/own.js',
    'data:text/javascript,alert(1)',
  ])
    expect(rules?.createScriptURL(bad), bad).toBeNull();
});

it('does without in a browser that has no Trusted Types', async () => {
  Reflect.deleteProperty(window, 'trustedTypes');
  const { trustScriptsBelow } = await import('./trusted-places.ts');
  expect(() => trustScriptsBelow(['https://www.google.com/recaptcha/'])).not.toThrow();
});
