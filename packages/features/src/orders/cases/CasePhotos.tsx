import { fetchStoredFile } from '@havan/api-client/files';
import type { OrderCase } from '@havan/contract/sales/cases';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { caseTexts } from './case-texts.ts';
import * as css from './CasePhotos.css.ts';

interface CasePhotosProps {
  readonly photos: OrderCase['photos'];
}

/**
 * Renders the pictures of a case, each large at a press. They are read with the session, so no address of
 * theirs works for anybody else.
 */
export function CasePhotos({ photos }: CasePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Inline as="ul" aria-label={caseTexts.photos}>
      {photos.map(({ fileId }, index) => (
        <li key={fileId} className={css.item}>
          <CasePhoto fileId={fileId} label={caseTexts.photo(index + 1)} />
        </li>
      ))}
    </Inline>
  );
}

function CasePhoto({ fileId, label }: { readonly fileId: string; readonly label: string }) {
  const { api } = useAppProfile();
  const [isLarge, setLarge] = useState(false);
  const photo = (width: number) => ({
    queryKey: ['case-photo', fileId, width],
    queryFn: async () => asDataUrl(await fetchStoredFile(api, fileId, width)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = useQuery(photo(192));
  const large = useQuery({ ...photo(960), enabled: isLarge });
  if (error)
    return (
      <Text size="tiny" tone="faint">
        {caseTexts.photoFailed}
      </Text>
    );
  if (!data) return <span className={css.photo} />;
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-label={caseTexts.enlarge(label)}
        onClick={() => setLarge(true)}
      >
        <img className={css.photo} src={data} alt="" />
      </button>
      <Modal open={isLarge} onClose={() => setLarge(false)} title={label} size="large">
        <img className={css.large} src={large.data ?? data} alt={label} />
      </Modal>
    </>
  );
}

/**
 * Returns the bytes as a data URL: the content security policy allows pictures only of the page's own origin and as
 * data URLs.
 */
function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(caseTexts.photoFailed)));
    reader.readAsDataURL(blob);
  });
}
