import { type OutgoingMessage, sendMessageMutation } from '@havan/api-client/queries/notifications/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';

interface Outgoing extends OutgoingMessage {
  readonly error: Error | null;
  /** The newest message of the conversation when it was sent first. */
  readonly after: number;
}

interface Stored {
  readonly messageId: number;
  readonly isOwn: boolean;
  readonly text: string;
}
export type OutgoingFiles = OutgoingMessage['files'];

/**
 * Messages on their way, and those that did not get there; each keeps its key, so that sent again it is still one. One
 * that the conversation shows already is left out: it can be read before its own answer comes.
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
