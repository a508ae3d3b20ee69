import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A quiet button in a row, or on a line of its own below: its words, not its hidden edges, stand where the row does. */
export const button = style({ marginInline: `calc(-1 * ${vars.space.s})` });
