import { fetchFile } from '@havan/api-client/files';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { downloadPayoutStatement } from '@havan/contract/money/payout-statements';
import { Button } from '@havan/ui/Button';
import { DownloadIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import { statementPageTexts as texts } from './statement-page-texts.ts';

interface StatementDownloadsProps {
  readonly statementId: number;
  readonly number: string;
}

const formats = ['pdf', 'csv'] as const;

/** Renders a statement as a file, in both forms. */
export function StatementDownloads({ statementId, number }: StatementDownloadsProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [loading, setLoading] = useState<(typeof formats)[number] | null>(null);
  const save = async (format: (typeof formats)[number]) => {
    setLoading(format);
    try {
      const request = { statementId: String(statementId), format };
      saveBlob(await fetchFile(api, downloadPayoutStatement, request), `${number}.${format}`);
    } catch {
      toast({ title: texts.fileFailed, tone: 'attention' });
    } finally {
      setLoading(null);
    }
  };
  return (
    <Inline space="xs" wrap={false}>
      {formats.map((format) => (
        <Button
          key={format}
          size="small"
          variant="outline"
          icon={<DownloadIcon />}
          loading={loading === format}
          aria-label={`${number}, ${texts[format]}`}
          onClick={() => void save(format)}
        >
          {texts[format]}
        </Button>
      ))}
    </Inline>
  );
}
