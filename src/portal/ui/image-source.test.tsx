import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ImageOriginsProvider, imageAddress, useImageSource } from './image-source.tsx';

const CDNS = ['https://one.example', 'https://two.example/site/'];

function Picture({ path, onMissing }: { readonly path: string; readonly onMissing?: () => void }) {
  return <img alt="tile" {...useImageSource(path, onMissing)} />;
}

const address = () => screen.getByRole('img').getAttribute('src');
const fail = () => fireEvent.error(screen.getByRole('img'));

describe('imageAddress', () => {
  it('spreads paths over the given places, each path to one alone', () => {
    const paths = Array.from({ length: 200 }, (_, index) => `/pictures/7/tile/${index}.webp`);
    const addresses = paths.map((path) => imageAddress(CDNS, path));
    expect(addresses).toEqual(paths.map((path) => imageAddress(CDNS, path)));
    const ofOne = addresses.filter((each) => each.startsWith('https://one.example/pictures/')).length;
    const ofTwo = addresses.filter((each) => each.startsWith('https://two.example/site/pictures/')).length;
    expect(ofOne + ofTwo).toBe(200);
    expect(Math.min(ofOne, ofTwo)).toBeGreaterThan(50);
  });

  it('leaves addresses of other origins alone, and all of them where no place is given', () => {
    expect(imageAddress(CDNS, 'https://art.example/a.png')).toBe('https://art.example/a.png');
    expect(imageAddress(CDNS, '//art.example/a.png')).toBe('//art.example/a.png');
    expect(imageAddress([], '/pictures/a.webp')).toBe('/pictures/a.webp');
  });
});

describe('useImageSource', () => {
  it('falls back to the own origin, and reports when that fails too', () => {
    const onMissing = vi.fn();
    render(
      <ImageOriginsProvider origins={CDNS}>
        <Picture path="/pictures/a.webp" onMissing={onMissing} />
      </ImageOriginsProvider>,
    );
    expect(address()).toMatch(/^https:\/\/(one|two)\.example\/.*pictures\/a\.webp$/);
    fail();
    expect(address()).toBe('/pictures/a.webp');
    expect(onMissing).not.toHaveBeenCalled();
    fail();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });

  it('gives the other place a new chance with every picture', () => {
    const page = (path: string) => (
      <ImageOriginsProvider origins={CDNS}>
        <Picture path={path} />
      </ImageOriginsProvider>
    );
    const { rerender } = render(page('/pictures/a.webp'));
    fail();
    rerender(page('/pictures/b.webp'));
    expect(address()).toMatch(/^https:/);
  });

  it('is the own origin where the site has no other', () => {
    const onMissing = vi.fn();
    render(<Picture path="/pictures/a.webp" onMissing={onMissing} />);
    expect(address()).toBe('/pictures/a.webp');
    fail();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});
