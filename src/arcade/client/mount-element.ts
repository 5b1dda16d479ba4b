import { createElement, type FunctionComponent, render } from 'preact';

/** A component in the page, from its root element down. */
export interface MountedElement<Props, Root extends Element> {
  readonly element: Root;
  /** Renders the component again, at once, with these properties changed. */
  change(changed: Partial<Props>): void;
  /** Unmounts the component and removes its element from the page. */
  remove(): void;
}

/**
 * Renders a component whose root is one element of a tag that never changes. The element may then stand anywhere,
 * beside elements that Preact did not render: its container is a fragment, which it leaves for the page.
 * @param kind the class of the root element, for instance HTMLDialogElement. Another root is an error.
 */
export function mountElement<Props extends object, Root extends Element>(
  component: FunctionComponent<Props>,
  firstProps: Props,
  kind: new () => Root,
): MountedElement<Props, Root> {
  const container = document.createDocumentFragment();
  let props = firstProps;
  render(createElement(component, props), container);
  const element = container.firstElementChild;
  if (!(element instanceof kind)) throw new Error(`The root of this component is no ${kind.name}.`);
  return {
    element,
    change(changed) {
      props = { ...props, ...changed };
      render(createElement(component, props), container);
    },
    remove: () => render(null, container),
  };
}
