import type { WidgetName } from '#contracts/generated/contracts.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

/**
 * The definitions of a family, each under its own name. A family never imports another: what two need stands below the
 * widgets.
 */
export type WidgetFamily = { readonly [Name in WidgetName]?: WidgetDefinition<Name> };
