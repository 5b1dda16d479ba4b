export { endContractsOfMoved } from './contracts/end-contracts.ts';
export { contractParts } from './routes/contract-area.ts';
