import { useMay } from '@havan/app-shell/profile/use-may';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { updateListings } from '@havan/contract/listings/listings';
import { listingViews } from '@havan/domain/listing';
import { Button } from '@havan/ui/Button';
import { Modal } from '@havan/ui/Modal';
import { Text } from '@havan/ui/Text';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { draftTexts as texts } from '../listing-texts.ts';
import { draftActions, useDrafts } from './draft-store.ts';
import { countsOf, type Drafts } from './drafts.ts';
import { useSaveDrafts } from './use-save-drafts.ts';

const tables: ReadonlySet<string> = new Set([
  paths.listings(),
  ...listingViews.map((view) => paths.listings(view)),
]);

/**
 * Asks whoever leaves the table of listings with unsaved edits, by a link, a key or the back button: save them, go back, or
 * keep them for later. They stay until the page is closed, which is asked about on every page.
 */
export function LeaveQuestion() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const drafts = useDrafts(useBasicInfos()?.user.companyId ?? null);
  const maySave = useMay(updateListings);
  const { save, isSaving } = useSaveDrafts();
  const [at, setAt] = useState(pathname);
  const [isAsking, setIsAsking] = useState(false);
  // The edits that were to stay as they are: nobody is asked about the same ones twice.
  const [kept, setKept] = useState<Drafts | null>(null);
  if (at !== pathname) {
    setAt(pathname);
    const leaves = tables.has(at) && !tables.has(pathname);
    setIsAsking((was) => (leaves ? drafts !== kept : was && !tables.has(pathname)));
  }
  useEffect(() => {
    if (drafts.size === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [drafts]);
  if (drafts.size === 0) return null;
  const keep = () => {
    setKept(drafts);
    setIsAsking(false);
  };
  const goBack = () => void navigate(paths.listings());
  const saveAll = async () => {
    await save();
    // What was refused or asked about is answered in its row.
    if (draftActions.current().size > 0) goBack();
    else setIsAsking(false);
  };
  const { changes, refused } = countsOf(drafts);
  return (
    <Modal
      open={isAsking}
      size="small"
      title={texts.leaveTitle(changes + refused)}
      onClose={keep}
      footer={
        <>
          <Button variant="quiet" onClick={keep}>
            {texts.leaveKeep}
          </Button>
          <Button variant="outline" onClick={goBack}>
            {texts.leaveBack}
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
