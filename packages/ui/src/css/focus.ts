import { vars } from '../theme/theme.css.ts';

/** Focus ring of the kit: 2 px wide, 2 px away from the control. For components that replace the default outline. */
export const focusRing = { outline: `2px solid ${vars.line.focus}`, outlineOffset: '2px' } as const;

/** Focus ring inside the edge, for controls that touch their neighbours. */
export const focusInside = { outline: `2px solid ${vars.line.focus}`, outlineOffset: '-2px' } as const;
