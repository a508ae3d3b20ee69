import { useToast } from '@havan/ui/Toast';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

/**
 * Tells what became of the list, with the way back, when the list is painted: whoever has pressed would otherwise wait
 * for the message, too.
 */
export function useListNews(): (title: string, undo: () => void) => void {
  'use memo';
  const toast = useToast();
  return (title, undo) =>
    void requestAnimationFrame(() =>
      setTimeout(() => toast({ title, action: { label: texts.undo, onPress: undo } })),
    );
}
