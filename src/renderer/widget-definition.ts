import type { ReactNode } from 'react';
import type { ReadPath } from '#contracts/call-types.ts';
import type { GameType, LanguageCode, PropsByWidget, WidgetName } from '#contracts/generated/contracts.ts';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';

/** A function component. */
export type View<Props> = (props: Props) => ReactNode;

/** Props of every view beside its own: its node's id, and its children if its widget takes them. */
export interface NodeFrame {
  readonly nodeId: string;
  readonly nodes?: readonly PlannedNode[];
}

/** The props of a widget's view: those that its schema gives, and the frame of its node. */
export type WidgetViewProps<Name extends WidgetName> = PropsByWidget[Name] & NodeFrame;

/** A call of the gateway that a widget needs before it can show itself. */
export interface WidgetQuery {
  /** Path and query of a GET call. */
  readonly path: ReadPath;
}

/** The context that the queries of a widget may depend on, apart from its props. */
export interface QueryContext {
  readonly language: LanguageCode;
  readonly merchantCode: string;
  /** The category that the page is the place of; missing on a page of none. */
  readonly gameType?: GameType | undefined;
  /** The query values that the page declares. */
  readonly query: Readonly<Record<string, string>>;
}

/** One word of the vocabulary: how a node of this widget finds its code, its data and its stand-in. */
export interface WidgetDefinition<Name extends WidgetName = WidgetName> {
  readonly type: Name;
  /** The version of the widget's schema that the view is written for. */
  readonly version: number;
  /** The calls that the view makes; started as soon as the page's nodes are known. */
  readonly queries?: (props: PropsByWidget[Name], context: QueryContext) => readonly WidgetQuery[];
  /** Loads the view: every widget is a chunk of its own. */
  readonly view: () => Promise<View<WidgetViewProps<Name>>>;
  /** Stands in the view's box until its chunk has come. */
  readonly skeleton?: View<WidgetViewProps<Name>>;
}

/** A definition of any widget, as the registry holds it. */
export interface AnyWidgetDefinition {
  readonly type: WidgetName;
  readonly version: number;
  readonly queries?: ((props: never, context: QueryContext) => readonly WidgetQuery[]) | undefined;
  readonly view: () => Promise<View<never>>;
  readonly skeleton?: View<never> | undefined;
}
