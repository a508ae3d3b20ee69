import { ButtonLink } from '@havan/ui/ButtonLink';
import { Button } from '@havan/ui/Button';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { favouriteTexts } from './favorite-texts.ts';
import type { BulkLine } from './use-bulk-add.ts';

interface BulkResultProps {
  readonly lines: readonly BulkLine[];
  readonly onClose: () => void;
}

/** What became of each line of a bulk addition, the refused ones first. */
export function BulkResult({ lines, onClose }: BulkResultProps) {
  const added = lines.filter(({ refusal }) => refusal === null).length;
  const sorted = lines.toSorted((a, b) => Number(a.refusal === null) - Number(b.refusal === null));
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
          {sorted.map(({ productId, productName, added: units, refusal }) => (
            <li key={productId}>
              <Text>{productName}</Text>
              <Text size="small" tone={refusal === null ? 'positive' : 'critical'}>
                {refusal ?? favouriteTexts.bulkAdded(units)}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Modal>
  );
}
