import { labelHeight, media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(12rem, 1fr) auto',
  gridTemplateAreas: '"search view" "filters filters"',
  '@media': {
    // Beside a menu the filters need a row of their own: in one row they would overlap the choice of the view.
    [media.wide]: {
      gridTemplateColumns: 'minmax(12rem, 20rem) minmax(0, 1fr) auto',
      gridTemplateAreas: '"search filters view"',
      alignItems: 'start',
    },
  },
});

/** Beside fields with a label above them: moved down to align with their boxes. */
const besideLabels = { '@media': { [media.wide]: { marginTop: labelHeight } } };

export const search = style({ gridArea: 'search', ...besideLabels });
export const filters = style({ gridArea: 'filters' });
export const view = style({ gridArea: 'view', display: 'flex', ...besideLabels });
