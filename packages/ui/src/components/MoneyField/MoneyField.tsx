import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

export type MoneyFieldProps = Omit<NumberFieldProps, 'decimals' | 'suffix'> & {
  /** Whole kuruş. */
  value: number | null;
};

/** Renders a field for an amount in lira, typed with comma or dot; its value is whole kuruş. */
export function MoneyField({ value, onChange, ...rest }: MoneyFieldProps) {
  return (
    <NumberField
      invalidText="Tutarı rakamla yazın: 1.250,50"
      {...rest}
      decimals={2}
      suffix="TL"
      value={value === null ? null : value / 100}
      onChange={(lira) => onChange(lira === null ? null : Math.round(lira * 100))}
    />
  );
}
