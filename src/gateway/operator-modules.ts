import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import { hashPassword, isPasswordOf, isTooCommon } from './modules/member/password-hash.ts';
import { operatorAccountsService } from './modules/operator/operator-accounts-service.ts';
import { operatorService } from './modules/operator/operator-service.ts';
import { sealedValues } from './secrets/sealed-values.ts';
import { totpSecrets } from './secrets/totp-secrets.ts';

interface OperatorModuleParts {
  readonly database: Database;
  readonly configuration: Pick<Configuration, 'rateLimitFactor'>;
  readonly clock: () => Date;
  readonly log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
}

/** The module of operators. Its passwords are kept as members' are. */
export function operatorModules({ database, configuration, clock, log }: OperatorModuleParts) {
  const parts = { database, clock, log, passwords: { hashPassword, isPasswordOf, isTooCommon } };
  const secrets = totpSecrets(sealedValues(database.secrets, 'operator-totp'));
  const { rateLimitFactor } = configuration;
  return {
    operators: operatorService({ ...parts, secrets, rateLimitFactor }),
    accounts: operatorAccountsService(parts),
  };
}
