import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { useEffect, useEffectEvent, useState } from 'react';
import * as css from './DraftBar.css.ts';
import { draftActions } from './draft-store.ts';
import { countsOf, type Drafts } from './drafts.ts';
import { draftTexts } from '../listing-texts.ts';

interface DraftBarProps {
  readonly drafts: Drafts;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** Renders the unsaved edits at the foot: their number, open questions, and the button to save (Ctrl+S). */
export function DraftBar({ drafts, isSaving, onSave }: DraftBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { changes, rows, refused, asked } = countsOf(drafts);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || drafts.size === 0) return;
    event.preventDefault();
    // Commits the cell that is being edited.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (drafts.size === 0) return null;
  return (
    <section className={css.bar} aria-label={draftTexts.bar} data-bar="">
      <div className={css.words} aria-live="polite">
        {changes > 0 ? (
          <>
            <Text as="strong" size="large">
              {draftTexts.changes(changes)}
            </Text>
            <Text size="small" tone="soft">
              {draftTexts.inRows(rows)}
            </Text>
          </>
        ) : null}
        {refused > 0 ? (
          <Text size="small" tone="critical" weight="strong">
            {draftTexts.refused(refused)}{' '}
            <Text as="span" size="tiny" tone="soft">
              {draftTexts.refusedHint}
            </Text>
          </Text>
        ) : null}
        {asked > 0 ? (
          <Text size="small" tone="attention" weight="strong">
            {draftTexts.asked(asked)}
          </Text>
        ) : null}
      </div>
      <Inline space="s" wrap={false}>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {draftTexts.discard}
        </Button>
        <Button
          loading={isSaving}
          disabled={changes === 0}
          onClick={onSave}
          aria-keyshortcuts="Control+S"
          after={
            <kbd className={css.key} aria-hidden="true">
              Ctrl S
            </kbd>
          }
        >
          {draftTexts.save}
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        title={draftTexts.discardTitle}
        confirmLabel={draftTexts.discard}
        cancelLabel={draftTexts.keep}
        tone="critical"
        onConfirm={() => {
          draftActions.discard();
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{draftTexts.discardBody}</Text>
      </ConfirmDialog>
    </section>
  );
}
