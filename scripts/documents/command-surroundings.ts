/** What a command about documents takes from its process. */
export interface CommandSurroundings {
  /** The folders where nothing else is asked for. */
  readonly sitesDir: string;
  readonly layoutsDir: string;
  readonly say: Pick<Console, 'info' | 'error'>;
}
