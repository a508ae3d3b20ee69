import { Button } from '../Button/Button.tsx';
import * as css from './Progress.css.ts';
import { DistanceRuler } from '../DistanceRuler/DistanceRuler.tsx';

export type ProgressProps = {
  /** Name of the task: `412 ilan yükleniyor`. */
  label: string;
  value: number;
  max: number;
  /** Text of the progress, `128 / 412`; default: the percentage. */
  reading?: string;
  /** Called by the button that stops the task; what is already done is kept. */
  onCancel?: () => void;
};

/** Renders the progress of a task of known length. */
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
