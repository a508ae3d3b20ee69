import { ApiError } from '@havan/api-client/api-error';
import { deleteConversationMutation } from '@havan/api-client/queries/notifications/messages';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { messageTexts } from './message-texts.ts';

/** Renders the button that deletes a conversation for this side, after a confirmation, because it cannot be undone. */
export function RemoveConversation({ conversationId }: { conversationId: number }) {
  const { api, paths } = useAppProfile();
  const { mutateAsync, isPending } = useMutation(deleteConversationMutation(api));
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  // A promise instead of callbacks: the list removes the conversation, and this component with it, before they would run.
  const remove = () =>
    void mutateAsync(conversationId)
      .then(
        () => {
          toast({ title: messageTexts.removed, tone: 'positive' });
          return navigate(paths.messages());
        },
        (error: Error) =>
          toast({ title: error instanceof ApiError ? error.message : defaultAlert, tone: 'critical' }),
      )
      .finally(() => setAsking(false));
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {messageTexts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messageTexts.removeAsk}
        confirmLabel={messageTexts.remove}
        tone="critical"
        loading={isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {messageTexts.removeHint}
      </ConfirmDialog>
    </>
  );
}
