import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A quiet button at the end of a row: its words, not its hidden edge, stand where the row ends. */
export const end = style({ marginInlineEnd: `calc(-1 * ${vars.space.s})` });
