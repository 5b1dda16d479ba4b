import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/generated/contracts.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import {
  categoryAddress,
  chosenGameType,
  gameTypeAddress,
  gameTypeOfPage,
  sectionOfGameType,
} from './chosen-game-type.ts';

const section = (id: string, props: object) => ({ id, widget: 'game-section', props: { ...props } });

const sections = [
  section('hot', { source: 'hot' }),
  section('hot-slots', { source: 'hotInCategory', gameType: 'RNG' }),
  section('live-row', { source: 'category', gameType: 'LIVE', shows: 'row' }),
  section('live', { source: 'category', gameType: 'LIVE', shows: 'chosen' }),
  section('fish-row', { source: 'category', gameType: 'FISH', shows: 'row' }),
];

describe('sectionOfGameType', () => {
  it('finds the section that shows all of a type, not one that shows a row alone', () => {
    expect(sectionOfGameType(sections, 'HOT')?.id).toBe('hot');
    expect(sectionOfGameType(sections, 'LIVE')?.id).toBe('live');
    expect(sectionOfGameType(sections, 'FISH')).toBeUndefined();
    expect(sectionOfGameType(sections, 'RNG')).toBeUndefined();
    expect(sectionOfGameType(sections, undefined)).toBeUndefined();
  });
});

describe('chosenGameType', () => {
  it('chooses only what a section shows all of', () => {
    expect(['LIVE', 'FISH', '', null].map((value) => chosenGameType(sections, value))).toEqual([
      'LIVE',
      null,
      null,
      null,
    ]);
  });
});

describe('gameTypeAddress', () => {
  it('leads to a category, one vendor’s games of it, or one kind of them', () => {
    const layout = buildLayout();
    expect(gameTypeAddress(layout, 'RNG')).toBe('/?gameType=RNG');
    expect(gameTypeAddress(layout, 'RNG', { vendor: 'PG' })).toBe('/?gameType=RNG&vendor=PG');
    expect(gameTypeAddress(layout, 'RNG', { kind: 'VIDEO' })).toBe('/?gameType=RNG&kind=VIDEO');
  });
});

describe('categoryAddress', () => {
  const { pages, ...rest } = buildLayout();
  const elott: Page = {
    paths: ['/elott'],
    title: 'category.LOTT',
    gameType: 'ELOTT',
    alsoGameTypes: ['LOTT'],
    query: ['gameType'],
    sections: [],
  };
  const layout = { ...rest, pages: { ...pages, elott } };

  it('leads to the page of the category, narrowed by what that page reads', () => {
    expect(categoryAddress(layout, 'RNG')).toBe('/rng');
    expect(categoryAddress(layout, 'RNG', { vassalage: 'PG' })).toBe('/rng?vassalage=PG');
    expect(categoryAddress(layout, 'RNG', { vassalage: 'PG', classify: 'VIDEO' })).toBe(
      '/rng?vassalage=PG&classify=VIDEO',
    );
    expect(categoryAddress(layout, 'ELOTT', { vassalage: 'PG' })).toBe('/elott');
  });

  it('tells a page of several categories which of them is meant', () => {
    expect(categoryAddress(layout, 'LOTT')).toBe('/elott?gameType=LOTT');
    expect(gameTypeOfPage(layout.pages.elott, 'LOTT')).toBe('LOTT');
    expect(gameTypeOfPage(layout.pages.elott, 'RNG')).toBe('ELOTT');
    expect(gameTypeOfPage(undefined, 'LOTT')).toBeUndefined();
  });

  it('leads to the home page for a category without a page', () => {
    expect(categoryAddress(layout, 'COCKFIGHT')).toBe('/?gameType=COCKFIGHT');
    expect(categoryAddress(layout, 'COCKFIGHT', { vassalage: 'DS88' })).toBe('/?gameType=COCKFIGHT&vendor=DS88');
  });
});
