/**
 * Distances and times of components, in CSS pixels and milliseconds (specification §4 and §9).
 * `@havan/domain/limits` has the same numbers; a test in app-shell compares both.
 */

/** Scrolling down beyond this position hides the header. */
export const headerHideAfterPx = 25;
/** Beyond this scroll position the header has a shadow. */
export const headerShadowAfterPx = 80;
/** Minimum time between changes of the shadow. */
export const scrollShadowThrottleMs = 500;
/** Time after the last resize of the window until autoplay of a Carousel resumes. */
export const sliderResizeDebounceMs = 50;
export const carouselAutoplayMs = 3000;
export const carouselSpeedMs = 500;
/** An image loads once this share of it is within this distance of the viewport. */
export const lazyImageMarginPx = 50;
export const lazyImageThreshold = 0.1;
/** Time from rendering the content to opening the print dialog. */
export const printDelayMs = 250;
/** Animated placeholder: time a character, and pause after a text in characters. */
export const searchPlaceholderCharMs = 125;
export const searchPlaceholderPauseTicks = 15;
/** Time that an invalid field is highlighted. */
export const errorHighlightMs = 2000;
/** Maximum width of the smallest modal. */
export const smallModalMaxWidth = 420;
