import { fetchLeftOutRows } from '@havan/api-client/queries/listings/listing-import';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import { Button } from '@havan/ui/Button';
import { DownloadIcon } from '@havan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { importTexts as texts } from './import-texts.ts';

/** Renders the download of the rows that were not applied: the seller's columns and one with the reason. */
export function LeftOutRows({ importId }: { readonly importId: string }) {
  const { api } = useAppProfile();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchLeftOutRows(api, importId),
    onSuccess: (blob) => saveBlob(blob, 'yuklenmeyen-satirlar.csv'),
    onError: showFailure,
  });
  return (
    <Button
      size="small"
      variant="outline"
      icon={<DownloadIcon />}
      title={texts.downloadHint}
      loading={isPending}
      onClick={() => mutate()}
    >
      {texts.download}
    </Button>
  );
}
