import { vars } from '../theme/theme.css.ts';

/** The one focus mark of the kit: 2 px, 2 px away from the control. Spread it into a part that draws its own outline. */
export const focusRing = { outline: `2px solid ${vars.line.focus}`, outlineOffset: '2px' } as const;

/** For controls that touch their neighbours: the ring lies inside. */
export const focusInside = { outline: `2px solid ${vars.line.focus}`, outlineOffset: '-2px' } as const;
