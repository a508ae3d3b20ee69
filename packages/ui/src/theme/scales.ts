/** Scales that are the same in every theme: type, corners, motion, stacking order, breakpoints. */
import { breakpoint } from './breakpoint.ts';

// Values that scripts also read have modules of their own, so that a page does not load all scales for one
// number.
export { breakpoint };
export { footHeight, noticeHeight, placesHeight } from './foot-height.ts';

/** System fonts with metrics adjusted to the product's fonts, used until these are loaded (css/fonts.css.ts). */
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

/** Font size and line height. Line heights are multiples of 4 px, except 18 px for dense rows. */
export const text = {
  tiny: { fontSize: '12px', lineHeight: '16px' },
  small: { fontSize: '13px', lineHeight: '18px' },
  standard: { fontSize: '14px', lineHeight: '20px' },
  large: { fontSize: '16px', lineHeight: '24px' },
} as const;

/** Sizes of the slab typeface (Aleo), for headings and titles. */
export const heading = {
  page: { fontSize: '32px', lineHeight: '40px', letterSpacing: '-0.02em' },
  section: { fontSize: '24px', lineHeight: '32px', letterSpacing: '-0.015em' },
  panel: { fontSize: '20px', lineHeight: '24px', letterSpacing: '-0.01em' },
  block: { fontSize: '16px', lineHeight: '24px', letterSpacing: '-0.005em' },
} as const;

/** Styles of numbers: condensed and heavy, larger ones more condensed. `width` is the wdth axis. */
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

/** Shadows of layers above scrolled content; everything else is separated by lines. */
export const elevation = {
  header: '0 1px 8px rgb(0 0 0 / 0.12)',
  layer: '0 8px 24px rgb(0 0 0 / 0.10)',
} as const;

/** Stacking order of the product, from bottom to top. */
export const layer = {
  raised: 1,
  sticky: 10,
  header: 20,
  bar: 30,
  /** BulkBar, above the fade of the bar at the bottom. */
  bulk: 31,
  dropdown: 40,
  overlay: 50,
  popup: 60,
  toast: 70,
  skip: 80,
} as const;

export const media = {
  phone: `(max-width: ${breakpoint.tablet - 0.02}px)`,
  belowWeb: `(max-width: ${breakpoint.web - 0.02}px)`,
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  web: `(min-width: ${breakpoint.web}px)`,
  /** Wide enough for a SideNav, but too narrow for its labels beside a table. */
  narrowWeb: `(min-width: ${breakpoint.web}px) and (max-width: 1179.98px)`,
  wide: '(min-width: 1400px)',
  coarse: `(pointer: coarse), (max-width: ${breakpoint.tablet - 0.02}px)`,
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  night: 'screen and (prefers-color-scheme: dark)',
} as const;

/**
 * A bar at the bottom of a phone. A control that extends less than `sliver` above the bar is too small to
 * press (WCAG 2.5.8), so it fades and is covered. The bar extends `beneath` below the viewport, so that it
 * covers a control behind it completely.
 */
export const footBar = { sliver: '24px', beneath: '50vh' } as const;

/** Height of a field's label with its gap: the offset of a field without a label beside others. */
export const labelHeight = '22px';

/** Maximum widths; `page` includes 24 px of margin at both sides. */
export const measure = { page: '1456px', prose: '68ch', form: '560px' } as const;
