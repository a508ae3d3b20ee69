import { encode } from 'uqr';
import * as css from './QrCode.css.ts';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Renders a QR code, drawn as one path. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div data-theme="light">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={css.code}>
        <path d={path} />
      </svg>
    </div>
  );
}
