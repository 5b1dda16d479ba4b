import { expect, test } from 'vitest';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { layOutStage, type StageLayout, shapeOf } from './stage-layout.ts';

const WINDOWS = [
  [1120, 600],
  [1440, 780],
  [1920, 960],
  [900, 560],
  [768, 920],
  [390, 700],
  [360, 560],
  [320, 480],
  [780, 300],
  [667, 270],
] as const;

const machines = slotModels.map(({ machine }) => machine);

function right({ reels, frame }: StageLayout) {
  return reels.x + reels.width + frame;
}

test('lays out the design as it was drawn', () => {
  const { reels, cell, frame, pillar, scale } = layOutStage({ reels: 5, rows: 3 }, 1120, 600);
  expect({ cell, frame, scale }).toEqual({ cell: { width: 142, height: 122 }, frame: 18, scale: 1 });
  expect(reels).toEqual({ x: 193, y: 112, width: 734, height: 378 });
  expect(pillar?.width).toBe(92);
});

test('chooses the stage by the form of the window', () => {
  expect(shapeOf(1120, 600)).toBe('wide');
  expect(shapeOf(390, 700)).toBe('tall');
  expect(shapeOf(780, 300)).toBe('low');
});

test('keeps the reels and their frame inside of every window, for every machine of the house', () => {
  for (const machine of machines) {
    for (const [width, height] of WINDOWS) {
      const layout = layOutStage(machine, width, height);
      const message = `${machine.id} in ${width} x ${height}`;
      expect(layout.reels.x - layout.frame, message).toBeGreaterThanOrEqual(0);
      expect(right(layout), message).toBeLessThanOrEqual(width);
      expect(layout.reels.y - layout.frame, message).toBeGreaterThanOrEqual(0);
      expect(layout.reels.y + layout.reels.height + layout.frame, message).toBeLessThanOrEqual(height);
      expect(Math.min(layout.cell.width, layout.cell.height), message).toBeGreaterThan(30);
    }
  }
});

test('leaves the room of the controls free', () => {
  for (const machine of machines) {
    const wide = layOutStage(machine, 1120, 600);
    expect(wide.reels.y + wide.reels.height + wide.frame).toBeLessThanOrEqual(600 - 80);
    const tall = layOutStage(machine, 390, 700);
    expect(tall.reels.y + tall.reels.height + tall.frame).toBeLessThanOrEqual(700 - 188 * tall.scale);
    const low = layOutStage(machine, 780, 300);
    expect(low.reels.x - low.frame).toBeGreaterThanOrEqual(148 * low.scale);
    expect(right(low)).toBeLessThanOrEqual(780 - 132 * low.scale);
  }
});

test('fills the width of a phone with five reels', () => {
  const { reels, frame } = layOutStage({ reels: 5, rows: 3 }, 390, 700);
  expect(reels.width + 2 * frame).toBeGreaterThan(390 - 24);
});
