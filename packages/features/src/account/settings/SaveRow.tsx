import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';

interface SaveRowProps {
  readonly label: string;
  /** Whether the user may change the values of the form; the button is left out otherwise. */
  readonly mayChange: boolean;
  readonly isPending: boolean;
}

/** Renders the button at the foot of a settings form. */
export function SaveRow({ label, mayChange, isPending }: SaveRowProps) {
  if (!mayChange) return null;
  return (
    <Inline justify="end">
      <Button type="submit" loading={isPending}>
        {label}
      </Button>
    </Inline>
  );
}
