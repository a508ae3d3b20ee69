import { keyframes } from '@vanilla-extract/css';
import { part, variants, within } from '../../css/part.ts';
import { media, motion, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const enabled = ':not(:disabled, [aria-disabled="true"])';

type Paint = { background: string; color: string; borderColor: string };

/** Returns the styles of a button at rest, hovered and pressed. */
function face(rest: Paint, hover: Partial<Paint>, pressed: Partial<Paint>) {
  return {
    ...rest,
    selectors: { [`&:hover${enabled}`]: hover, [`&:active${enabled}`]: pressed },
  };
}

const filled = (rest: string, hover: string, pressed: string, color: string) =>
  face(
    { background: rest, color, borderColor: rest },
    { background: hover, borderColor: hover },
    { background: pressed, borderColor: pressed },
  );

const lined = (color: string, wash: string) =>
  face(
    { background: 'transparent', color, borderColor: vars.line.control },
    { background: wash, borderColor: color },
    { background: wash, borderColor: color, color: vars.text.main },
  );

const bare = (color: string, wash: string) =>
  face(
    { background: 'transparent', color, borderColor: 'transparent' },
    { background: wash },
    { background: wash, color: vars.text.main },
  );

const { fill, text, surface } = vars;

export const button = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: '1px solid',
  borderRadius: radius.control,
  fontWeight: weight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.colour}, border-color ${motion.colour}, color ${motion.colour}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]:not([aria-busy])': { opacity: 0.45, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const look = variants({
  'solid-action': filled(fill.action, fill.actionHover, fill.actionPressed, text.onAction),
  'solid-critical': filled(fill.critical, fill.criticalHover, fill.criticalPressed, text.onCritical),
  'outline-action': lined(text.action, surface.selected),
  'outline-critical': lined(text.critical, surface.critical),
  'quiet-action': bare(text.action, surface.selected),
  'quiet-critical': bare(text.critical, surface.critical),
  'ink-action': filled(text.main, text.soft, text.soft, surface.sheet),
  'ink-critical': filled(fill.critical, fill.criticalHover, fill.criticalPressed, text.onCritical),
});

export const size = variants({
  small: { minHeight: vars.control.small, paddingInline: '12px', fontSize: '13px', lineHeight: '18px' },
  medium: { minHeight: vars.control.medium, paddingInline: '16px' },
  large: { minHeight: vars.control.large, paddingInline: '20px', fontSize: '16px', lineHeight: '24px' },
});

export const wide = part({ width: '100%' });

/** Negative margins that cancel the padding and the invisible border of the size. */
export const flush = variants({
  small: { marginInlineStart: '-13px' },
  medium: { marginInlineStart: '-17px' },
  large: {},
});

export const content = part({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  minWidth: 0,
});
within(`${wide} > ${content}`, { flexGrow: 1 });

export const words = part({ minWidth: 0 });
export const after = part({ display: 'inline-flex', marginInlineStart: 'auto', fontWeight: weight.medium });
/** An arrow is as thin as the leading icon; an amount keeps its size. */
within(`${after} > svg`, { width: '16px', height: '16px', strokeWidth: 1.6 });
export const muted = part({ opacity: 0 });

const count = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '20%': { opacity: 1 } });

/** Five ticks that fill one after the other, while loading. */
export const running = part({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
});
within(`${running} > i`, {
  width: '2px',
  height: '12px',
  background: 'currentColor',
  opacity: 0.25,
  animation: `${count} 1s linear infinite`,
  '@media': {
    [media.still]: { animation: 'none', opacity: 0.8 },
    [media.forced]: { background: 'ButtonText' },
  },
});
for (const index of [1, 2, 3, 4, 5]) {
  within(`${running} > i:nth-child(${index})`, { animationDelay: `${index * 90}ms` });
}
