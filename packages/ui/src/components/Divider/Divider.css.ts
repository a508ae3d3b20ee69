import { variants } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';

export const rank = variants({
  section: { border: 0, borderTop: `1px solid ${vars.line.section}`, width: '100%' },
  row: { border: 0, borderTop: `1px solid ${vars.line.row}`, width: '100%' },
});
