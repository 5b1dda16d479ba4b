// Generated from schemas/ by npm run generate. Do not edit.
import type * as contracts from './contracts.ts';
export const isGameFrameMessage: (value: unknown) => value is contracts.GameFrameMessage;
export const isPortalFrameMessage: (value: unknown) => value is contracts.PortalFrameMessage;
