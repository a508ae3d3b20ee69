import type { EventSink } from './item-batches.ts';

/** The name under which events of items are told to the page. */
const itemEventName = 'havan:items';

/**
 * Tells the page; whoever may listen (an analytics tool, once the visitor has agreed) does. Nothing leaves the browser
 * from here.
 */
export const itemSink: EventSink = (event) => {
  window.dispatchEvent(new CustomEvent(itemEventName, { detail: event }));
};
