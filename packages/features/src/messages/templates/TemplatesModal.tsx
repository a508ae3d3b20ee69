import { sentenceOf } from '@havan/api-client/api-error';
import {
  deleteMessageTemplateMutation,
  messageTemplatesQuery,
} from '@havan/api-client/queries/notifications/message-templates';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { MessageTemplate } from '@havan/contract/notifications/message-templates';
import { formatDate } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filledFor } from './filled-for.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateRows } from './TemplateRows.tsx';
import { templateTexts as texts } from './template-texts.ts';

interface TemplatesModalProps {
  /** To whom the message goes. */
  readonly partner: { readonly userId: number; readonly companyName: string };
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

/** Renders the templates of a seller: each as it will read, to be inserted, changed or deleted. */
export function TemplatesModal({ partner, onInsert, onClose }: TemplatesModalProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { data, error, refetch } = useQuery(messageTemplatesQuery(api, partner.userId));
  const { mutate: remove, isPending } = useMutation(deleteMessageTemplateMutation(api));
  const [orderId, setOrderId] = useState<string | null>(null);
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  const [removed, setRemoved] = useState<MessageTemplate | null>(null);
  if (edited)
    return <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  const orders = data?.orders ?? [];
  const order = orders.find((each) => String(each.orderId) === orderId) ?? orders[0];
  const fill = (template: MessageTemplate) => filledFor(template.body, partner.companyName, order);
  return (
    <Modal
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        </Inline>
      }
    >
      <Stack space="m">
        <Text tone="soft">{texts.lead}</Text>
        {orders.length > 1 && order ? (
          <Select
            label={texts.order}
            help={texts.orderHelp}
            options={orders.map((each) => ({
              value: String(each.orderId),
              label: texts.orderOption(each.orderId, formatDate(new Date(each.orderedAt))),
            }))}
            value={String(order.orderId)}
            onChange={setOrderId}
          />
        ) : null}
        {data ? (
          data.templates.length > 0 ? (
            <TemplateRows
              templates={data.templates}
              fill={fill}
              onInsert={(template) => {
                onInsert(fill(template));
                onClose();
              }}
              onEdit={setEdited}
              onRemove={setRemoved}
            />
          ) : (
            <EmptyState size="panel" kind="noMessages" title={texts.none} subtitle={texts.noneHint} />
          )
        ) : error ? (
          <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
        ) : (
          <Shimmer kind="rows" count={3} height={56} label={texts.loading} />
        )}
      </Stack>
      {removed ? (
        <ConfirmDialog
          open
          title={texts.removeAsk}
          confirmLabel={texts.remove}
          tone="critical"
          loading={isPending}
          onConfirm={() =>
            remove(removed.templateId, {
              onSuccess: () => {
                toast({ title: texts.removed, tone: 'positive' });
                setRemoved(null);
              },
              onError: (failure) => toast({ title: sentenceOf(failure), tone: 'critical' }),
            })
          }
          onCancel={() => setRemoved(null)}
        >
          {`${removed.name}. ${texts.removeHint}`}
        </ConfirmDialog>
      ) : null}
    </Modal>
  );
}
