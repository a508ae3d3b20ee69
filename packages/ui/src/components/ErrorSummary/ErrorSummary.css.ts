import { part } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = part({ outlineOffset: '2px' });
export const link = part({
  display: 'inline-block',
  paddingBlock: '4px',
  color: vars.text.critical,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
