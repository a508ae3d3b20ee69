import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Aligns the text of a quiet button, not its invisible edges, with the row. */
export const button = style({ marginInline: `calc(-1 * ${vars.space.s})` });
