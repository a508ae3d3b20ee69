import { type OutgoingMessage, sendMessageMutation } from '@havan/api-client/queries/notifications/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';

interface Outgoing extends OutgoingMessage {
  readonly error: Error | null;
  /** Id of the newest message of the conversation at the first attempt. */
  readonly after: number;
}

interface Stored {
  readonly messageId: number;
  readonly isOwn: boolean;
  readonly text: string;
}
export type OutgoingFiles = OutgoingMessage['files'];

/**
 * Returns the messages that are being sent or have failed, and the actions to send and resend one. A message keeps its
 * key, so that resending it creates no second one. A message that the conversation already shows is left out, because
 * it may be read before its own answer arrives.
 */
export function useOutgoing(messages: readonly Stored[]) {
  const { api } = useAppProfile();
  const { mutate } = useMutation(sendMessageMutation(api));
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const without = (list: readonly Outgoing[], key: string) => list.filter((each) => each.key !== key);
  const send = (message: OutgoingMessage) => {
    const { after } = outgoing.find(({ key }) => key === message.key) ?? {
      after: Math.max(0, ...messages.map(({ messageId }) => messageId)),
    };
    setOutgoing((list) => [...without(list, message.key), { ...message, after, error: null }]);
    mutate(message, {
      onSuccess: () => setOutgoing((list) => without(list, message.key)),
      onError: (error) =>
        setOutgoing((list) => [...without(list, message.key), { ...message, after, error }]),
    });
  };
  const isShown = ({ text, after }: Outgoing) =>
    messages.some((stored) => stored.isOwn && stored.messageId > after && stored.text === text);
  return {
    outgoing: outgoing.filter((message) => !isShown(message)),
    send: (userId: number, text: string, files: OutgoingFiles) =>
      send({ userId, text, files, key: crypto.randomUUID() }),
    sendAgain: ({ userId, text, files, key }: OutgoingMessage) => send({ userId, text, files, key }),
  };
}
