import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { DownloadIcon } from '@havan/ui/icons';
import { Menu } from '@havan/ui/Menu';
import { useMutation } from '@tanstack/react-query';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { exportTexts } from './export-texts.ts';
import { saveBlob } from './save-blob.ts';

interface ExportMenuProps {
  /** Name of the file, without day and extension. */
  readonly name: string;
  /** Loads the list with its current filters. */
  readonly load: (format: 'csv' | 'xlsx') => Promise<Blob>;
}

/** Renders a menu that exports a list as a file; a refusal is shown with the server's reason. */
export function ExportMenu({ name, load }: ExportMenuProps) {
  const notify = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (blob, format) => saveBlob(blob, `${name}-${istanbulIsoDay(new Date())}.${format}`),
    onError: (error) => notify(error, exportTexts.failed),
  });
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="outline"
          icon={<DownloadIcon />}
          loading={isPending}
          loadingText={exportTexts.loading}
        >
          {exportTexts.button}
        </Button>
      }
      items={[
        { id: 'xlsx', label: exportTexts.xlsx, onSelect: () => mutate('xlsx') },
        { id: 'csv', label: exportTexts.csv, onSelect: () => mutate('csv') },
      ]}
    />
  );
}
