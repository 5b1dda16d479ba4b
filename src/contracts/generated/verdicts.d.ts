// Generated from schemas/ by npm run generate. Do not edit.
import type * as contracts from './contracts.ts';
export const isLayoutDocument: (value: unknown) => value is contracts.LayoutDocument;
export const propsVerdicts: { readonly [Name in contracts.WidgetName]: (value: unknown) => value is contracts.PropsByWidget[Name] };
