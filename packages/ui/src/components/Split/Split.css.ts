import { part, variants } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const split = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.web]: { columnGap: vars.space.xl } },
});

const columns = (template: string) => ({ '@media': { [media.web]: { gridTemplateColumns: template } } });

export const layout = variants({
  'start-narrow': columns('216px minmax(0, 1fr)'),
  'start-standard': columns('280px minmax(0, 1fr)'),
  'start-wide': columns('392px minmax(0, 1fr)'),
  'end-narrow': columns('minmax(0, 1fr) 216px'),
  'end-standard': columns('minmax(0, 1fr) 336px'),
  'end-wide': columns('minmax(0, 1fr) 392px'),
});

export const main = part({ minWidth: 0 });

export const stretch = part({ display: 'grid', alignSelf: 'stretch' });
export const webOnly = part({ '@media': { [media.belowWeb]: { display: 'none' } } });
export const sticky = part({ '@media': { [media.web]: { position: 'sticky', top: vars.space.l } } });
