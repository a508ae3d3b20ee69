import { fetchFile } from '@havan/api-client/files';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { exportPerformance } from '@havan/contract/sales/performance';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { DownloadIcon } from '@havan/ui/icons';
import { Menu } from '@havan/ui/Menu';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import type { OrderSide } from '../../order-filters.ts';
import type { PerformanceFilter } from '../performance-filter.ts';
import { groupLabels, reportTexts as texts } from '../performance-texts.ts';
import { partsAsText } from './parts-as-text.ts';
import type { PerformanceParts } from '../TurnoverRun.tsx';

interface ReportMenuProps {
  readonly side: OrderSide;
  readonly filter: PerformanceFilter;
  readonly parts: PerformanceParts;
}

/** Renders the figures of the period as files, and as a table that is copied. */
export function ReportMenu({ side, filter, parts }: ReportMenuProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayExport = useMay(exportPerformance);
  const [isLoading, setIsLoading] = useState(false);
  const { from, to, step, by } = filter;
  const save = async (rows: typeof step | typeof by, format: 'csv' | 'xlsx') => {
    setIsLoading(true);
    try {
      const blob = await fetchFile(api, exportPerformance, { type: side, from, to, by: rows, format });
      saveBlob(blob, `${side === 'sold' ? 'satis' : 'alis'}-${istanbulIsoDay(new Date())}.${format}`);
    } catch {
      toast({ title: texts.failed, tone: 'attention' });
    } finally {
      setIsLoading(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(partsAsText(side, step, parts));
      toast({ title: texts.copied });
    } catch {
      toast({ title: texts.copyFailed, tone: 'attention' });
    }
  };
  if (!mayExport) return null;
  const files = (
    [
      [step, texts.stepRows[step]],
      [by, texts.groupRows(groupLabels[side][by])],
    ] as const
  ).flatMap(([rows, name], i) =>
    (['xlsx', 'csv'] as const).map((format) => ({
      id: `${rows}:${format}`,
      label: texts.file(name, format === 'xlsx' ? 'Excel' : 'CSV'),
      separated: i > 0 && format === 'xlsx',
      onSelect: () => void save(rows, format),
    })),
  );
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="outline" icon={<DownloadIcon />} loading={isLoading}>
          {texts.button}
        </Button>
      }
      items={[...files, { id: 'copy', label: texts.copy, separated: true, onSelect: () => void copy() }]}
    />
  );
}
