import type { FishCoat } from './finned-fish.ts';

/** The coats of each kind of finned fish; a game has one of each, so that two seas rarely have the same fish. */
export const FISH_COATS = {
  butterfly: [
    {
      body: ['#FFF6A8', '#FFD92E', '#D59A0A'],
      fin: ['#FFFFFF', '#FFE26B'],
      half: 33,
      bands: [
        [36, 7, '#1A1C2A'],
        [-14, 6, '#1A1C2A'],
      ],
    },
    {
      body: ['#FFFFFF', '#E6EEF6', '#93A8BF'],
      fin: ['#FFFFFF', '#FFC93A'],
      half: 34,
      bands: [
        [36, 7, '#22253A'],
        [8, 5, '#F2A91E'],
        [-14, 6, '#22253A'],
      ],
    },
    {
      body: ['#C8FFE6', '#4FD9A8', '#14785A'],
      fin: ['#EFFFF8', '#A5F2D2'],
      half: 32,
      bands: [
        [34, 7, '#0C3B33'],
        [-12, 6, '#0C3B33'],
      ],
    },
  ],
  clown: [
    {
      body: ['#FFB35C', '#FF7A1F', '#C2410C'],
      fin: ['#FF9A3C', '#FF6A10'],
      half: 24,
      bands: [
        [28, 12, '#fff'],
        [-2, 13, '#fff'],
        [-30, 8, '#fff'],
      ],
    },
    {
      body: ['#FF9C8A', '#E8483A', '#8E1414'],
      fin: ['#FFB4A0', '#D63224'],
      half: 24,
      bands: [
        [28, 11, '#FFF3D6'],
        [-4, 12, '#FFF3D6'],
      ],
    },
    {
      body: ['#6A6F8C', '#34384F', '#14172A'],
      fin: ['#FFB35C', '#FF8A2A'],
      half: 24,
      bands: [
        [28, 12, '#fff'],
        [-2, 12, '#fff'],
        [-30, 8, '#fff'],
      ],
    },
  ],
  tang: [
    {
      body: ['#5CB2FF', '#2767F0', '#123A9A'],
      fin: ['#FFE14D', '#FFC21A'],
      half: 27,
      bands: [[6, 26, '#10215E']],
    },
    { body: ['#D9B8FF', '#9C55F2', '#4E1C9E'], fin: ['#FFE14D', '#FFB61A'], half: 28, bands: [[4, 20, '#3A1278']] },
    { body: ['#8DF5E4', '#18B7B0', '#07605F'], fin: ['#FFD0E4', '#FF7FB4'], half: 27, bands: [[8, 22, '#063E46']] },
  ],
  gold: [
    { body: ['#FFF3B0', '#F7B51C', '#A86404'], fin: ['#FFE69A', '#F0A010'], half: 29 },
    { body: ['#FFE0D0', '#FF7A4A', '#B0310E'], fin: ['#FFF1E6', '#FF9A70'], half: 29 },
    { body: ['#FFFFFF', '#F4D6DE', '#C77A8E'], fin: ['#FFFFFF', '#FFB3C4'], half: 30, dots: '#E8483A' },
  ],
  parrot: [
    { body: ['#9CF0C8', '#1FB894', '#0B6A6A'], fin: ['#FF8FC2', '#F0508F'], half: 28, dots: '#FF9FC8' },
    { body: ['#A9D8FF', '#3C8CF0', '#123E96'], fin: ['#FFE38A', '#FFB52E'], half: 28, dots: '#FFE38A' },
    { body: ['#FFC9E6', '#F0609F', '#8E1D5A'], fin: ['#A5F2E4', '#2FC7B0'], half: 28, dots: '#B8FFF0' },
  ],
  angel: [
    {
      body: ['#E9D8FF', '#8F5CFF', '#4A1FA8'],
      fin: ['#C9B4FF', '#7A45F0'],
      half: 40,
      bands: [
        [30, 8, '#FFE38A'],
        [-4, 9, '#FFE38A'],
      ],
    },
    {
      body: ['#FFF0C2', '#F2C14B', '#9A6A0C'],
      fin: ['#BFE9FF', '#3E9AF0'],
      half: 40,
      bands: [
        [32, 8, '#1F4FA0'],
        [6, 7, '#1F4FA0'],
        [-18, 7, '#1F4FA0'],
      ],
    },
    {
      body: ['#D8F4FF', '#66B7E8', '#1D5A94'],
      fin: ['#E6FBFF', '#8AD3F5'],
      half: 41,
      bands: [
        [30, 9, '#0F2E5A'],
        [-4, 10, '#0F2E5A'],
      ],
    },
  ],
  lion: [
    {
      body: ['#FFD0C0', '#E0452F', '#7A1410'],
      fin: ['#FFB59A', '#C22A18'],
      half: 26,
      bands: [
        [34, 5, '#fff'],
        [20, 5, '#fff'],
        [6, 5, '#fff'],
        [-8, 5, '#fff'],
        [-22, 5, '#fff'],
      ],
      hasSpines: true,
    },
    {
      body: ['#FFE6B8', '#C9772B', '#5E2E08'],
      fin: ['#FFD79A', '#A65A16'],
      half: 26,
      bands: [
        [34, 5, '#FFF3DC'],
        [20, 5, '#FFF3DC'],
        [6, 5, '#FFF3DC'],
        [-8, 5, '#FFF3DC'],
        [-22, 5, '#FFF3DC'],
      ],
      hasSpines: true,
    },
    {
      body: ['#E4C8FF', '#8A3FC2', '#3E0F66'],
      fin: ['#E9B8FF', '#7A2DB0'],
      half: 26,
      bands: [
        [34, 5, '#FFE9FF'],
        [20, 5, '#FFE9FF'],
        [6, 5, '#FFE9FF'],
        [-8, 5, '#FFE9FF'],
        [-22, 5, '#FFE9FF'],
      ],
      hasSpines: true,
    },
  ],
} as const satisfies Readonly<Record<string, readonly [FishCoat, ...FishCoat[]]>>;

export type FinnedKind = keyof typeof FISH_COATS;
