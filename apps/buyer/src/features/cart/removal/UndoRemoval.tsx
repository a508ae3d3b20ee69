import { Button } from '@havan/ui/Button';
import { cartTexts } from '../cart-texts.ts';
import { useLastRemoval } from './last-removal.ts';
import { useUndoRemoval } from './use-undo-removal.ts';

/** The way back to what was last taken out, for whoever was too late for the toast; nothing where there is none. */
export function UndoRemoval() {
  const removalId = useLastRemoval((store) => store.removalId);
  const { undo, isPending } = useUndoRemoval();
  if (removalId === null) return null;
  return (
    <Button variant="quiet" size="small" loading={isPending} onClick={() => undo(removalId)}>
      {cartTexts.undoLast}
    </Button>
  );
}
