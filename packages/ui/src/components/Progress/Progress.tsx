import { Button } from '../Button/Button.tsx';
import * as css from './Progress.css.ts';
import { DistanceRuler } from '../DistanceRuler/DistanceRuler.tsx';

export type ProgressProps = {
  /** Name of the work: `412 ilan yükleniyor`. */
  label: string;
  value: number;
  max: number;
  /** `128 / 412`; by default the percentage. */
  reading?: string;
  /** Stops it; what is done already stays done. */
  onCancel?: () => void;
};

/** Long work of a known length, on the ruler. It can be left: the work goes on, the ruler is found again. */
export function Progress({ label, value, max, reading, onCancel }: ProgressProps) {
  const percent = max > 0 ? Math.floor((value / max) * 100) : 0;
  return (
    <div className={css.root}>
      <div className={css.words}>
        <span>{label}</span>
        <span className={css.reading}>{reading ?? `%${percent}`}</span>
      </div>
      <div className={css.way}>
        <DistanceRuler label={label} value={value} max={max} />
        {onCancel ? (
          <Button size="small" variant="quiet" onClick={onCancel}>
            Durdur
          </Button>
        ) : null}
      </div>
    </div>
  );
}
