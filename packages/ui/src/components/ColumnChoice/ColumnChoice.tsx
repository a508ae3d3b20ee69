import { ColumnsIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Stack } from '../Stack/Stack.tsx';

export type ColumnChoiceProps = {
  /** Columns in display order; a `fixed` column cannot be hidden and is not listed. */
  columns: readonly { id: string; header: string; fixed?: boolean }[];
  /** Ids of the hidden columns. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/**
 * Renders a popover that selects the visible columns of a DataGrid. Every change takes effect at once; the
 * screen stores it.
 */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const free = columns.filter(({ fixed }) => !fixed);
  const toggle = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <Popover
      label="Sütunlar"
      width="small"
      trigger={
        <Button variant="outline" icon={<ColumnsIcon />}>
          Sütunlar
        </Button>
      }
    >
      <Stack space="xs" align="start">
        {free.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.has(id)}
            onChange={(shown) => toggle(id, shown)}
          />
        ))}
        <Button
          variant="quiet"
          size="small"
          disabled={free.every(({ id }) => !hidden.has(id))}
          onClick={() => onChange(new Set())}
        >
          Hepsini göster
        </Button>
      </Stack>
    </Popover>
  );
}
