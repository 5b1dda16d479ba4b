import { expect, test } from 'vitest';
import { pageDocument } from './page-document.ts';

const page = {
  title: `Cat's "Gold" <Rush> & Co`,
  tag: 'ar',
  direction: 'rtl',
  language: 'AR',
  scriptUrl: '/client/game.js',
  styleUrl: '/client/game.css',
} as const;

test('has nothing inline that a strict policy would refuse', () => {
  const html = pageDocument(page);
  expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/client/game.js">']);
});

test('writes a title as text, and the language with its direction', () => {
  const html = pageDocument(page);
  expect(html).not.toContain('<Rush>');
  expect(html).toContain('<html lang="ar" dir="rtl" data-language="AR">');
});
