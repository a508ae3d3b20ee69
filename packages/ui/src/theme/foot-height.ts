/** Height of the CookieBar at the bottom of the window; set by CookieBar while it is shown. */
export const noticeHeight = 'var(--hv-notice-height, 0px)';

/** Height of the TabBar on a phone, set by TabBar; without one the safe area of the phone. */
export const placesHeight = 'var(--hv-foot-height, env(safe-area-inset-bottom, 0px))';

/** Height of all bars at the bottom of a phone: TabBar, and CookieBar above it. */
export const footHeight = `calc(${placesHeight} + ${noticeHeight})`;
