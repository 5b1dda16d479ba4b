import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { GatewayError } from '#portal/data/gateway-client.ts';

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
/** In words, by field. */
type FormFaults = Readonly<Record<string, string | undefined>>;

/** Faults that a form finds before it is sent, in words, by field. */
export class FieldRefusal extends Error {
  constructor(readonly faults: FormFaults) {
    super('fields are refused');
    this.name = 'FieldRefusal';
  }
}

export interface AccountFormOptions<Name extends string> {
  /** The fields that are shown, in order. */
  readonly names: readonly Name[];
  readonly initial: FormValues<Name>;
  /** The fault of a field, in words; undefined when it is valid. */
  readonly check: (name: Name, values: FormValues<Name>) => string | undefined;
  /** Sends what is filled in. What it is refused with lands on the fields that it names, or on the form. */
  readonly send: (values: FormValues<Name>) => Promise<void>;
  readonly onRefused?: (error: unknown) => void;
}

/** The props of a form's field. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onWrite: (value: string) => void;
  readonly onLeave: () => void;
}

export interface AccountForm<Name extends string> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly values: FormValues<Name>;
  readonly bind: (name: Name) => BoundField;
  readonly write: (name: Name, value: string) => void;
  /**
   * Looks at fields before they are used for something. Answers whether all of them are right, and goes to the first
   * that is not.
   */
  readonly looksRight: (names: readonly Name[]) => boolean;
  readonly submit: (event: FormEvent) => void;
  readonly isSending: boolean;
  /** Why it was refused, where no field is to blame. */
  readonly failure: unknown;
  readonly setFailure: (failure: unknown) => void;
}

/**
 * The state of a form: its values, their faults, and the outcome. Fields are validated when they are left and when the
 * form is sent; the gateway has the last word, by the same rules.
 */
export function useAccountForm<Name extends string>(options: AccountFormOptions<Name>): AccountForm<Name> {
  const { names, check } = options;
  const [values, setValues] = useState(options.initial);
  const [faults, setFaults] = useState<FormFaults>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  const write = (name: Name, value: string): void => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (faults[name] !== undefined) setFaults((now) => ({ ...now, [name]: check(name, next) }));
  };
  const leave = (name: Name): void => {
    // Leaving an empty field shows no fault. A form that moves to its first fault leaves a field that way.
    if (values[name] !== '') setFaults((now) => ({ ...now, [name]: check(name, values) }));
  };
  const show = (found: FormFaults, among = names): boolean => {
    setFaults(found);
    const first = among.find((name) => found[name] !== undefined);
    if (first === undefined) return false;
    ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return true;
  };
  const looksRight = (asked: readonly Name[]): boolean => {
    const found = asked.map((name) => [name, check(name, values)] as const);
    // Faults of other fields stay shown but do not block: a new code can be sent after a wrong one.
    return !show({ ...faults, ...Object.fromEntries(found) }, asked);
  };

  const send = async (): Promise<void> => {
    setFailure(null);
    if (!looksRight(names)) return;
    setSending(true);
    try {
      await options.send(values);
    } catch (error) {
      const refused = faultsOf(error, names);
      if (!show(refused)) setFailure(error);
      options.onRefused?.(error);
    } finally {
      setSending(false);
    }
  };

  return {
    ref,
    values,
    bind: (name) => ({
      name,
      value: values[name],
      fault: faults[name],
      onWrite: (value) => write(name, value),
      onLeave: () => leave(name),
    }),
    write,
    looksRight,
    submit: (event) => {
      event.preventDefault();
      if (!isSending) void send();
    },
    isSending,
    failure,
    setFailure,
  };
}

/** The faults of the fields that are shown, from the form itself or the gateway: already in the visitor's language. */
function faultsOf(error: unknown, names: readonly string[]): FormFaults {
  if (error instanceof FieldRefusal) return error.faults;
  if (!(error instanceof GatewayError)) return {};
  const { fields } = error;
  const entries = names.flatMap((name) => {
    const fault = fields[name];
    return fault ? [[name, fault.message] as const] : [];
  });
  return Object.fromEntries(entries);
}
