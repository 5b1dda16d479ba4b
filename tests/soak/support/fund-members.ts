import { findByAccount } from '#gateway/areas/accounts/accounts.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { openPlace } from './open-place.ts';
import type { GatewayPlace } from './spawn-gateway.ts';

/** The money of each member, in minor units of each currency. */
const OPENING_MINOR = 100_000_000n;

/** Gives money to members of the demo that begin without any, while no gateway has their database. */
export async function fundMembers(
  place: GatewayPlace,
  sites: readonly { readonly id: string; readonly currency: string }[],
  accounts: readonly string[],
): Promise<void> {
  const database = await openPlace(place);
  try {
    for (const { id, currency } of sites)
      await database.forSite(id, async (tx) => {
        for (const account of accounts) {
          const member = await findByAccount(tx, id, account);
          if (member === undefined) throw new Error(`${id} has no member ${account}.`);
          await postTransfer(tx, id, {
            ...{ kind: 'grant', currency, request: { scope: 'soak', key: account } },
            lines: [
              { kind: 'house', amount: -OPENING_MINOR },
              { kind: 'member', memberId: member.member_id, amount: OPENING_MINOR },
            ],
          });
        }
      });
  } finally {
    await database.close();
  }
}
