import { saveBlob } from '@havan/app-shell/files/save-blob';
import type { Call, RequestOf } from '@havan/contract/call';
import { Button } from '@havan/ui/Button';
import { DownloadIcon } from '@havan/ui/icons';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { fetchOperatorFile } from '../../session.ts';

interface FileButtonProps<C extends Call> {
  readonly call: C;
  readonly request: RequestOf<C> & object;
  /** Name of the downloaded file. */
  readonly name: string;
  readonly label: string;
}

/** Downloads a file of the back office. */
export function FileButton<C extends Call>({ call, request, name, label }: FileButtonProps<C>) {
  const toast = useToast();
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      saveBlob(await fetchOperatorFile(call, request), name);
    } catch {
      toast({ title: 'Dosya indirilemedi. Yeniden deneyin.', tone: 'attention' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outline"
      icon={<DownloadIcon />}
      loading={loading}
      aria-label={`${label}, ${name} indir`}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
