import { IconButton } from '@havan/ui/IconButton';
import { Inline } from '@havan/ui/Inline';
import { BarcodeIcon, CopyIcon } from '@havan/ui/icons';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { offerTexts } from '../offer-texts.ts';

/** Renders the barcode with a button that copies it. */
export function Barcode({ barcode }: { barcode: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(barcode).then(
      () => toast({ title: offerTexts.copied, tone: 'positive' }),
      () => toast({ title: offerTexts.copyFailed, tone: 'critical' }),
    );
  return (
    <Inline space="xs">
      <BarcodeIcon size="1.25em" aria-label={offerTexts.barcode} />
      <Text as="span" tone="soft">
        {barcode}
      </Text>
      <IconButton
        size="small"
        label={offerTexts.copyBarcode}
        icon={<CopyIcon />}
        onClick={() => void copy()}
      />
    </Inline>
  );
}
