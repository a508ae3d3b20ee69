/** Scales that no theme changes: type, corners, motion, stacking order, breakpoints. */

/** Faces of the system in the measures of ours, for as long as ours are on their way (css/fonts.css.ts). */
export const standIns = {
  arial: 'As Arial',
  roboto: 'As Roboto',
  dejaVu: 'As DejaVu',
  georgia: 'As Georgia',
  dejaVuSerif: 'As DejaVu Serif',
} as const;

export const font = {
  sans: `'Instrument Sans', '${standIns.arial}', '${standIns.roboto}', '${standIns.dejaVu}', system-ui, 'Segoe UI', sans-serif`,
  slab: `'Aleo', '${standIns.georgia}', '${standIns.dejaVuSerif}', Georgia, 'Times New Roman', serif`,
} as const;

/** Size and line height in px. Both sit on the 4 px grid except the 18 px line of dense rows. */
export const text = {
  tiny: { fontSize: '12px', lineHeight: '16px' },
  small: { fontSize: '13px', lineHeight: '18px' },
  standard: { fontSize: '14px', lineHeight: '20px' },
  large: { fontSize: '16px', lineHeight: '24px' },
} as const;

/** Aleo, only for the name of a page, a chapter, a panel or a thing. */
export const heading = {
  page: { fontSize: '32px', lineHeight: '40px', letterSpacing: '-0.02em' },
  section: { fontSize: '24px', lineHeight: '32px', letterSpacing: '-0.015em' },
  panel: { fontSize: '20px', lineHeight: '24px', letterSpacing: '-0.01em' },
  block: { fontSize: '16px', lineHeight: '24px', letterSpacing: '-0.005em' },
} as const;

/** Numbers are narrow and heavy; the larger, the narrower. `width` is the wdth axis in percent. */
export const figure = {
  small: { fontSize: '14px', lineHeight: '20px', width: '90%', weight: 650 },
  standard: { fontSize: '17px', lineHeight: '24px', width: '88%', weight: 650 },
  large: { fontSize: '22px', lineHeight: '28px', width: '84%', weight: 650 },
  display: { fontSize: '32px', lineHeight: '36px', width: '80%', weight: 650 },
  decision: { fontSize: '56px', lineHeight: '56px', width: '80%', weight: 650 },
} as const;

export const weight = { regular: 400, medium: 500, strong: 600, figure: 650 } as const;

export const radius = { control: '3px', mark: '2px', none: '0px' } as const;

export const stroke = { hairline: '1px', frame: '1.5px', focus: '2px' } as const;

export const motion = {
  colour: '140ms cubic-bezier(0.2, 0, 0, 1)',
  enter: '180ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Elevations of layers over scrolled content; everything else is separated by lines. */
export const elevation = {
  header: '0 1px 8px rgb(0 0 0 / 0.12)',
  layer: '0 8px 24px rgb(0 0 0 / 0.10)',
} as const;

/** The whole stacking order of the product, bottom to top. */
export const layer = {
  raised: 1,
  sticky: 10,
  header: 20,
  bar: 30,
  /** The bar of chosen rows, over the fade of the bar at the foot. */
  bulk: 31,
  dropdown: 40,
  overlay: 50,
  popup: 60,
  toast: 70,
  skip: 80,
} as const;

/** Below 768 a phone, to 992 a tablet, above 992 the web (specification §9). */
export const breakpoint = { tablet: 768, web: 993 } as const;

export const media = {
  phone: `(max-width: ${breakpoint.tablet - 0.02}px)`,
  belowWeb: `(max-width: ${breakpoint.web - 0.02}px)`,
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  web: `(min-width: ${breakpoint.web}px)`,
  /** Wide enough for a menu at the side, too narrow for its words beside a table. */
  narrowWeb: `(min-width: ${breakpoint.web}px) and (max-width: 1179.98px)`,
  wide: '(min-width: 1400px)',
  coarse: `(pointer: coarse), (max-width: ${breakpoint.tablet - 0.02}px)`,
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;

/** Height of the question that stands at the foot of the window, set by CookieBar on the page for as long as it asks. */
export const noticeHeight = 'var(--hv-notice-height, 0px)';

/**
 * Height of the places at the foot of a phone, set by TabBar on the page; without them the safe area of the
 * phone.
 */
export const placesHeight = 'var(--hv-foot-height, env(safe-area-inset-bottom, 0px))';

/** Height of everything at the foot of a phone: the places and, above them, a question. */
export const footHeight = `calc(${placesHeight} + ${noticeHeight})`;

/**
 * A bar at the foot of a phone. `sliver` is as little of a target as nobody can hit (WCAG 2.5.8): what stands out above the
 * bar by less fades and cannot be pressed. It reaches on `beneath` the window, so that it covers whatever begins behind it
 * as a whole.
 */
export const footBar = { sliver: '24px', beneath: '50vh' } as const;

/** A field's label and the gap beneath it: how much lower the box of a field without a label is beside others. */
export const labelHeight = '22px';

/** Content never grows wider than this; pages keep 24 px (phone 16 px) at the edges. */
export const measure = { page: '1456px', prose: '68ch', form: '560px' } as const;
