import { type ComponentType, createElement, type ReactElement } from 'react';

/**
 * Returns a function that renders examples of a component for its guide. `shared` holds their common props,
 * so that an example lists only its own.
 */
export const exampleOf =
  <Props extends object, Shared extends Partial<Props>>(part: ComponentType<Props>, shared: Shared) =>
  (own: Omit<Props, keyof Shared> & Partial<Props>): ReactElement =>
    // The two parameter types ensure that both together are all props.
    createElement(part, { ...shared, ...own } as unknown as Props);

/** Event handler of an example, which has no effect. */
export const still = () => undefined;
