import { part, variants } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const rule = part({ display: 'inline-block', width: 'fit-content', borderBottom: '3px double' });

export const kind = variants({
  best: { borderBottomColor: vars.mark.positive, paddingBottom: '1px' },
  result: {
    borderBottomWidth: '4px',
    borderBottomColor: vars.line.section,
    paddingBottom: '8px',
    minWidth: '128px',
  },
});
