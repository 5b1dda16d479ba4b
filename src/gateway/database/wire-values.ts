const asText = (text: string): string => text;

/** `2026-01-31 08:00:00.5+00` becomes `2026-01-31T08:00:00.5Z`; the sessions' time zone is UTC on both engines. */
const timestampAsRfc3339 = (text: string): string => text.replace(' ', 'T').replace(/\+00$/, 'Z');

/** One type of the database: its id, the id of arrays of it, and how its text is read. */
export interface WireType {
  oid: number;
  arrayOid: number;
  read(text: string): string;
}

/**
 * The types whose defaults differ between the engines (numbers, bigints, Date objects). Each default also loses
 * something, digits or the calendar day, so all of them are read as text.
 */
export const WIRE_TYPES: readonly WireType[] = [
  { oid: 20, arrayOid: 1016, read: asText }, // int8
  { oid: 1700, arrayOid: 1231, read: asText }, // numeric
  { oid: 1082, arrayOid: 1182, read: asText }, // date
  { oid: 1186, arrayOid: 1187, read: asText }, // interval
  { oid: 1114, arrayOid: 1115, read: timestampAsRfc3339 }, // timestamp
  { oid: 1184, arrayOid: 1185, read: timestampAsRfc3339 }, // timestamptz
];

/** Prepares a bound value, so that both engines are sent the same thing. */
export function toWireValue(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toWireValue);
  return value;
}
