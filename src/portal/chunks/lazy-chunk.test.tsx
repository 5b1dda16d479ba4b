import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { ChunkFailure, ChunkFailureToast } from './chunk-failure.tsx';
import { lazyChunk } from './lazy-chunk.tsx';

const words = createWords('EN', 'EN', {
  'failure.network': 'Network link is abnormal, please try again',
  'action.retry': 'Try again',
  'action.close': 'Close',
});
const show = (node: React.JSX.Element) => render(<WordsProvider words={words}>{node}</WordsProvider>);

interface HelloProps {
  readonly name: string;
  readonly onClose: () => void;
}
const Hello = ({ name }: HelloProps) => <p>Hello {name}</p>;

describe('lazyChunk', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    // React reports what a boundary takes.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });

  it('shows the component when its chunk has come, and its stand-in until then', async () => {
    const Lazy = lazyChunk({
      load: async () => Hello,
      whenMissing: () => null,
      whileLoading: ({ name }) => <p>Waiting for {name}</p>,
    });
    show(<Lazy name="Ada" onClose={() => {}} />);
    expect(screen.getByText('Waiting for Ada')).not.toBeNull();
    expect(await screen.findByText('Hello Ada')).not.toBeNull();
  });

  it('says that a chunk did not come, and asks for it again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Hello);
    const Lazy = lazyChunk<HelloProps>({ load, whenMissing: (failure) => <ChunkFailure {...failure} /> });
    show(<Lazy name="Ada" onClose={() => {}} />);
    expect((await screen.findByRole('status')).textContent).toContain('Network link is abnormal, please try again');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says it over the page where something was to open there, until that is closed', async () => {
    const onClose = vi.fn();
    const Lazy = lazyChunk<HelloProps>({
      load: () => Promise.reject(new Error('gone')),
      whenMissing: ({ props, ...failure }) => <ChunkFailureToast {...failure} onClose={props.onClose} />,
    });
    show(<Lazy name="Ada" onClose={onClose} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves a fault of the component itself to the boundaries above', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    const Lazy = lazyChunk<object>({ load: async () => Broken, whenMissing: () => <p>missing</p> });
    const seen = vi.fn();
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    show(
      <SectionBoundary onError={seen}>
        <Lazy />
      </SectionBoundary>,
    );
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('missing')).toBeNull();
  });
});
