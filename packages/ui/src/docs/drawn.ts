import { type ComponentType, createElement, type ReactElement } from 'react';

/**
 * Draws the do and the don’t of a part: their common props are given once, so that the guide shows only the
 * difference.
 */
export const exampleOf =
  <Props extends object, Shared extends Partial<Props>>(part: ComponentType<Props>, shared: Shared) =>
  (own: Omit<Props, keyof Shared> & Partial<Props>): ReactElement =>
    // What is shared and what is the example's own make up all props: the two types above say so together.
    createElement(part, { ...shared, ...own } as unknown as Props);

/** An example does not answer: what it shows is its state. */
export const still = () => undefined;
