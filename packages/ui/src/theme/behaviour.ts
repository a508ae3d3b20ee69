/**
 * The distances and times of the parts, in CSS pixels and milliseconds: specification §4 and §9. The rules of the trade
 * have the same numbers (`@havan/domain/limits`); a test of the frame, which stands above both, holds them equal.
 */

/** Scrolling down beyond this hides the header. */
export const headerHideAfterPx = 25;
/** Scrolled beyond this the header casts a shadow. */
export const headerShadowAfterPx = 80;
/** The shadow turns at most once in this time. */
export const scrollShadowThrottleMs = 500;
/** A carousel waits this long after the last change of the window's size before it turns by itself again. */
export const sliderResizeDebounceMs = 50;
export const carouselAutoplayMs = 3000;
export const carouselSpeedMs = 500;
/** A picture is fetched once this much of its place is this near to the window. */
export const lazyImageMarginPx = 50;
export const lazyImageThreshold = 0.1;
/** The print dialog opens this long after its content is shown. */
export const printDelayMs = 250;
/** A placeholder that types itself: time a character, and characters' times it rests at the end. */
export const searchPlaceholderCharMs = 125;
export const searchPlaceholderPauseTicks = 15;
/** A field with a mistake is marked this long. */
export const errorHighlightMs = 2000;
/** The narrowest modal is this wide at most. */
export const smallModalMaxWidth = 420;
