import { createHash } from 'node:crypto';

/** Somebody that a demo's identity service knows. */
export interface IdentityAccount {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
}

const MOST_OTHERS = 1_000;

/** The people of a demo's identity service: a few to choose from, and whoever else somebody says to be. */
export function identityAccounts() {
  const offered = [
    account('Ada Northwind', 'ada@people.example', true),
    account('Minh Tran', 'minh@people.example', true),
    account('Layla Haddad', 'layla@people.example', true),
    account('Sam Unverified', 'sam@people.example', false),
  ];
  const known = new Map(offered.map((one) => [one.subject, one]));
  return {
    offered,
    find: (subject: string): IdentityAccount | undefined => known.get(subject),

    /** Takes somebody at their word, since nobody else can read what a demo shows. */
    add(name: string, email: string): IdentityAccount {
      const [, oldest] = [...known.keys()].slice(offered.length - 1);
      if (known.size >= MOST_OTHERS && oldest !== undefined) known.delete(oldest);
      const made = account(name.trim() || email, email, true);
      const before = known.get(made.subject);
      if (before !== undefined) return before;
      known.set(made.subject, made);
      return made;
    },
  };
}

export type IdentityAccounts = ReturnType<typeof identityAccounts>;

function account(name: string, email: string, isVerified: boolean): IdentityAccount {
  const subject = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 24);
  return { subject, name, email, isVerified };
}
