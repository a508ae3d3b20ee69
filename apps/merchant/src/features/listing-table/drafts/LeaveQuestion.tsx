import { type PageHold, useHeldPage } from '@havan/app-shell/frame/held-page';
import { useMay } from '@havan/app-shell/profile/use-may';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { updateListings } from '@havan/contract/listings/listings';
import { listingViews } from '@havan/domain/listing';
import { Button } from '@havan/ui/Button';
import { Modal } from '@havan/ui/Modal';
import { Text } from '@havan/ui/Text';
import { useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { draftTexts as texts } from '../listing-texts.ts';
import { draftActions, useDrafts } from './draft-store.ts';
import { countsOf, type Drafts } from './drafts.ts';
import { useSaveDrafts } from './use-save-drafts.ts';

const tables: ReadonlySet<string> = new Set([
  paths.listings(),
  ...listingViews.map((view) => paths.listings(view)),
]);

const leavesTables: PageHold = (from, to) => tables.has(from) && !tables.has(to);

/**
 * Renders the question to a user who is about to leave the table of listings with unsaved edits, by a link, a key or the
 * back button: save them, stay, or keep them. The table stays behind the question (screens.md §3). Kept edits last until
 * the document is closed, before which the browser asks on every page.
 */
export function LeaveQuestion() {
  const drafts = useDrafts(useBasicInfos()?.user.companyId ?? null);
  const maySave = useMay(updateListings);
  const { save, isSaving } = useSaveDrafts();
  // Edits that the user chose to keep; the same edits are not asked about again.
  const [kept, setKept] = useState<Drafts | null>(null);
  const { isHeld, stay } = useHeldPage(leavesTables, drafts.size > 0 && drafts !== kept);
  useEffect(() => {
    if (drafts.size === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [drafts]);
  if (drafts.size === 0) return null;
  const keep = () => setKept(drafts);
  const saveAll = async () => {
    await save();
    // Edits that were refused or need a confirmation are handled in their rows; without any the next page is shown.
    if (draftActions.current().size > 0) stay();
  };
  const { changes, refused } = countsOf(drafts);
  return (
    <Modal
      open={isHeld}
      size="small"
      title={texts.leaveTitle(changes + refused)}
      onClose={stay}
      footer={
        <>
          <Button variant="quiet" onClick={keep}>
            {texts.leaveKeep}
          </Button>
          <Button variant="outline" onClick={stay}>
            {texts.leaveStay}
          </Button>
          {maySave && changes > 0 ? (
            <Button loading={isSaving} onClick={() => void saveAll()}>
              {texts.save}
            </Button>
          ) : null}
        </>
      }
    >
      <Text>{texts.leaveBody}</Text>
    </Modal>
  );
}
