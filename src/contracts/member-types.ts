/**
 * The numeric kinds of accounts: 0 a plain member, the agent types, 4 a trial account (specification, section 9, "Agent
 * types").
 */
export const MEMBER_TYPES = [0, 1, 2, 4, 41, 42] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

/** The types of agents. */
export const AGENT_TYPES: readonly MemberType[] = [1, 2, 41, 42];
export const TRIAL_TYPE = 4;

/** Whether an account of the type is an agent's. */
export const isAgentType = (type: number): boolean => AGENT_TYPES.some((one) => one === type);

/** Whether an account of the type only tries the site out. */
export const isTrialType = (type: number): boolean => type === TRIAL_TYPE;
