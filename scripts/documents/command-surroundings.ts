/** The working directory and output streams of a command about documents. */
export interface CommandSurroundings {
  /** The folders where nothing else is asked for. */
  readonly sitesDir: string;
  readonly layoutsDir: string;
  readonly say: Pick<Console, 'info' | 'error'>;
}
