import { reorderMutation } from '@havan/api-client/queries/sales/order-work';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { CheckCircleIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { reorderTexts } from '../order-work-texts.ts';

interface ReorderButtonProps {
  readonly orderId: number;
}

/**
 * Renders a button that puts the lines of an order into the cart again and reports the outcome of each line; nothing in
 * an app without a cart.
 */
export function ReorderButton({ orderId }: ReorderButtonProps) {
  const { api, flags, paths } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, data, reset } = useMutation({
    ...reorderMutation(api),
    onError: (error) => toast({ title: error.message || reorderTexts.failed, tone: 'attention' }),
  });
  const cart = paths.areas.cart;
  if (cart === undefined || !flags.isOn('reOrder')) return null;
  return (
    <>
      <Button variant="outline" loading={isPending} onClick={() => mutate(orderId)}>
        {reorderTexts.button}
      </Button>
      {data ? (
        <Modal
          open
          size="medium"
          title={data.added > 0 ? reorderTexts.title : reorderTexts.none}
          onClose={reset}
          footer={
            <Inline justify="end">
              <Button variant="outline" onClick={reset}>
                {reorderTexts.close}
              </Button>
              {data.added > 0 ? <ButtonLink href={cart}>{reorderTexts.toCart}</ButtonLink> : null}
            </Inline>
          }
        >
          <Stack as="ul" space="s" lines>
            {data.lines.map((line) => (
              <li key={line.lineNo}>
                <Text weight="strong" narrow>
                  {line.productName}
                </Text>
                {line.message === null ? (
                  <Inline space="xxs">
                    <CheckCircleIcon size="1em" aria-hidden="true" />
                    <Text tone="soft">{reorderTexts.added(line.quantity)}</Text>
                  </Inline>
                ) : (
                  <Text tone="attention">{line.message}</Text>
                )}
              </li>
            ))}
          </Stack>
        </Modal>
      ) : null}
    </>
  );
}
