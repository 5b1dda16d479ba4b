import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterServer, ServerSettings } from '#tests/harness/cluster-server.ts';

const SEGMENT = /^[0-9A-F]{24}$/;
/** Segments of 16 MB that share the upper half of a position. */
const SEGMENTS_OF_A_LOG = 0x100;
const LOOK_AGAIN_MS = 100;

/** A folder that receives a server's write-ahead log, segment by segment. */
export interface WalArchive {
  readonly folder: string;
  /** Of the server that archives. A segment has its name only when it is whole. */
  readonly archiving: ServerSettings;
  /** Of a server that restores. */
  readonly restoring: ServerSettings;
  /** The names of the segments that are there, oldest first. */
  segments(): string[];
}

/** An archive in a folder that the servers may write to. */
export function walArchive(place: string): WalArchive {
  const folder = join(place, 'archive');
  mkdirSync(folder);
  // The servers may run as another user.
  chmodSync(folder, 0o777);
  const segment = `${folder}/%f`;
  return {
    folder,
    archiving: {
      archive_mode: 'on',
      // A server that crashed after a copy asks for it again.
      archive_command:
        `cmp -s %p ${segment} || ` + `(test ! -f ${segment} && cp %p ${segment}.part && mv ${segment}.part ${segment})`,
    },
    restoring: { restore_command: `cp ${segment} %p` },
    segments: () =>
      readdirSync(folder)
        .filter((name) => SEGMENT.test(name))
        .sort(),
  };
}

/** The names that are missing between the first and the last of some segments of one timeline. */
export function gapsIn(segments: readonly string[]): string[] {
  const [first, ...rest] = [...segments].sort();
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return [];
  const there = new Set(segments);
  const missing: string[] = [];
  for (let number = numberOf(first) + 1; number < numberOf(last); number += 1) {
    const name = nameOf(first.slice(0, 8), number);
    if (!there.has(name)) missing.push(name);
  }
  return missing;
}

/**
 * Ends the segment that a server writes, and waits until it is in the archive.
 * @throws Error where archiving fails.
 */
export async function archiveEverything(server: ClusterServer): Promise<void> {
  const [current] = await server.query('select pg_walfile_name(pg_switch_wal()) as name');
  const name = String(current?.name);
  for (;;) {
    const [archiver] = await server.query(
      'select last_archived_wal, failed_count, last_failed_wal from pg_stat_archiver',
    );
    if (String(archiver?.last_archived_wal ?? '') >= name) return;
    if (Number(archiver?.failed_count) > 0) throw new Error(`archiving ${archiver?.last_failed_wal} failed`);
    await pause(LOOK_AGAIN_MS);
  }
}

function numberOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_OF_A_LOG + Number.parseInt(segment.slice(16), 16);
}

function nameOf(timeline: string, number: number): string {
  const inHex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${inHex(Math.floor(number / SEGMENTS_OF_A_LOG))}${inHex(number % SEGMENTS_OF_A_LOG)}`;
}
