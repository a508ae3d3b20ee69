import { part, variants, within } from '../../css/part.ts';
import { vars } from '../../theme/theme.css.ts';
import { piece } from '../Shimmer/Shimmer.css.ts';

export const stack = part({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const align = variants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});

export const lines = part({});

within(`${lines} > * + *`, { borderTop: `1px solid ${vars.line.row}`, paddingTop: vars.space.s });

export const inOrder = part({});

within(`${inOrder} > :has(${piece}) ~ *`, { display: 'none' });
