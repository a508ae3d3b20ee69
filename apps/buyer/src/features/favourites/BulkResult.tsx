import { ButtonLink } from '@havan/ui/ButtonLink';
import { Button } from '@havan/ui/Button';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { favouriteTexts } from './favourite-texts.ts';
import type { BulkAnswer } from './use-bulk-add.ts';

interface BulkResultProps {
  readonly lines: readonly BulkAnswer[];
  readonly onClose: () => void;
}

/** Renders the result of each line of a bulk addition, the refused ones first. */
export function BulkResult({ lines, onClose }: BulkResultProps) {
  const added = lines.filter((line) => line.added > 0).length;
  const sorted = lines.toSorted((a, b) => Number(a.message === null) - Number(b.message === null));
  return (
    <Modal
      open
      title={favouriteTexts.bulkTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {favouriteTexts.bulkClose}
          </Button>
          <ButtonLink href={paths.cart()}>{favouriteTexts.toCart}</ButtonLink>
        </>
      }
    >
      <Stack space="m">
        <Text weight="strong">
          {added === lines.length
            ? favouriteTexts.bulkAllAdded(added)
            : favouriteTexts.bulkSomeAdded(added, lines.length)}
        </Text>
        <Stack as="ul" space="s" lines>
          {sorted.map(({ productName, added: units, message }) => (
            <li key={productName}>
              <Text>{productName}</Text>
              <Text size="small" tone={units > 0 ? 'positive' : 'critical'}>
                {[units > 0 ? favouriteTexts.bulkAdded(units) : '', message ?? ''].filter(Boolean).join('. ')}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Modal>
  );
}
