import { part, within } from '../../css/part.ts';
import { figure, media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

/** Minimum width at which labels are shown, because the header then fits on one row. */
const roomy = media.wide;

export const tool = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: '40px',
  height: '44px',
  padding: '0 8px',
  borderRadius: radius.control,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.colour}`,
  '@media': { '(min-width: 380px)': { minWidth: '44px', paddingInline: '10px' } },
  selectors: {
    '&:hover, &[data-popup-open]': { background: vars.surface.hover },
  },
});

/** Visually hidden until there is room. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const word = part({
  ...unseen,
  '@media': { [roomy]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});

/** On the corner of the icon, as wide as its digits; the following tool moves aside. */
export const count = part({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  marginBlockStart: '3px',
  marginInline: '-13px -4px',
  '@media': { [roomy]: { alignSelf: 'auto', margin: 0 } },
});

export const account = part({
  '@media': {
    [media.web]: {
      marginInlineStart: '4px',
      paddingInlineStart: '16px',
      borderInlineStart: `1px solid ${vars.line.row}`,
      borderRadius: 0,
    },
  },
});

export const person = part({
  ...unseen,
  textAlign: 'start',
  '@media': {
    [media.web]: {
      position: 'static',
      display: 'grid',
      width: 'auto',
      maxWidth: '176px',
      height: 'auto',
      clipPath: 'none',
    },
  },
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = part({ ...cut, lineHeight: '18px', fontWeight: weight.strong });
export const detail = part({
  ...cut,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.faint,
  fontWeight: weight.regular,
});
/** Not `iconSlot`, whose class would show the arrow on a phone too. */
export const arrow = part({
  display: 'none',
  '@media': { [media.web]: { display: 'inline-flex', flex: 'none', width: '16px' } },
});
within(`${arrow} > svg`, { width: '100%', height: '16px', strokeWidth: 1.6 });

export const basket = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: '44px',
  marginInlineStart: '8px',
  padding: '0 12px',
  borderRadius: radius.control,
  background: vars.fill.action,
  color: vars.text.onAction,
  fontWeight: figure.small.weight,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.colour}`,
  selectors: {
    '&:hover': { background: vars.fill.actionHover },
    '&:active': { background: vars.fill.actionPressed },
  },
  '@media': { [media.web]: { paddingInline: '14px 16px' } },
});

export const total = part({
  display: 'none',
  paddingInlineStart: '10px',
  borderInlineStart: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  '@media': { [media.web]: { display: 'inline' } },
});
