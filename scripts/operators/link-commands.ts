import type { InviteOperator, OperatorLink } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from './operators-client.ts';

/** Opens an account without a password. @returns the lines that show its link. */
export async function inviteOperator(client: OperatorsClient, asked: InviteOperator): Promise<readonly string[]> {
  return describeLink(await client.invite(asked));
}

/** Makes a new link for an account, which ends its password, authenticator and sessions. @returns the lines of it. */
export async function renewLink(client: OperatorsClient, operatorId: string): Promise<readonly string[]> {
  return describeLink(await client.renewLink(operatorId));
}

function describeLink({ operator: { account }, link, expiresAt }: OperatorLink): readonly string[] {
  return [link, `for ${account} alone, once, until ${expiresAt}`];
}
