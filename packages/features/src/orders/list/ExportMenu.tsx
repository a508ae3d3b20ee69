import { fetchFile } from '@havan/api-client/files';
import { exportOrders } from '@havan/contract/sales/order-work';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { DownloadIcon } from '@havan/ui/icons';
import { Menu } from '@havan/ui/Menu';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type OrderFilter, orderNarrowingOf, type OrderSide } from '../order-filters.ts';
import { exportTexts } from '../order-work-texts.ts';
import { saveBlob } from '@havan/app-shell/files/save-blob';

interface ExportMenuProps {
  readonly side: OrderSide;
  readonly filter: OrderFilter;
}

/** The list as it is narrowed now, as a file. */
export function ExportMenu({ side, filter }: ExportMenuProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [isLoading, setIsLoading] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setIsLoading(true);
    try {
      const blob = await fetchFile(api, exportOrders, { ...orderNarrowingOf(filter, side), format });
      saveBlob(blob, `siparisler-${istanbulIsoDay(new Date())}.${format}`);
    } catch {
      toast({ title: exportTexts.failed, tone: 'attention' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="outline" icon={<DownloadIcon />} loading={isLoading}>
          {exportTexts.button}
        </Button>
      }
      items={[
        { id: 'xlsx', label: exportTexts.xlsx, onSelect: () => void save('xlsx') },
        { id: 'csv', label: exportTexts.csv, onSelect: () => void save('csv') },
      ]}
    />
  );
}
