import { useToast } from '@havan/ui/Toast';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

/**
 * Returns a function that reports a change of the list, with its undo, after the list is painted, so that the
 * press does not wait for the message.
 */
export function useListNews(): (title: string, undo: () => void) => void {
  'use memo';
  const toast = useToast();
  return (title, undo) =>
    void requestAnimationFrame(() =>
      setTimeout(() => toast({ title, action: { label: texts.undo, onPress: undo } })),
    );
}
