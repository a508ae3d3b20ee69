import { part } from '../../css/part.ts';
import { media, radius, weight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' });

export const page = part({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.control.small,
  height: vars.control.small,
  padding: '0 4px',
  border: `1px solid ${vars.line.tick}`,
  borderRadius: radius.control,
  selectors: { '&:hover': { borderColor: vars.text.main } },
});

export const current = part({
  background: vars.text.main,
  borderColor: vars.text.main,
  color: vars.surface.sheet,
  fontWeight: weight.strong,
  '@media': { [media.forced]: { borderWidth: '3px' } },
});

export const disabled = part({ opacity: 0.4 });
export const gap = part({ paddingInline: '4px', color: vars.text.faint });
