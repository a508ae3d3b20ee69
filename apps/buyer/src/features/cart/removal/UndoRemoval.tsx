import { Button } from '@havan/ui/Button';
import { cartTexts } from '../cart-texts.ts';
import { useLastRemoval } from './last-removal.ts';
import { useUndoRemoval } from './use-undo-removal.ts';

/** Renders the undo of the last removal, which stays when the toast has gone; nothing without a removal. */
export function UndoRemoval() {
  const removalId = useLastRemoval((store) => store.removalId);
  const { undo, isPending } = useUndoRemoval();
  if (removalId === null) return null;
  return (
    <Button variant="outline" size="small" loading={isPending} onClick={() => undo(removalId)}>
      {cartTexts.undoLast}
    </Button>
  );
}
